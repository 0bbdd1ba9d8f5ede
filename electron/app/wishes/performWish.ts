import { LampwrightError } from '#shared/errors/LampwrightError';
import type { Intent } from '#shared/composer/intent/readIntent';
import type { EntryDraft, Reading } from '#shared/conversation/Entry';
import { lastingWish, type LampSetting } from '#shared/conversation/lastingWish';
import { lastingNoteDrafts } from '#shared/conversation/notes';
import { versionsAlong } from '#shared/conversation/versionHistory';
import { performControl } from './performControl';
import { startAnswer } from './startAnswer';
import { finishedWish, type StartedWish, type WishDependencies } from './WishDependencies';

/** Does what a wish asks for: at once if no engine is needed, else by starting an answer. The wish and its outcome are logged. */
export async function performWish(
  text: string,
  deps: WishDependencies,
  signal: AbortSignal,
): Promise<StartedWish> {
  const { conversation, settings, addStandingWish } = deps;
  await conversation.syncStandingNotes(settings());
  const lasting = lastingWish(text);
  if (lasting?.kind === 'setting') return applyLampSetting(text, lasting.setting, deps);
  if (lasting?.isForEveryConversation === true) addStandingWish(lasting.text);
  // Reading a wish needs large tables, which are loaded with the first one.
  const { readIntent } = await import('#shared/composer/intent/readIntent');
  const intent = readIntent(text, conversation.entries);
  const reading = readingOf(intent);
  switch (intent.intent) {
    case 'remark':
      await appendWish(text, reading, deps);
      return finishedWish('Kept as it is.');
    case 'control': {
      // A new conversation instead of an empty one changes nothing, so nothing is logged.
      const isNothing = intent.control.kind === 'new-conversation' && conversation.isEmpty;
      if (!isNothing) await appendWish(text, reading, deps);
      return finishedWish(await performControl(intent.control, deps.controls, deps.clock.now()));
    }
    case 'undo':
    case 'redo':
    case 'restore': {
      const drafts = restoreDrafts(intent, deps);
      await appendWish(text, reading, deps, drafts);
      return finishedWish();
    }
    case 'edit': {
      if (!intent.edit || !settings().hasInstantEdits) break;
      const { program, changes, operations } = intent.edit;
      const words = changes.map((change) => change.words);
      await appendWish(text, reading, deps, (to) => [
        { type: 'edit', to, program, changes: words, operations: [...operations] },
      ]);
      return finishedWish();
    }
    case 'new':
    case 'follow-up':
      break;
  }
  return startAnswer({ text, reading }, () => deps.engines.current(), deps, signal);
}

/** How a wish was read, in the form the log stores. */
function readingOf({ intent, confidence, because }: Intent): Reading {
  return { intent, confidence, because: because.slice(0, 500) };
}

/** Logs a wish with its lasting notes and its outcome. */
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

/** The entries that undo, redo or restore, for as many steps as were asked for and exist. Fails with NOTHING_THERE. */
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

/** “my lamp hangs upside down” is a setting: it is applied instead of answered. */
async function applyLampSetting(
  text: string,
  setting: LampSetting,
  deps: WishDependencies,
): Promise<StartedWish> {
  const reading: Reading = { intent: 'control', confidence: 1, because: 'it says how the lamp is mounted' };
  await deps.conversation.append({ type: 'wish', text, reading });
  deps.setMounting(setting);
  return finishedWish(
    setting.name === 'isMirrored'
      ? 'Set: left and right change places from now on.'
      : `Set: the picture is turned by ${setting.value}° from now on.`,
  );
}
