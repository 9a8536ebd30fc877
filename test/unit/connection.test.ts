import { expect, test } from 'vitest';
import { flowError } from '#machines/flow-error.ts';
import { missingFor } from '#src/app/offline/connection.ts';

const chunk = new TypeError('Failed to fetch dynamically imported module: /assets/register.js');
const network = flowError({ kind: 'network', message: 'No answer' });
const refused = flowError({ kind: 'conflict', status: 404, message: 'gone' });

test.each([
  [chunk, 'none', 'connection'],
  [network, 'none', 'connection'],
  // There was an answer, so the connection works.
  [refused, 'none', null],
  [chunk, 'there', 'code'],
  [new TypeError('Importing a module script failed.'), 'there', 'code'],
  [network, 'there', null],
  [new TypeError('x is not a function'), 'there', null],
  ['broken', 'there', null],
  [null, 'none', 'connection'],
  // A failure in the first seconds is tried again; an error of its own is reported.
  [chunk, 'new', 'return'],
  [network, 'new', 'return'],
  [refused, 'new', null],
  [new TypeError('x is not a function'), 'new', null],
] as const)('%o, connection: %s, lacks %s', (error, connection, missing) => {
  expect(missingFor(error, connection)).toBe(missing);
});
