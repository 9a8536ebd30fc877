import { expect, test } from 'vitest';
import { flowError } from '#machines/flow-error.ts';
import { lackBehind } from '#src/app/connection.ts';

const chunk = new TypeError('Failed to fetch dynamically imported module: /assets/register.js');
const network = flowError({ kind: 'network', message: 'No answer' });
const refused = flowError({ kind: 'conflict', status: 404, message: 'gone' });

test.each([
  [chunk, false, 'connection'],
  [network, false, 'connection'],
  // Something answered, so it is no lack of a connection.
  [refused, false, null],
  [chunk, true, 'code'],
  [new TypeError('Importing a module script failed.'), true, 'code'],
  [network, true, null],
  [new TypeError('x is not a function'), true, null],
  ['broken', true, null],
  [null, false, 'connection'],
])('%o, connected: %s, lacks %s', (error, isOnline, lack) => {
  expect(lackBehind(error, isOnline)).toBe(lack);
});
