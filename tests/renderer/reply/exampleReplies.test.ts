import { describe, expect, it } from 'vitest';
import { parseReply } from '#shared/program/parseReply';
import { exampleReplies } from '../../../renderer/reply/exampleReplies';

describe('the example replies are what their labels say', () => {
  it('a sound program needs no repair', () => {
    expect(parseReply(exampleReplies.sound.text)).toMatchObject({ ok: true, repairs: [] });
  });

  it('a reply that needs mending keeps its three steps, their colours, times and the loop', () => {
    const reply = parseReply(exampleReplies.mending.text);
    expect(reply).toMatchObject({
      ok: true,
      program: {
        name: 'Storm over the sea',
        steps: [
          { id: 'swell', command: { name: 'wave', params: { color: '#4169E1' } }, duration: 6000 },
          { id: 'flash', duration: 700 },
          { id: 'rain', duration: 5000 },
        ],
        loop: { count: 0, start_step: 'swell', end_step: 'rain' },
      },
    });
  });

  it('not a program is none', () => {
    expect(parseReply(exampleReplies.notAProgram.text)).toMatchObject({
      ok: false,
      error: { code: 'NO_PROGRAM' },
    });
  });
});
