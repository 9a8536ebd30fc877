import type { WebhookNotification } from 'braintree';
import { expect, test } from 'vitest';
import { cameTo, notificationOf } from '#server/platform/payments/notification.ts';

const told = (kind: string, dispute: string) =>
  notificationOf({
    kind,
    timestamp: '2027-03-01T15:00:00Z',
    dispute: { id: 'd1', kind: dispute, amountDisputed: '51.81', transaction: { id: 't1' } },
  } as unknown as WebhookNotification).facts;

test.each([
  ['dispute_opened', 'chargeback', 'open'],
  ['dispute_lost', 'chargeback', 'lost'],
  ['dispute_accepted', 'chargeback', 'lost'],
  ['dispute_expired', 'chargeback', 'lost'],
  ['dispute_expired', 'pre_arbitration', 'lost'],
  ['dispute_won', 'chargeback', 'won'],
  // The bank only asked for documents: no money moves, regardless of the result.
  ['dispute_opened', 'retrieval', 'open'],
  ['dispute_expired', 'retrieval', 'open'],
])('%s of a %s has the verdict %s', (kind, dispute, verdict) => {
  expect(told(kind, dispute)).toEqual({ about: 'dispute', transactionId: 't1', amount: 5_181, verdict });
});

test.each([
  ['20.00', { verdict: 'lost', amount: 3_181 }],
  ['51.81', { verdict: 'won', amount: 5_181 }],
  ['0.00', { verdict: 'won', amount: 5_181 }],
  [null, { verdict: 'won', amount: 5_181 }],
] as const)('a won dispute counts the amount that did not come back as lost: %s', (amountWon, came) => {
  expect(cameTo({ status: 'won', kind: 'chargeback', amountDisputed: '51.81', amountWon })).toEqual(came);
});
