import { describe, expect, it } from 'vitest';
import { lampRoutes } from '#shared/api/areas/lampArea';
import { encodeProgram } from '#shared/lamp/code/encodeProgram';
import { programChecksum } from '#shared/lamp/wire/crc';
import { describeProgram } from '#shared/program/describeProgram';
import { words } from '../../../renderer/words/words';
import { card, lampPicture, sendWish, stage, stoppedCard, writingCard } from './windowActions';
import { oneWindow } from './windows';
import { soon } from './soon';
import { auroraReply, solidReply } from './modelReplies';
import { distance, middle, painted } from './pixels';
import { needs } from '../../tools/needs';

const { marks } = words.stage;

describe('the window: a wish', needs('chromium'), () => {
  const window = oneWindow({ page: { reducedMotion: 'no-preference' } });
  it('is sketched, streams in step by step, and then plays on the stage and on the lamp', async () => {
    const { page, ollama, app } = window();
    const marked = (mark: string) => stage(page).getByText(mark, { exact: true }).waitFor();
    const written = (steps: number) =>
      writingCard(page).getByText(words.conversation.writing.soFar(steps)).waitFor();
    const sketch = marked(marks.sketch);
    const first = Promise.all([written(1), marked(marks.draft)]);
    const second = written(2);
    ollama.queueReplies({
      text: auroraReply,
      holds: [
        { afterTokens: 0, until: sketch },
        { afterTokens: 100, until: first },
        { afterTokens: 150, until: second },
      ],
    });
    await sendWish(page, 'northern lights over a dark fjord');
    await Promise.all([sketch, first, second]);
    await card(page, 'Aurora over the fjord').waitFor();
    await stage(page).getByText(marks.draft, { exact: true }).waitFor({ state: 'detached' });
    expect(await writingCard(page).count()).toBe(0);

    const { stage: shown, lamp } = await app.until(
      (states) => states.stage.source.type === 'version' && states.lamp.report !== null,
    );
    expect(await lampPicture(page).getAttribute('aria-label')).toBe(describeProgram(shown.program));
    expect(lamp.state).toMatchObject({ phase: 'ready', lamp: { kind: 'virtual' } });
    // The very program is on the lamp: it says the sum of what it was given.
    const sum = programChecksum(encodeProgram(shown.program));
    await expect
      .poll(
        async () =>
          (await app.client.call(lampRoutes.log, { after: 0 }))
            .filter(({ from }) => from === 'lamp')
            .map(({ text }) => text)
            .join('\n'),
        soon,
      )
      .toContain(sum);
  });

  it('changes the pixels of the preview', async () => {
    const { page, ollama } = window();
    const colors = { red: '#FF0000', blue: '#0000FF' } as const;
    const seen = [];
    for (const [color, hex] of Object.entries(colors) as ['red' | 'blue', string][]) {
      const name = `The ${color} room`;
      ollama.queueReplies(solidReply(name, hex));
      await sendWish(page, `a room that is painted ${color}`);
      await card(page, name).waitFor();
      await expect
        .poll(async () => {
          const shown = (await painted(lampPicture(page))).mean(middle);
          const other = color === 'red' ? shown.blue : shown.red;
          return shown[color] - other;
        }, soon)
        .toBeGreaterThan(30);
      seen.push((await painted(lampPicture(page))).mean(middle));
    }
    const [red, blue] = seen;
    expect(red && blue && distance(red, blue)).toBeGreaterThan(30);
  });

  it('can be stopped, which leaves what was on show', async () => {
    const { page, ollama, app } = window();
    const before = (await app.states()).stage.program;
    ollama.queueReplies({ text: auroraReply, fault: { name: 'stall', afterTokens: 120 } });
    await sendWish(page, 'northern lights once more, but over a lake');
    await writingCard(page).getByText(words.conversation.writing.soFar(1)).waitFor();
    await writingCard(page).getByRole('button', { name: words.conversation.writing.stop }).click();
    await stoppedCard(page).waitFor();
    expect((await app.until(({ wish }) => wish.phase === 'idle')).stage.program).toEqual(before);
  });
});
