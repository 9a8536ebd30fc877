import { expect, test } from 'vitest';
import { declaredOperations } from '#server/platform/contract/document.ts';
import { problems } from '#server/problems.ts';

test('every code that an operation declares is one of the API’s, with its status', () => {
  const wrong = declaredOperations().flatMap(({ operationId, problems: declared }) =>
    [...declared].flatMap(([status, codes]) =>
      codes
        .filter((code) => String(problems.get(code)?.status) !== status)
        .map((code) => `${operationId}: ${status} ${code}`),
    ),
  );
  expect(wrong).toEqual([]);
});

/** Answered before an operation is known, or by the sandbox only. */
const outside = [
  'headers-too-large',
  'malformed-request',
  'malformed-url',
  'method-not-allowed',
  'not-allowed',
  'request-too-slow',
];

test('every code of the API that refuses something is declared by an operation', () => {
  const declared = new Set(
    declaredOperations().flatMap((operation) => [...operation.problems.values()].flat()),
  );
  const ofNone = [...problems].filter(([code, { status }]) => status < 500 && !declared.has(code));
  expect(ofNone.map(([code]) => code).sort()).toEqual(outside);
});
