import type { Fault } from '../../inspector/json/Fault';
import { formatCount, formatDecimal } from '../formats';

const kinds: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  array: 'a list',
  object: 'an object',
  boolean: 'true or false',
};

/** More names than these are not listed: they help nobody. */
const listedChoices = 12;

/** The words of the JSON tab. */
export const jsonWords = {
  label: 'The program as JSON',
  toolsLabel: 'What to do with the text',
  apply: 'Apply',
  revert: 'Revert',
  format: 'Format',
  copy: 'Copy',
  takeNew: 'Take the new one',
  states: {
    same: 'As it is on show.',
    edited: 'Edited, not applied yet.',
    overtaken: 'The program has changed meanwhile. Your text is kept.',
    writing: 'A reply is being written, so the text can only be read.',
    writingOverDraft: 'A reply is being written. Your own text is kept and comes back.',
  },
  sound: 'No problems.',
  keys: (isMac: boolean) => {
    const key = isMac ? '⌘' : 'Ctrl ';
    return `Tab leaves the editor · ${key}] indents · ${key}F finds · ${key}Enter applies`;
  },
  problemsLabel: (found: number) => (found === 1 ? '1 problem' : `${formatCount(found)} problems`),
  line: (line: number) => `Line ${line}:`,

  /** What is wrong at one place, and what would be right. */
  fault: (fault: Fault): string => {
    switch (fault.kind) {
      case 'empty':
        return 'There is nothing here. Write a program, or go back with Revert.';
      case 'unfinished':
        return 'The text ends too early. A bracket or a quote is not closed.';
      case 'unexpected':
        return `“${fault.found}” was not expected here.`;
      case 'comma-missing':
        return 'A comma is missing at the end.';
      case 'comma-extra':
        return 'This comma is one too many.';
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
      case 'most':
        return fault.of === 'number'
          ? `${subject(fault.field)} is at most ${formatDecimal(fault.bound)}.`
          : `${subject(fault.field)} has at most ${sized(fault.bound, fault.of)}.`;
      case 'least':
        return fault.of === 'number'
          ? `${subject(fault.field)} is at least ${formatDecimal(fault.bound)}.`
          : `${subject(fault.field)} has at least ${sized(fault.bound, fault.of)}.`;
      case 'multiple':
        return `${subject(fault.field)} goes in steps of ${formatDecimal(fault.of)}.`;
      case 'unfit':
        return `${subject(fault.field)} has characters that cannot be shown.`;
      case 'incoherent':
        return `${fault.message.charAt(0).toUpperCase()}${fault.message.slice(1)}.`;
    }
  },

  /** What the editor says by itself, by its own English. */
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
  const listed = choices.slice(0, listedChoices).join(', ');
  return `one of ${listed}${choices.length > listedChoices ? ', …' : ''}`;
}
