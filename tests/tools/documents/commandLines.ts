import { withoutFences, type DocumentPage } from './documentPages';

/** A command as a document tells it: one that is typed, or the name of one in a sentence. */
export interface CommandLine {
  readonly kind: 'typed' | 'named';
  /** One simple command: where a line joins several by `&&`, each is one. */
  readonly text: string;
}

/** What our documents let people type; a code span or a line that begins otherwise is no command. */
const program =
  /^(?:[A-Z_]+=\S+ )*(?:(?:npm|npx|node|make -C|avrdude|sudo|git|bash|socat) |\.ci\/run|resources\/firmware\/build\/)/;

/** Every command of a page, in its order: what stands in `sh` fences, and other code that begins with a program. */
export function commandLines({ text }: DocumentPage): CommandLine[] {
  const fenced = Array.from(
    text.matchAll(/^ *```(\w*)\n([\s\S]*?)^ *```$/gm),
    ([, language = '', code = '']) =>
      linesOf(code).filter((line) => language === 'sh' || (language === '' && program.test(line))),
  ).flat();
  const spans = Array.from(withoutFences(text).matchAll(/`([^`]+)`/g), ([, span = '']) =>
    span.replaceAll(/\s+/g, ' '),
  );
  const typed = [...fenced, ...spans.filter((span) => program.test(span))];
  const named = spans.filter((span) => /^lamp [a-z]/.test(span));
  return [
    ...typed.flatMap((line) => line.split(' && ')).map((line) => ({ kind: 'typed', text: line }) as const),
    ...named.map((line) => ({ kind: 'named', text: line }) as const),
  ];
}

/** The lines of a script: continued ones in one, without remarks. */
function linesOf(script: string): string[] {
  return script
    .replaceAll('\\\n', ' ')
    .split('\n')
    .map((line) => line.replace(/(?:^|\s)#\s.*$/, '').trim())
    .filter(Boolean);
}
