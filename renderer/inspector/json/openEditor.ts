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

/**
 * `keep-view`: the scroll position stays. `follow-end`: the end of the text stays in view. `as-typed`: undo reverts
 * it.
 */
export type TextUpdateMode = 'keep-view' | 'follow-end' | 'as-typed';

/** An editor on the page. */
export interface EditorController {
  readonly text: () => string;
  /** Shows another text; unchanged parts keep their folds and the cursor. */
  readonly show: (text: string, mode: TextUpdateMode) => void;
  readonly setReadOnly: (isReadOnly: boolean) => void;
  readonly mark: (problems: readonly Problem[]) => void;
  /** Selects a problem and scrolls it into view. */
  readonly goTo: (problem: Problem) => void;
  readonly close: () => void;
}

interface EditorOptions {
  readonly host: HTMLElement;
  readonly text: string;
  /** Called with every keystroke. */
  readonly onText: (text: string) => void;
  readonly onApply: () => void;
}

/** The parser may block for this long; the rest of a huge text is parsed when the page is idle. */
const parseBudgetMs = 50;

/**
 * Opens a JSON editor in a shadow root of `host`. There its styles are adopted style sheets; in the page they would
 * be a style tag, which the CSP forbids. Tab moves the focus, as everywhere on the page.
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
          const isByUser = transactions.some(
            (each) => each.docChanged && !each.annotation(Transaction.remote),
          );
          if (docChanged && isByUser) onText(state.doc.toString());
        }),
        editorExtensions,
      ],
    }),
  });
  // Text that is not parsed to its end cannot be folded.
  const parse = () => forceParsing(view, view.state.doc.length, parseBudgetMs);
  parse();

  return {
    text: () => view.state.doc.toString(),
    show: (after, mode) => {
      const changes = textChange(view.state.doc.toString(), after);
      if (!changes) return;
      view.dispatch({
        changes,
        annotations: [
          Transaction.remote.of(true),
          Transaction.addToHistory.of(mode === 'as-typed'),
          isolateHistory.of('full'),
        ],
        effects: mode === 'follow-end' ? EditorView.scrollIntoView(after.length) : [],
      });
      parse();
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

/** Without the key that opens the library everywhere. */
const searchKeys = searchKeymap.filter(({ key }) => key !== 'Mod-Shift-l');

/** The extensions that do not depend on the tab. */
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
