import { expect, it } from 'vitest';
import { LampwrightError } from '#shared/api/errors';
import { sentenceOf } from '../../../electron/window/failedStart';

it('an expected failure is its own sentence', () => {
  const error = new LampwrightError('STORAGE_IN_USE', 'Lampwright is open already.');
  expect(sentenceOf(error)).toBe('Lampwright is open already.');
});

it('a fault is told as one, with all that helps to find it', () => {
  const fault = new TypeError('x is not a function');
  expect(sentenceOf(fault)).toBe(`This is a fault in Lampwright itself.\n\n${fault.stack}`);
  expect(sentenceOf('odd')).toBe('This is a fault in Lampwright itself.\n\nodd');
});
