import { expect, test } from 'vitest';
import { contract, declaredOperations } from '#server/platform/contract/document.ts';
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

test('every code that an operation’s description names is declared by it', () => {
  const descriptions = new Map(
    Object.values(contract.paths).flatMap((item) =>
      Object.values(item as Record<string, { operationId?: string; description?: string }>).map(
        ({ operationId, description = '' }) => [operationId, description] as const,
      ),
    ),
  );
  const missing = declaredOperations().flatMap(({ operationId, problems: declared }) => {
    const own = new Set([...declared.values()].flat());
    return [...(descriptions.get(operationId) ?? '').matchAll(/`([a-z0-9-]+)`/g)]
      .map(([, code = '']) => code)
      .filter((code) => (problems.get(code)?.status ?? 500) < 500 && !own.has(code))
      .map((code) => `${operationId}: ${code}`);
  });
  // It says what later requests with the key are answered.
  expect(missing).toEqual(['withdrawDonationAttempt: donation-withdrawn']);
});
