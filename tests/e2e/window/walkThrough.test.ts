import { describe, expect, it } from 'vitest';
import { words } from '../../../renderer/words/words';
import { needs } from '../../tools/needs';
import { card, lampPicture, openFromMenu, sendWish } from './windowActions';
import { expectAccessible } from './axe';
import { middle, painted } from './pixels';
import { soon } from './soon';
import { oneWindow } from './windows';

/** The main way through the window, without a model. The long tests go everywhere else. */
describe('a walk through the window', needs('chromium'), () => {
  const window = oneWindow({ ollama: 'none' });
  let name = '';

  it('begins with examples, and axe-core finds nothing wrong', async () => {
    const { page } = window();
    await page.getByRole('heading', { name: words.conversation.question }).waitFor();
    await page.getByRole('button', { name: words.engine.setup.get }).first().waitFor();
    await expectAccessible(window());
  });

  it('answers an example with a program, which is put on the stage and on the lamp', async () => {
    const { page, app } = window();
    const examples = page.getByRole('list', { name: words.conversation.examplesLabel }).getByRole('button');
    await examples.first().click();
    const { stage } = await app.until(
      (states) => states.stage.source.type === 'version' && states.lamp.report !== null,
    );
    name = stage.program.name;
    await card(page, name).waitFor();
  });

  it('shows the light: other colours for another wish', async () => {
    const { page } = window();
    for (const [color, other] of [
      ['red', 'blue'],
      ['blue', 'red'],
    ] as const) {
      await sendWish(page, `all ${color}`);
      await expect
        .poll(async () => {
          const shown = (await painted(lampPicture(page))).mean(middle);
          return shown[color] - shown[other];
        }, soon)
        .toBeGreaterThan(30);
    }
  });

  it('changes the light on a plain wish, and takes the change back', async () => {
    const { page, app } = window();
    await sendWish(page, 'a campfire');
    await card(page, 'Campfire').waitFor();
    const asText = async () => JSON.stringify((await app.states()).stage.program);
    const before = await asText();
    await sendWish(page, 'slower');
    await app.until(({ stage }) => JSON.stringify(stage.program) !== before);
    await sendWish(page, 'undo');
    await app.until(({ stage }) => JSON.stringify(stage.program) === before);
  });

  it('saves a program, shows it in the library, and axe-core finds nothing wrong there', async () => {
    const { page, app } = window();
    await card(page, 'Campfire').getByRole('button', { name: words.conversation.card.save }).last().click();
    await openFromMenu(page, words.titleBar.library);
    await page.getByRole('article', { name: 'Campfire', exact: true }).waitFor();
    expect((await app.states()).library.map(({ program }) => program.name)).toEqual(['Campfire']);
    await expectAccessible(window());
  });
});
