import { useDeferredValue, useMemo, useRef } from 'react';
import { useStore } from 'zustand/react';
import { routes } from '#shared/api/contract';
import { formatProgram } from '#shared/program/formatProgram';
import { isMac } from '../../keyboard/shortcuts';
import { programOnShow } from '../../store/selectors';
import { useStates, useWindowStore } from '../../store/WindowStoreContext';
import { words } from '../../words/words';
import { checkProgramText, type Problem } from './checkProgramText';
import { updateDraft, jsonDraftStoreOf, editorContentOf, withDraft, type JsonDraft } from './jsonDrafts';
import { JsonEditor, type EditorHandle } from './JsonEditor';
import styles from './JsonTab.module.css';
import { JsonTools } from './JsonTools';
import { prettyJson, programText } from './prettyJson';
import { ProblemList } from './ProblemList';

const none: readonly Problem[] = [];

/** The program on show as JSON, for editing by hand. Unapplied edits are kept per conversation. */
export function JsonTab() {
  const { json } = words.inspector;
  const store = useWindowStore();
  const drafts = jsonDraftStoreOf(store);
  const conversationId = useStates(({ conversation }) => conversation.id);
  const draft = useStore(drafts, ({ byConversation }) => byConversation.get(conversationId));
  const shown = useStates(programOnShow);
  const shownText = useMemo(() => programText(shown), [shown]);
  const editing = editorContentOf(draft, shownText, useDraftText(shownText));
  const editor = useRef<EditorHandle>(null);

  // A long text is checked while the user keeps typing.
  const checkedText = useDeferredValue(editing.text);
  const checked = useMemo(() => checkProgramText(checkedText), [checkedText]);
  const isReadOnly = editing.phase === 'writing';
  const problems = checked.ok || isReadOnly ? none : checked.problems;
  const isEdited = editing.phase === 'edited' || editing.phase === 'overtaken';
  const isDifferent = checked.ok && formatProgram(checked.program) !== formatProgram(shown);

  const setDraft = (next: JsonDraft | undefined) =>
    drafts.setState((before) => withDraft(before, conversationId, next));
  const apply = async () => {
    const now = checkProgramText(editing.text);
    if (!isEdited || !now.ok) return;
    const sent = { text: editing.text, basis: shownText, isSent: true };
    setDraft(sent);
    const result = await store.ask(routes.conversation.edit, { program: now.program });
    // Text typed while the call was running stays.
    if (drafts.getState().byConversation.get(conversationId) !== sent) return;
    setDraft(result.ok ? undefined : { ...sent, isSent: false });
  };
  const format = () => {
    const now = checkProgramText(editing.text);
    if (now.ok || now.isJson) editor.current?.replace(prettyJson(JSON.parse(editing.text)));
  };

  return (
    <section className={styles['tab']} aria-label={json.label}>
      <JsonTools
        phase={editing.phase}
        hasDraft={draft !== undefined}
        text={editing.text}
        canApply={isEdited && isDifferent}
        canFormat={!isReadOnly && (checked.ok || checked.isJson)}
        onApply={() => void apply()}
        onRevert={() => setDraft(undefined)}
        onFormat={format}
      />
      <JsonEditor
        ref={editor}
        text={editing.text}
        isReadOnly={isReadOnly}
        problems={problems}
        onText={(text) => setDraft(updateDraft(draft, text, shownText))}
        onApply={() => void apply()}
      />
      {problems.length > 0 ? (
        <ProblemList problems={problems} onGoTo={(problem) => editor.current?.goTo(problem)} />
      ) : (
        <p className={styles['foot']}>
          <span>{json.noProblems}</span>
          <span>{json.keys(isMac())}</span>
        </p>
      )}
    </section>
  );
}

/** The text of the answer being written, so far; undefined when none is. */
function useDraftText(shownText: string): string | undefined {
  const written = useStates(({ wish }) => (wish.phase === 'answering' ? wish.draft : undefined));
  return useMemo(
    () => (written === undefined ? undefined : written === null ? shownText : programText(written)),
    [written, shownText],
  );
}
