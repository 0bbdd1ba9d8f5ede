import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ConnectionState } from '#shared/api/ApiClient';
import type { AnsweringState } from '#shared/api/areas/wishArea';
import type { States } from '#shared/api/contract';
import type { EntryDraft } from '#shared/conversation/Entry';
import { describeProgram } from '#shared/program/describeProgram';
import { App } from '../../renderer/App';
import { words } from '../../renderer/words/words';
import { renderPart } from './renderPart';
import { logOf, programOf, sampleStates } from './sampleStates';
import { textOfHtml } from './textOfHtml';

/** The page as it is first drawn, with what the app has told. */
function draw(link: ConnectionState['phase'], states?: States) {
  return renderPart(<App />, states, { link });
}

const storm = programOf('Storm over the sea', '#3344FF');
const answering: AnsweringState = {
  phase: 'answering',
  text: 'rain',
  reading: { intent: 'new', confidence: 1, because: '' },
  writer: { kind: 'model', name: 'lamp' },
  since: 1,
  progress: { phase: 'writing', tokens: 124, tokensPerSecond: 37.6 },
  draft: storm,
  sketch: null,
  correcting: null,
  next: [{ id: 1, text: 'and dimmer' }],
};
const talkOf = (...drafts: EntryDraft[]) =>
  sampleStates({ conversation: { id: 'c1', createdAt: 1, entries: logOf(...drafts) } });

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('navigator', { userAgent: 'a browser' });
});
afterEach(() => void vi.unstubAllGlobals());

describe('the page without the app', () => {
  it('says that it connects, that it tries again, where to open it instead, or what to close', () => {
    expect(draw('connecting').text).toContain(words.connection.connecting);
    expect(draw('lost').text).toContain(`${words.connection.lost} ${words.connection.tryingAgain}`);
    expect(draw('crowded').text).toContain(`${words.connection.crowded} ${words.connection.closeOne}`);
    expect(draw('refused').text).toContain('Open the address that Lampwright printed at its start.');
  });

  it('keeps showing what it knows when the connection is lost, but takes no wishes', () => {
    const { html, text } = draw('lost', talkOf({ type: 'manual', program: storm, changes: [] }));
    expect(text).toContain('Trying again…');
    expect(text).toContain('Storm over the sea');
    expect(html).toMatch(/<button type="submit"[^>]* disabled=""/);
  });
});

describe('the page', () => {
  it('says who answers, and how it stands with the lamp', () => {
    const { text } = draw('open', sampleStates());
    expect(text).toContain('Who answers: Built-in composer');
    expect(text).toContain('Virtual lamp plug one in any time');
    const { engine, lamp } = sampleStates();
    const other = draw(
      'open',
      sampleStates({
        engine: { ...engine, answering: { kind: 'model', name: 'gemma lamp' }, tokensPerSecond: 38.2 },
        lamp: { ...lamp, state: { phase: 'unplugged', path: '/dev/ttyUSB0' } },
      }),
    ).text;
    expect(other).toMatch(/Who answers: gemma lamp.* 38 tok\/s/);
    expect(other).toContain('Unplugged ttyUSB0');
  });

  it('marks the draft and the sketch on the stage, and nothing when all is settled', () => {
    const markOf = (states: States) => /data-kind="(\w+)"/.exec(draw('open', states).html)?.[1];
    expect(markOf(sampleStates({ wish: answering }))).toBe('draft');
    expect(markOf(sampleStates({ wish: { ...answering, draft: null, sketch: storm } }))).toBe('sketch');
    expect(markOf(sampleStates({ wish: { ...answering, draft: null } }))).toBe('current');
    expect(markOf(sampleStates())).toBeUndefined();
  });

  it('tells those who do not see the lamp what it shows, or that it is off', () => {
    const { stage } = sampleStates();
    const labelOf = (states: States) =>
      /role="img" aria-label="([^"]+)"/.exec(draw('open', states).html)?.[1];
    expect(labelOf(sampleStates())).toBe(describeProgram(stage.program));
    expect(labelOf(sampleStates({ stage: { ...stage, light: { phase: 'off' } } }))).toBe(words.stage.off);
  });

  it('gives every button and field a name', () => {
    const { html } = draw('open', { ...talkOf({ type: 'wish', text: 'a' }), wish: answering });
    for (const [, attributes = '', inside = ''] of html.matchAll(/<button([^>]*)>(.*?)<\/button>/g))
      expect(/aria-label="[^"]+"/.test(attributes) || textOfHtml(inside) !== '').toBe(true);
    const id = /<label[^>]* for="([^"]+)"/.exec(html)?.[1];
    expect(html).toContain(`<textarea id="${id}"`);
  });

  it('shows words from outside as text, never as markup', () => {
    const { html } = draw('open', talkOf({ type: 'wish', text: '<img src=x onerror=alert(1)>' }));
    expect(html).not.toContain('<img');
  });
});
