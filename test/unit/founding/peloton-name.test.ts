import { describe, expect, test } from 'vitest';
import { pelotonNameProblem, tidyName } from '#machines/founding/peloton-name.ts';

const alphabets = 'Use letters of one alphabet in each word. Words that mix them can pass for others.';

describe('the name of a peloton', () => {
  test.each([
    ['', 'Enter a name for your peloton.'],
    ['  ', 'Enter a name for your peloton.'],
    ['ab', 'Use at least 3 characters.'],
    [' ab ', 'Use at least 3 characters.'],
    ['abc', null],
    ['a'.repeat(80), null],
    ['a'.repeat(81), 'Use at most 80 characters. Shorten the name by 1.'],
    ['🚲'.repeat(3), 'Use letters or numbers, so people can find you by name.'],
    ['---', 'Use letters or numbers, so people can find you by name.'],
    ['2027', null],
    ['Ридеры Riders', null],
    ['Ridеrs', alphabets],
    ['Ri-dеrs, and Riders', alphabets],
    ['Riders ꭱ', null],
    ['Ridꜱ', 'Use common letters. Phonetic ones can pass for others.'],
    ['ⵔiders', alphabets],
  ])('%j: %j', (name, problem) => {
    expect(pelotonNameProblem(name)).toBe(problem);
  });

  test('is stored with single spaces', () => {
    expect(tidyName('  Hollin   Valley\tWheelers ')).toBe('Hollin Valley Wheelers');
  });
});
