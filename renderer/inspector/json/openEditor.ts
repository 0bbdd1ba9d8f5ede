import { defaultKeymap, history, historyKeymap, isolateHistory } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import {
  bracketMatching,
  codeFolding,
  foldGutter,
  foldKeymap,
  forceParsing,
  indentOnInput,
} from '@codemirror/language';
import { lintGutter, setDiagnostics } from '@codemirror/lint';
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search';
import {
  Compartment,
  EditorSelection,
  EditorState,
  Prec,
  Transaction,
  type Extension,
} from '@codemirror/state';
import {
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import { jsonWords } from '../../words/inspector/jsonWords';
import type { Problem } from './checkProgramText';
import { editorTheme } from './editorTheme';
import { jsonHighlighting } from './jsonHighlighting';
import { textChange } from './textChange';

/** `kept`: where one looks stays. `followed`: the end of the text stays in view. `typed`: undo takes it back. */
export type TextUpdateMode = 'kept' | 'followed' | 'typed';

/** An editor on the page. */
export interface EditorController {
  readonly text: () => string;
  /** Shows another text; what stays of it keeps its folds and its cursor. */
  readonly show: (text: string, manner: TextUpdateMode) => void;
  readonly setReadOnly: (isReadOnly: boolean) => void;
  readonly mark: (problems: readonly Problem[]) => void;
  /** Puts the cursor at a problem, and it into view. */
  readonly goTo: (problem: Problem) => void;
  readonly close: () => void;
}

interface EditorOptions {
  readonly host: HTMLElement;
  readonly text: string;
  /** What its owner types, letter by letter. */
  readonly onText: (text: string) => void;
  readonly onApply: () => void;
}

/** So long the editor may read at once; the rest of a huge text is read when there is nothing else to do. */
const parseBudgetMs = 50;

/**
 * Opens an editor of JSON in a shadow root of `host`: there its styles are adopted, while in the page they would be a style
 * tag, which the page's policy forbids. Tab moves on, as everywhere on the page.
 */
export function openEditor({ host, text, onText, onApply }: EditorOptions): EditorController {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const readOnly = new Compartment();
  const view = new EditorView({
    root,
    parent: root,
    state: EditorState.create({
      doc: text,
      extensions: [
        readOnly.of(EditorState.readOnly.of(false)),
        applyKey(onApply),
        EditorView.updateListener.of(({ docChanged, transactions, state }) => {
          const isOwners = transactions.some(
            (each) => each.docChanged && !each.annotation(Transaction.remote),
          );
          if (docChanged && isOwners) onText(state.doc.toString());
        }),
        editorExtensions,
      ],
    }),
  });
  // What is not read to its end cannot be folded.
  const readOn = () => forceParsing(view, view.state.doc.length, parseBudgetMs);
  readOn();

  return {
    text: () => view.state.doc.toString(),
    show: (after, manner) => {
      const changes = textChange(view.state.doc.toString(), after);
      if (!changes) return;
      view.dispatch({
        changes,
        annotations: [
          Transaction.remote.of(true),
          Transaction.addToHistory.of(manner === 'typed'),
          isolateHistory.of('full'),
        ],
        effects: manner === 'followed' ? EditorView.scrollIntoView(after.length) : [],
      });
      readOn();
    },
    setReadOnly: (isReadOnly) =>
      view.dispatch({ effects: readOnly.reconfigure(EditorState.readOnly.of(isReadOnly)) }),
    mark: (problems) => {
      const { length } = view.state.doc;
      const within = problems.filter(({ to }) => to <= length);
      view.dispatch(
        setDiagnostics(
          view.state,
          within.map(({ from, to, message }) => ({ from, to, message, severity: 'error' })),
        ),
      );
    },
    goTo: ({ from, to }) => {
      const { length } = view.state.doc;
      const range = EditorSelection.range(Math.min(from, length), Math.min(to, length));
      view.dispatch({
        selection: EditorSelection.single(range.anchor, range.head),
        effects: EditorView.scrollIntoView(range, { y: 'center' }),
      });
      view.focus();
    },
    close: () => view.destroy(),
  };
}

/** Without the key that opens the library from every field. */
const searchKeys = searchKeymap.filter(({ key }) => key !== 'Mod-Shift-l');

/** What needs nothing of the tab. */
const editorExtensions: Extension = [
  lineNumbers(),
  lintGutter(),
  codeFolding(),
  foldGutter({ openText: '⌄', closedText: '›' }),
  history(),
  indentOnInput(),
  bracketMatching(),
  highlightActiveLine(),
  highlightActiveLineGutter(),
  highlightSelectionMatches(),
  search({ top: true }),
  json(),
  jsonHighlighting,
  editorTheme,
  EditorState.phrases.of(jsonWords.phrases),
  EditorView.contentAttributes.of({ 'aria-label': jsonWords.label, tabindex: '0' }),
  keymap.of([...searchKeys, ...historyKeymap, ...foldKeymap, ...defaultKeymap]),
];

function applyKey(onApply: () => void): Extension {
  const run = () => {
    onApply();
    return true;
  };
  return Prec.highest(keymap.of([{ key: 'Mod-Enter', run }]));
}
