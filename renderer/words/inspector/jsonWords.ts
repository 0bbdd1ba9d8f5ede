import { formatCount, formatDecimal } from '../formats';
import type { Fault } from './Fault';

const kinds: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  array: 'a list',
  object: 'an object',
  boolean: 'true or false',
};

/** Longer lists of names are cut off. */
const maxListedChoices = 12;

/** Texts of the JSON tab. */
export const jsonWords = {
  label: 'The program as JSON',
  toolsLabel: 'Text tools',
  apply: 'Apply',
  revert: 'Revert',
  format: 'Format',
  copy: 'Copy',
  takeNew: 'Use the new version',
  states: {
    same: 'Same as the program on show.',
    edited: 'Edited, not applied yet.',
    overtaken: 'The program has changed meanwhile. Your text is kept.',
    writing: 'A reply is being written, so the text is read-only.',
    writingOverDraft: 'A reply is being written. Your own text is kept and comes back afterwards.',
  },
  noProblems: 'No problems.',
  keys: (isMac: boolean) => {
    const key = isMac ? '⌘' : 'Ctrl ';
    return `Tab leaves the editor · ${key}] indents · ${key}F finds · ${key}Enter applies`;
  },
  problemsLabel: (found: number) => (found === 1 ? '1 problem' : `${formatCount(found)} problems`),
  line: (line: number) => `Line ${line}:`,

  /** What is wrong at one place, and how to correct it. */
  fault: (fault: Fault): string => {
    switch (fault.kind) {
      case 'empty':
        return 'The text is empty. Write a program, or press Revert.';
      case 'unfinished':
        return 'The text ends too early. A bracket or a quote is not closed.';
      case 'unexpected':
        return `“${fault.found}” was not expected here.`;
      case 'comma-missing':
        return 'A comma is missing at the end.';
      case 'comma-extra':
        return 'This comma does not belong here.';
      case 'missing':
        return fault.field === undefined ? 'A value is missing here.' : `“${fault.field}” is missing here.`;
      case 'unknown':
        return `“${fault.field}” does not belong here.`;
      case 'type':
        return `${subject(fault.field)} must be ${kinds[fault.expected] ?? fault.expected}.`;
      case 'choice':
        return `${subject(fault.field)} must be ${choiceOf(fault.choices)}.`;
      case 'color':
        return 'A colour is written as #RRGGBB, in capitals.';
      case 'max':
        return fault.of === 'number'
          ? `${subject(fault.field)} is at most ${formatDecimal(fault.bound)}.`
          : `${subject(fault.field)} has at most ${sized(fault.bound, fault.of)}.`;
      case 'min':
        return fault.of === 'number'
          ? `${subject(fault.field)} is at least ${formatDecimal(fault.bound)}.`
          : `${subject(fault.field)} has at least ${sized(fault.bound, fault.of)}.`;
      case 'multiple':
        return `${subject(fault.field)} must be a multiple of ${formatDecimal(fault.of)}.`;
      case 'unfit':
        return `${subject(fault.field)} has characters that cannot be shown.`;
      case 'incoherent':
        return `${fault.message.charAt(0).toUpperCase()}${fault.message.slice(1)}.`;
    }
  },

  /** The editor's own texts, by their English originals. */
  phrases: {
    Find: 'Find',
    Replace: 'Replace with',
    next: 'Next',
    previous: 'Previous',
    all: 'All',
    'match case': 'Match case',
    regexp: 'Pattern',
    'by word': 'Whole words',
    replace: 'Replace',
    'replace all': 'Replace all',
    close: 'Close',
    'current match': 'Found',
    'on line': 'in line',
    'replaced match on line $': 'Replaced in line $',
    'replaced $ matches': 'Replaced $ times',
    'Go to line': 'Go to line',
    go: 'Go',
    'Fold line': 'Fold',
    'Unfold line': 'Unfold',
    'Folded lines': 'Folded lines',
    'Unfolded lines': 'Unfolded lines',
    to: 'to',
    'folded code': 'Folded lines',
    unfold: 'Unfold',
  },
} as const;

function subject(field: string | undefined): string {
  return field === undefined ? 'This' : `“${field}”`;
}

function sized(bound: number, of: 'text' | 'list'): string {
  const one = of === 'text' ? 'character' : 'entry';
  const many = of === 'text' ? 'characters' : 'entries';
  return `${formatCount(bound)} ${bound === 1 ? one : many}`;
}

function choiceOf(choices: readonly string[]): string {
  if (choices.length === 1) return `“${choices[0]}”`;
  const listed = choices.slice(0, maxListedChoices).join(', ');
  return `one of ${listed}${choices.length > maxListedChoices ? ', …' : ''}`;
}
