import { describe, expect, test } from 'vitest';
import { changesOf, isChanged } from '#machines/form/typed-values.ts';

type Values = { name: string; amount: number | null; to: { id: string | null } };

const saved: Values = { name: 'Ida', amount: 5_000, to: { id: null } };

test.each<[string, Partial<Values>, Partial<Values>]>([
  ['nothing typed', {}, {}],
  ['the saved values typed again', { name: 'Ida', amount: 5_000, to: { id: null } }, {}],
  ['spaces around a saved text', { name: ' Ida ' }, {}],
  ['another text, as it was typed', { name: ' Ada ' }, { name: ' Ada ' }],
  ['an emptied field', { amount: null }, { amount: null }],
  ['another object', { amount: 5_000, to: { id: 'maya' } }, { to: { id: 'maya' } }],
])('changesOf: %s', (_, typed, changes) => {
  expect(changesOf(saved, typed)).toEqual(changes);
  expect(isChanged(saved, typed)).toBe(Object.keys(changes).length > 0);
});

describe('A draft over values that were saved elsewhere meanwhile', () => {
  const elsewhere: Values = { name: 'Theirs', amount: 7_000, to: { id: 'noah' } };

  test('keeps the typed changes, and follows the saved values elsewhere', () => {
    const typed = { name: 'Mine', amount: 5_000 };
    expect({ ...elsewhere, ...changesOf(saved, typed) }).toEqual({ ...elsewhere, name: 'Mine' });
  });
});
