import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { App } from '../../renderer/App';
import { textOf } from './textOf';

describe('the first page', () => {
  const html = renderToString(<App />);
  const text = textOf(html);

  it('says plainly that the window is still being built', () => {
    expect(text).toContain('The window for that is still being built.');
  });

  it('opens with a reply already read and mended', () => {
    expect(text).toMatch(/Mended, \d+ things put right Storm over the sea/);
  });

  it('labels its one field', () => {
    const id = /<label[^>]* for="([^"]+)"/.exec(html)?.[1];
    expect(html).toContain(`<textarea id="${id}"`);
  });
});
