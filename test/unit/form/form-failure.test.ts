import { describe, expect, test } from 'vitest';
import { flowError } from '#machines/flow-error.ts';
import { failureOf, mended, noFailure, refusalOf } from '#machines/form/form-failure.ts';

const refused = flowError({
  kind: 'invalid',
  status: 400,
  message: 'Some answers need another look.',
  fields: [
    { path: 'donor.email', code: 'invalid', message: 'Enter your e-mail address.' },
    { path: 'payment.number', code: 'invalid', message: 'Enter the card number.' },
  ],
});
const offline = flowError({ kind: 'network', message: 'No connection.' });

describe('failureOf', () => {
  test('puts the server’s fields under the form’s names, and keeps the problem', () => {
    expect(failureOf(refused, (path) => path.replace(/^donor\./, ''))).toEqual({
      fieldErrors: { email: 'Enter your e-mail address.', 'payment.number': 'Enter the card number.' },
      problem: refused,
    });
  });

  test('has the contract’s names where the form has no others', () => {
    expect(Object.keys(failureOf(refused).fieldErrors)).toEqual(['donor.email', 'payment.number']);
  });

  test('turns an unknown error into a problem without field errors', () => {
    expect(failureOf(new Error('Out of paper.'))).toEqual({
      fieldErrors: {},
      problem: flowError({ kind: 'unexpected', message: 'Out of paper.' }),
    });
  });
});

test('refusalOf has the errors of the form’s own rules, and no problem', () => {
  expect(refusalOf({ fieldErrors: { name: 'Enter your name.' } })).toEqual({
    fieldErrors: { name: 'Enter your name.' },
    problem: null,
  });
  expect(refusalOf({ body: {} })).toEqual(noFailure);
});

describe('mended', () => {
  const failure = failureOf(refused);

  test('clears the errors of a changed field, and of all under it', () => {
    expect(mended(failure, ['payment'])).toEqual({
      fieldErrors: { 'donor.email': 'Enter your e-mail address.' },
      problem: refused,
    });
  });

  test('keeps the errors of a field whose name only begins alike', () => {
    expect(mended(failure, ['pay', 'donor.e'])).toEqual(failure);
  });

  test('clears the problem with its last field error', () => {
    expect(mended(failure, ['donor', 'payment'])).toEqual(noFailure);
  });

  test('keeps a problem that has no field errors', () => {
    expect(mended(failureOf(offline), ['donor'])).toEqual({ fieldErrors: {}, problem: offline });
  });
});
