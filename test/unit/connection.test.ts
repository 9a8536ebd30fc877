import { expect, test } from 'vitest';
import { flowError } from '#machines/flow-error.ts';
import { lackBehind } from '#src/app/offline/connection.ts';

const chunk = new TypeError('Failed to fetch dynamically imported module: /assets/register.js');
const network = flowError({ kind: 'network', message: 'No answer' });
const refused = flowError({ kind: 'conflict', status: 404, message: 'gone' });

test.each([
  [chunk, 'none', 'connection'],
  [network, 'none', 'connection'],
  // Something answered, so it is no lack of a connection.
  [refused, 'none', null],
  [chunk, 'there', 'code'],
  [new TypeError('Importing a module script failed.'), 'there', 'code'],
  [network, 'there', null],
  [new TypeError('x is not a function'), 'there', null],
  ['broken', 'there', null],
  [null, 'none', 'connection'],
  // What comes to nothing in the first seconds is asked for again; what is wrong in itself is said.
  [chunk, 'new', 'return'],
  [network, 'new', 'return'],
  [refused, 'new', null],
  [new TypeError('x is not a function'), 'new', null],
] as const)('%o, connection: %s, lacks %s', (error, connection, lack) => {
  expect(lackBehind(error, connection)).toBe(lack);
});
