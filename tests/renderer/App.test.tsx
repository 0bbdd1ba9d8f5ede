import { describe, expect, it } from 'vitest';
import type { ConnectionState } from '#shared/api/ApiClient';
import type { AnsweringState } from '#shared/api/areas/wishArea';
import type { States } from '#shared/api/contract';
import type { EntryDraft } from '#shared/conversation/Entry';
import { describeProgram } from '#shared/program/describeProgram';
import { App } from '../../renderer/App';
import { words } from '../../renderer/words/words';
import { fakeCanvas } from './fakeCanvas';
import { renderPart } from './renderPart';
import { unlabelledControls } from './unlabelledControls';
import { logOf, programOf, sampleStates } from './sampleStates';

/** The page as first rendered, with these states of the app. */
function draw(connection: ConnectionState['phase'], states?: States) {
  return renderPart(<App />, states, { connection });
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
  queued: [{ id: 1, text: 'and dimmer' }],
};
const conversationOf = (...drafts: EntryDraft[]) =>
  sampleStates({ conversation: { id: 'c1', createdAt: 1, entries: logOf(...drafts) } });

fakeCanvas();

describe('the page without the app', () => {
  it('says that it connects, that it retries, where to open the app instead, or what to close', () => {
    expect(draw('connecting').text).toContain(words.connection.connecting);
    expect(draw('lost').text).toContain(`${words.connection.lost} ${words.connection.tryingAgain}`);
    expect(draw('crowded').text).toContain(`${words.connection.crowded} ${words.connection.closeOne}`);
    expect(draw('refused').text).toContain('Open the address that Lampwright printed when it started.');
  });

  it('keeps showing the last states when the connection is lost, but accepts no wishes', () => {
    const { text, getByRole } = draw('lost', conversationOf({ type: 'manual', program: storm, changes: [] }));
    expect(text).toContain('Trying again…');
    expect(text).toContain('Storm over the sea');
    expect(getByRole('button', { name: words.conversation.prompt.send })).toHaveProperty('disabled', true);
  });
});

describe('the page', () => {
  it('says who answers, and the state of the lamp', () => {
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

  it('marks a draft or a sketch on the stage, and nothing else', () => {
    const { draft, sketch, current } = words.stage.marks;
    const marksOf = (states: States) => {
      const { queryByText } = draw('open', states);
      return [draft, sketch, current].filter((mark) => queryByText(mark));
    };
    expect(marksOf(sampleStates({ wish: answering }))).toEqual([draft]);
    expect(marksOf(sampleStates({ wish: { ...answering, draft: null, sketch: storm } }))).toEqual([sketch]);
    expect(marksOf(sampleStates({ wish: { ...answering, draft: null } }))).toEqual([current]);
    expect(marksOf(sampleStates())).toEqual([]);
  });

  it('tells screen readers what the lamp shows, or that it is off', () => {
    const { stage } = sampleStates();
    const off = sampleStates({ stage: { ...stage, light: { phase: 'off' } } });
    expect(
      draw('open', sampleStates()).queryByRole('img', { name: describeProgram(stage.program) }),
    ).toBeTruthy();
    expect(draw('open', off).queryByRole('img', { name: words.stage.off })).toBeTruthy();
  });

  it('gives every button and field a name', () => {
    const { element } = draw('open', { ...conversationOf({ type: 'wish', text: 'a' }), wish: answering });
    expect(unlabelledControls(element)).toEqual([]);
  });

  it('shows texts from outside as text, never as markup', () => {
    const wish = '<img src=x onerror=alert(1)>';
    const { element, text } = draw('open', conversationOf({ type: 'wish', text: wish }));
    expect(text).toContain(wish);
    expect(element.querySelector('img')).toBeNull();
  });
});
