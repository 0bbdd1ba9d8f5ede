import { useEffect, useEffectEvent, useImperativeHandle, useRef, type Ref } from 'react';
import type { Problem } from './checkProgramText';
import styles from './JsonEditor.module.css';
import { openEditor, type EditorController } from './openEditor';

/** What the tab can do with its editor. */
export interface EditorHandle {
  readonly goTo: (problem: Problem) => void;
  /** Replaces the text as if the user had typed it. */
  readonly replace: (text: string) => void;
}

interface JsonEditorProps {
  readonly text: string;
  readonly isReadOnly: boolean;
  readonly problems: readonly Problem[];
  readonly onText: (text: string) => void;
  readonly onApply: () => void;
  readonly ref: Ref<EditorHandle>;
}

/** The editor as a component: it shows `text` and reports typing. */
export function JsonEditor({ text, isReadOnly, problems, onText, onApply, ref }: JsonEditorProps) {
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<EditorController>(null);
  const report = useEffectEvent(onText);
  const apply = useEffectEvent(onApply);
  const firstText = useEffectEvent(() => text);

  useEffect(() => {
    if (!host.current) return undefined;
    const opened = openEditor({
      host: host.current,
      text: firstText(),
      onText: (typed) => report(typed),
      onApply: () => apply(),
    });
    editor.current = opened;
    return () => opened.close();
  }, []);
  useEffect(() => editor.current?.show(text, isReadOnly ? 'follow-end' : 'keep-view'), [text, isReadOnly]);
  useEffect(() => editor.current?.setReadOnly(isReadOnly), [isReadOnly]);
  useEffect(() => editor.current?.mark(problems), [problems]);
  useImperativeHandle(ref, () => ({
    goTo: (problem) => editor.current?.goTo(problem),
    replace: (replacement) => {
      editor.current?.show(replacement, 'as-typed');
      onText(replacement);
    },
  }));
  return (
    <div className={styles['frame']}>
      <div ref={host} className={styles['editor']} data-read-only={isReadOnly} />
    </div>
  );
}
