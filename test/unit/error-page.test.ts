import { expect, test } from 'vitest';
import { flowError } from '#machines/flow-error.ts';
import { errorCodeOf, errorMessage, errorTitle, infoOf } from '#src/app/errors/error-messages.ts';

test.each([
  [400, 'Bad Request'],
  [401, 'Forbidden'],
  [404, 'This page could not be found.'],
  [405, 'Method Not Allowed'],
  [500, 'Internal Server Error'],
  [403, 'An unexpected error has occurred.'],
  ['EB', 'An unexpected error has occurred.'],
] as const)('the code %s has the message "%s"', (code, message) => {
  expect(errorMessage(code)).toBe(message);
  expect(errorTitle(code, message)).toBe(`Product | ${code}: ${message}`);
});

test('a given text replaces the code’s message', () => {
  expect(errorMessage(404, 'This peloton has been closed.')).toBe('This peloton has been closed.');
});

test.each([
  [{ status: 503 }, 503],
  [{ response: { status: 404 } }, 404],
  [{ status: null }, 'EB'],
  [new Error('broken'), 'EB'],
  ['broken', 'EB'],
  [null, 'EB'],
])('%o has the code %s', (error, code) => {
  expect(errorCodeOf(error)).toBe(code);
});

test.each([
  [flowError({ kind: 'network', message: 'We can’t reach the server.' }), 'We can’t reach the server.'],
  [flowError({ kind: 'conflict', status: 404, message: 'gone' }), null],
  [
    flowError({ kind: 'unexpected', status: 503, message: 'pool exhausted' }),
    'Our server couldn’t load this page. Wait a minute and try again.',
  ],
  [new Error('secret detail'), null],
  [null, null],
])('%o has the detail %s', (error, info) => {
  expect(infoOf(error)).toBe(info);
});
