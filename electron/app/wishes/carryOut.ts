import { LampwrightError } from '#shared/api/errors';
import type { Intent } from '#shared/composer/intent/readIntent';
import type { EntryDraft, Reading } from '#shared/conversation/entry';
import { lastingWish, type LampSetting } from '#shared/conversation/lastingWish';
import { lastingNoteDrafts } from '#shared/conversation/notes';
import { stepsAlong } from '#shared/conversation/versions';
import { performControl } from './controls';
import { startAnswer } from './startAnswer';
import { done, type Started, type WishParts } from './WishParts';

/** Does what a wish asks for, as it is read: at once where no engine is needed. What it was and what came of it is in the log. */
export async function carryOut(text: string, parts: WishParts, signal: AbortSignal): Promise<Started> {
  const { conversation, settings, addStandingWish } = parts;
  await conversation.alignNotes(settings());
  const lasting = lastingWish(text);
  if (lasting?.kind === 'setting') return mount(text, lasting.setting, parts);
  if (lasting?.isForEveryConversation === true) addStandingWish(lasting.text);
  // The words' meanings are a large table: it is loaded with the first wish.
  const { readIntent } = await import('#shared/composer/intent/readIntent');
  const intent = readIntent(text, conversation.entries);
  const reading = readingOf(intent);
  switch (intent.intent) {
    case 'remark':
      await write(text, reading, parts);
      return done('Kept as it is.');
    case 'control': {
      // Nothing is begun anew where nothing was begun.
      const isNothing = intent.control.kind === 'new-conversation' && conversation.isEmpty;
      if (!isNothing) await write(text, reading, parts);
      return done(await performControl(intent.control, parts.controlled, parts.clock.now()));
    }
    case 'undo':
    case 'redo':
    case 'restore': {
      const drafts = goingBack(intent, parts);
      await write(text, reading, parts, drafts);
      return done();
    }
    case 'edit': {
      if (!intent.edit || !settings().hasInstantEdits) break;
      const { program, changes, operations } = intent.edit;
      const words = changes.map((change) => change.words);
      await write(text, reading, parts, (to) => [
        { type: 'edit', to, program, changes: words, operations: [...operations] },
      ]);
      return done();
    }
    case 'new':
    case 'follow-up':
      break;
  }
  parts.writing.begin({ text, reading, writer: null, sketch: null });
  return startAnswer({ text, reading }, await parts.room.engine(), parts, signal);
}

/** How a wish was read, as the log keeps it. */
function readingOf({ intent, confidence, because }: Intent): Reading {
  return { intent, confidence, because: because.slice(0, 500) };
}

/** Writes a wish down, with what is to last of it and what was done. */
async function write(
  text: string,
  reading: Reading,
  { conversation }: WishParts,
  outcome: (to: number) => EntryDraft[] = () => [],
): Promise<void> {
  const { log } = conversation;
  const [entry] = await log.append({ type: 'wish', text, reading });
  const to = entry?.seq ?? 0;
  const drafts = [...lastingNoteDrafts(text, to, log.entries), ...outcome(to)];
  if (drafts.length > 0) await log.append(...drafts);
}

/** What goes back or forth, in as many steps as were asked for and there are. Fails with NOTHING_THERE. */
function goingBack(
  intent: Extract<Intent, { intent: 'undo' | 'redo' | 'restore' }>,
  { conversation }: WishParts,
): () => EntryDraft[] {
  if (intent.intent === 'restore') return () => [{ type: 'restore', to: intent.to, how: 'jump' }];
  const { intent: how, steps } = intent;
  const along = stepsAlong(conversation.entries, how, steps);
  if (along.length === 0)
    throw new LampwrightError(
      'NOTHING_THERE',
      how === 'undo' ? 'There is nothing to undo.' : 'There is nothing to redo.',
    );
  return () => along.map(({ seq }) => ({ type: 'restore', to: seq, how }));
}

/** “my lamp hangs upside down”: what is really a setting becomes the setting. */
async function mount(text: string, setting: LampSetting, parts: WishParts): Promise<Started> {
  const reading: Reading = { intent: 'control', confidence: 1, because: 'it says how the lamp is mounted' };
  await parts.conversation.append({ type: 'wish', text, reading });
  parts.setMounting(setting);
  return done(
    setting.name === 'isMirrored'
      ? 'Set: left and right change places from now on.'
      : `Set: the picture is turned by ${setting.value}° from now on.`,
  );
}
