import { describe, expect, test } from 'vitest';
import { errorsOf, firstErrors } from '#machines/form/field-errors.ts';

describe('firstErrors', () => {
  const issues = [
    { path: ['city'], message: 'Enter your city.' },
    { path: ['goals', 1, 'amount'], message: 'Enter a number.' },
    { path: ['name'], message: 'Enter your name.' },
    { path: ['name'], message: 'Use at most 80 characters.' },
  ];

  test('keeps the first message of each field, by its dotted path', () => {
    expect(firstErrors(issues)).toEqual({
      city: 'Enter your city.',
      'goals.1.amount': 'Enter a number.',
      name: 'Enter your name.',
    });
  });

  test('lists the fields in the order of the page', () => {
    expect(Object.keys(firstErrors(issues, ['name', 'goals', 'city']))).toEqual([
      'name',
      'goals.1.amount',
      'city',
    ]);
  });
});

test('errorsOf returns the errors of a refused draft, and none of a good one', () => {
  expect(errorsOf({ fieldErrors: { name: 'Enter your name.' } })).toEqual({ name: 'Enter your name.' });
  expect(errorsOf({ body: { name: 'Ida' } })).toEqual({});
});
