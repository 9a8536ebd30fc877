import { expect, test } from 'vitest';
import { checkDraft } from '#machines/fund-sharing/fund-sharing.rules.ts';

const entry = { to: 'ana', name: 'Ana', missing: 10_000, amount: 5_000 };

test.each([
  ['', undefined],
  ['🚲'.repeat(200), undefined],
  [`  ${'a'.repeat(200)}  `, undefined],
  ['a'.repeat(201), 'Use at most 200 characters.'],
])('the message %j to those who get a share has the error %s', (reason, error) => {
  const draft = { entries: [entry], reason, beyondMissing: false, highRollers: false };
  const checked = checkDraft(draft, 100_000);
  expect('fieldErrors' in checked ? checked.fieldErrors : {}).toEqual(
    error === undefined ? {} : { reason: error },
  );
});
