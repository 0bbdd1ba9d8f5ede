import { LampwrightError } from '#shared/errors/LampwrightError';
import type { Intent } from '#shared/composer/intent/readIntent';
import type { EntryDraft, Reading } from '#shared/conversation/Entry';
import { lastingWish, type LampSetting } from '#shared/conversation/lastingWish';
import { lastingNoteDrafts } from '#shared/conversation/notes';
import { versionsAlong } from '#shared/conversation/versionHistory';
import { performControl } from './performControl';
import { startAnswer } from './startAnswer';
import { finishedWish, type StartedWish, type WishDependencies } from './WishDependencies';

/** Does what a wish asks for, as it is read: at once where no engine is needed. What it was and what came of it is in the log. */
export async function performWish(
  text: string,
  parts: WishDependencies,
  signal: AbortSignal,
): Promise<StartedWish> {
  const { conversation, settings, addStandingWish } = parts;
  await conversation.syncStandingNotes(settings());
  const lasting = lastingWish(text);
  if (lasting?.kind === 'setting') return applyLampSetting(text, lasting.setting, parts);
  if (lasting?.isForEveryConversation === true) addStandingWish(lasting.text);
  // The words' meanings are a large table: it is loaded with the first wish.
  const { readIntent } = await import('#shared/composer/intent/readIntent');
  const intent = readIntent(text, conversation.entries);
  const reading = readingOf(intent);
  switch (intent.intent) {
    case 'remark':
      await appendWish(text, reading, parts);
      return finishedWish('Kept as it is.');
    case 'control': {
      // Nothing is begun anew where nothing was begun.
      const isNothing = intent.control.kind === 'new-conversation' && conversation.isEmpty;
      if (!isNothing) await appendWish(text, reading, parts);
      return finishedWish(await performControl(intent.control, parts.controls, parts.clock.now()));
    }
    case 'undo':
    case 'redo':
    case 'restore': {
      const drafts = restoreDrafts(intent, parts);
      await appendWish(text, reading, parts, drafts);
      return finishedWish();
    }
    case 'edit': {
      if (!intent.edit || !settings().hasInstantEdits) break;
      const { program, changes, operations } = intent.edit;
      const words = changes.map((change) => change.words);
      await appendWish(text, reading, parts, (to) => [
        { type: 'edit', to, program, changes: words, operations: [...operations] },
      ]);
      return finishedWish();
    }
    case 'new':
    case 'follow-up':
      break;
  }
  parts.answerProgress.begin({ text, reading, writer: null, sketch: null });
  return startAnswer({ text, reading }, await parts.engines.current(), parts, signal);
}

/** How a wish was read, as the log keeps it. */
function readingOf({ intent, confidence, because }: Intent): Reading {
  return { intent, confidence, because: because.slice(0, 500) };
}

/** Writes a wish down, with what is to last of it and what was done. */
async function appendWish(
  text: string,
  reading: Reading,
  { conversation }: WishDependencies,
  outcome: (to: number) => EntryDraft[] = () => [],
): Promise<void> {
  const { log } = conversation;
  const [entry] = await log.append({ type: 'wish', text, reading });
  const to = entry?.seq ?? 0;
  const drafts = [...lastingNoteDrafts(text, to, log.entries), ...outcome(to)];
  if (drafts.length > 0) await log.append(...drafts);
}

/** What goes back or forth, in as many steps as were asked for and there are. Fails with NOTHING_THERE. */
function restoreDrafts(
  intent: Extract<Intent, { intent: 'undo' | 'redo' | 'restore' }>,
  { conversation }: WishDependencies,
): () => EntryDraft[] {
  if (intent.intent === 'restore') return () => [{ type: 'restore', to: intent.to, how: 'jump' }];
  const { intent: how, steps } = intent;
  const along = versionsAlong(conversation.entries, how, steps);
  if (along.length === 0)
    throw new LampwrightError(
      'NOTHING_THERE',
      how === 'undo' ? 'There is nothing to undo.' : 'There is nothing to redo.',
    );
  return () => along.map(({ seq }) => ({ type: 'restore', to: seq, how }));
}

/** “my lamp hangs upside down”: what is really a setting becomes the setting. */
async function applyLampSetting(
  text: string,
  setting: LampSetting,
  parts: WishDependencies,
): Promise<StartedWish> {
  const reading: Reading = { intent: 'control', confidence: 1, because: 'it says how the lamp is mounted' };
  await parts.conversation.append({ type: 'wish', text, reading });
  parts.setMounting(setting);
  return finishedWish(
    setting.name === 'isMirrored'
      ? 'Set: left and right change places from now on.'
      : `Set: the picture is turned by ${setting.value}° from now on.`,
  );
}
