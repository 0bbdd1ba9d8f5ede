import { describe, expect, it } from 'vitest';
import { readTimeOfDay } from '#shared/composer/intent/timeOfDay';

const at = (hour: number, minute = 0) => hour * 60 + minute;

describe('a time of day', () => {
  it.each([
    ['11 pm', [at(23)]],
    ['11 am', [at(11)]],
    ['12 am', [at(0)]],
    ['12 pm', [at(12)]],
    ['noon', [at(12)]],
    ['midnight', [at(0)]],
    ['22:30', [at(22, 30)]],
    ['22 30', [at(22, 30)]],
    ['0:15', [at(0, 15)]],
    ['10:45 pm', [at(22, 45)]],
    ['11', [at(11), at(23)]],
    ['12', [at(0), at(12)]],
    ['ten', [at(10), at(22)]],
    ['eleven pm', [at(23)]],
    ['ten thirty', [at(10, 30), at(22, 30)]],
    ['half past ten', [at(10, 30), at(22, 30)]],
    ['quarter to 12', [at(11, 45), at(23, 45)]],
    ['quarter past eleven pm', [at(23, 15)]],
    ['9 oclock', [at(9), at(21)]],
  ])('“%s” is read', (text, minutes) => {
    expect(readTimeOfDay(text)).toEqual(minutes);
  });

  it.each(['25', '13 pm', '10:75', 'soon', '', 'half past', '-3'])('“%s” is none', (text) => {
    expect(readTimeOfDay(text)).toEqual([]);
  });
});
