import { expect, test } from 'vitest';
import { errorCodeOf, errorMessage, errorTitle } from '#src/app/error-words.ts';

test.each([
  [400, 'Bad Request'],
  [401, 'Forbidden'],
  [404, 'This page could not be found.'],
  [405, 'Method Not Allowed'],
  [500, 'Internal Server Error'],
  [403, 'An unexpected error has occurred.'],
  ['EB', 'An unexpected error has occurred.'],
] as const)('the code %s says "%s"', (code, message) => {
  expect(errorMessage(code)).toBe(message);
  expect(errorTitle(code, message)).toBe(`Product | ${code}: ${message}`);
});

test('a given text takes the place of the code’s', () => {
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
