import { syntaxTree } from '@codemirror/language';
import { RangeSetBuilder, type Extension } from '@codemirror/state';
import {
  Decoration,
  type EditorView,
  ViewPlugin,
  WidgetType,
  type DecorationSet,
  type ViewUpdate,
} from '@codemirror/view';

const marks: Readonly<Record<string, Decoration>> = {
  PropertyName: Decoration.mark({ class: 'cm-name' }),
  String: Decoration.mark({ class: 'cm-text' }),
  Number: Decoration.mark({ class: 'cm-number' }),
  True: Decoration.mark({ class: 'cm-word' }),
  False: Decoration.mark({ class: 'cm-word' }),
  Null: Decoration.mark({ class: 'cm-word' }),
};

const hexColor = /^"(#[0-9a-f]{6})"$/i;
const colorLength = '"#RRGGBB"'.length;

/** Highlights names, texts and numbers, and shows a swatch before each colour. */
export const jsonHighlighting: Extension = ViewPlugin.fromClass(
  class {
    decorations: DecorationSet;

    constructor(view: EditorView) {
      this.decorations = decorationsOf(view);
    }

    update({ docChanged, viewportChanged, startState, state, view }: ViewUpdate): void {
      if (docChanged || viewportChanged || syntaxTree(startState) !== syntaxTree(state))
        this.decorations = decorationsOf(view);
    }
  },
  { decorations: ({ decorations }) => decorations },
);

function decorationsOf({ state, visibleRanges }: EditorView): DecorationSet {
  const builder = new RangeSetBuilder<Decoration>();
  for (const range of visibleRanges) {
    syntaxTree(state).iterate({
      ...range,
      enter: ({ name, from, to }) => {
        const mark = marks[name];
        if (!mark || from === to) return;
        const color =
          name === 'String' && to - from === colorLength
            ? hexColor.exec(state.sliceDoc(from, to))?.[1]
            : undefined;
        if (color !== undefined)
          builder.add(from, from, Decoration.widget({ widget: new Swatch(color), side: -1 }));
        builder.add(from, to, mark);
      },
    });
  }
  return builder.finish();
}

class Swatch extends WidgetType {
  constructor(private readonly color: string) {
    super();
  }

  override eq(other: Swatch): boolean {
    return other.color === this.color;
  }

  override toDOM(): HTMLElement {
    const element = document.createElement('span');
    element.className = 'cm-swatch';
    element.style.backgroundColor = this.color;
    element.ariaHidden = 'true';
    return element;
  }
}
