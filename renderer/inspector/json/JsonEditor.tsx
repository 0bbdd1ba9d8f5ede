import { useEffect, useEffectEvent, useImperativeHandle, useRef, type Ref } from 'react';
import type { Problem } from './checkProgramText';
import styles from './JsonEditor.module.css';
import { openEditor, type EditorController } from './openEditor';

/** What the tab can do with its editor. */
export interface EditorHandle {
  readonly goTo: (problem: Problem) => void;
  /** Puts another text in the place of what stands there, as if its owner had typed it. */
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

/** The editor as part of the page: it follows `text`, and tells what is typed. */
export function JsonEditor({ text, isReadOnly, problems, onText, onApply, ref }: JsonEditorProps) {
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<EditorController>(null);
  const type = useEffectEvent(onText);
  const apply = useEffectEvent(onApply);
  const firstText = useEffectEvent(() => text);

  useEffect(() => {
    if (!host.current) return undefined;
    const opened = openEditor({
      host: host.current,
      text: firstText(),
      onText: (typed) => type(typed),
      onApply: () => apply(),
    });
    editor.current = opened;
    return () => opened.close();
  }, []);
  useEffect(() => editor.current?.show(text, isReadOnly ? 'followed' : 'kept'), [text, isReadOnly]);
  useEffect(() => editor.current?.setReadOnly(isReadOnly), [isReadOnly]);
  useEffect(() => editor.current?.mark(problems), [problems]);
  useImperativeHandle(ref, () => ({
    goTo: (problem) => editor.current?.goTo(problem),
    replace: (replaced) => {
      editor.current?.show(replaced, 'typed');
      onText(replaced);
    },
  }));
  return (
    <div className={styles['frame']}>
      <div ref={host} className={styles['editor']} data-read-only={isReadOnly} />
    </div>
  );
}
