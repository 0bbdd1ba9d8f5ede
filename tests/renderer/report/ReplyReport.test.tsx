import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { parseReply } from '#shared/program/parseReply';
import { exampleReplies } from '../../../renderer/reply/exampleReplies';
import { ReplyReport } from '../../../renderer/report/ReplyReport';
import { textOf } from '../textOf';

function read(text: string) {
  const html = renderToString(<ReplyReport reply={parseReply(text)} />);
  return { html, text: textOf(html) };
}

describe('the report on a reply', () => {
  it('says that a sound program is sound, and lists no repairs', () => {
    const { text } = read(exampleReplies.sound.text);
    expect(text).toContain('Sound as it is Aurora over the fjord');
    expect(text).not.toContain('Put right');
  });

  it('lists every repair of a mended reply, and counts them', () => {
    const reply = parseReply(exampleReplies.mending.text);
    if (!reply.ok) throw new Error(reply.error.message);
    const { text } = read(exampleReplies.mending.text);
    expect(reply.repairs.length).toBeGreaterThan(1);
    expect(text).toContain(`${reply.repairs.length} things put right`);
    for (const repair of reply.repairs) expect(text).toContain(repair);
  });

  it('counts a single repair in the singular', () => {
    const { text } = read(`Here you are: ${exampleReplies.sound.text}`);
    expect(text).toContain('1 thing put right');
  });

  it('shows the sentence, the code and the path of an error', () => {
    const { text } = read('{"program":{"name":"Empty","steps":[]}}');
    const reply = parseReply('{"program":{"name":"Empty","steps":[]}}');
    if (reply.ok) throw new Error('a program without steps was read');
    expect(text).toContain(reply.error.message);
    expect(text).toContain(`Code ${reply.error.code}`);
    expect(text).toContain(`Where ${reply.error.path}`);
  });

  it('announces its heading in every state', () => {
    for (const { text } of Object.values(exampleReplies)) {
      expect(read(text).html.match(/aria-live="polite" aria-atomic="true"/g)).toHaveLength(1);
    }
  });

  it('shows text from a reply as text, never as markup', () => {
    const { html } = read(
      '{"program":{"name":"<img src=x>","steps":[{"id":"a","command":{"type":"off"},"duration":500}]}}',
    );
    expect(html).not.toContain('<img');
  });
});
