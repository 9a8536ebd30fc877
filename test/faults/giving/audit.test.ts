import { expect, test } from 'vitest';
import { auditOf, type KnownOrder, type LedgerBook } from './audit.ts';
import { planDonation } from './donations.ts';
import type { Answer, AnsweredDonation } from './donors.ts';
import type { GatewayLine } from './gateway.types.ts';

const donation = planDonation('audit', 1);
const { charge } = donation.body;
const orderId = 'order-1';
const charged: Answer = { kind: 'charged', orderId, charge };
const no: Answer = { kind: 'notCharged' };
const answered = (...answers: Answer[]): AnsweredDonation => ({ ...donation, answers });

const sale: GatewayLine = {
  id: 'sale-1',
  orderId,
  type: 'sale',
  isTaken: true,
  amount: charge,
  createdAt: '2027-01-04T16:00:00Z',
};
const order: KnownOrder = {
  id: orderId,
  key: donation.key,
  state: 'charged',
  postings: 1,
  donations: 1,
  net: charge,
};
const ledgerOf = (...orders: KnownOrder[]): LedgerBook => ({ orders, sum: 0, unbalanced: [] });
const good = { answered: [answered(charged)], gateway: [sale], ledger: ledgerOf(order) };

type Doctored = Partial<Parameters<typeof auditOf>[0]>;
const kindsOf = (doctored: Doctored): string[] => [
  ...new Set(auditOf({ ...good, ...doctored }).findings.map(({ kind }) => kind)),
];

test('finds nothing when the answers, the gateway reports and the ledger agree', () => {
  expect(auditOf(good)).toEqual({
    intents: 1,
    acknowledged: 1,
    refused: 0,
    charged: 1,
    inLedger: 1,
    sum: 0,
    findings: [],
  });
});

test('finds nothing for a refused donation that was not charged or was refunded', () => {
  const refused = { ...order, state: 'declined', postings: 0, donations: 0, net: 0 };
  const back: GatewayLine = { ...sale, id: 'credit-1', type: 'credit' };
  expect(kindsOf({ answered: [answered(no, no)], gateway: [], ledger: ledgerOf(refused) })).toEqual([]);
  expect(
    kindsOf({
      answered: [answered(no)],
      gateway: [sale, back],
      ledger: ledgerOf({ ...refused, state: 'refunded' }),
    }),
  ).toEqual([]);
});

const elsewhere = { ...order, id: 'order-2' };

test.each<[string, Doctored, string[]]>([
  ['a charge that the gateway doesn’t have', { gateway: [] }, ['lost']],
  [
    'a charge that the ledger doesn’t have',
    { ledger: ledgerOf({ ...order, postings: 0, net: 0 }) },
    ['lost'],
  ],
  ['a charge without a donation', { ledger: ledgerOf({ ...order, donations: 0 }) }, ['lost']],
  ['a charge that no donor requested', { gateway: [sale, { ...sale, orderId: 'order-9' }] }, ['lost']],
  ['another amount in the ledger', { ledger: ledgerOf({ ...order, net: charge - 1 }) }, ['lost']],
  [
    'another amount in the gateway reports and the ledger',
    { gateway: [{ ...sale, amount: 1 }], ledger: ledgerOf({ ...order, net: 1 }) },
    ['lost'],
  ],
  ['an answer about another donor’s order', { answered: [answered({ ...charged, orderId: 'x' })] }, ['lost']],
  ['two charges for one order', { gateway: [sale, { ...sale, id: 'sale-2' }] }, ['double', 'lost']],
  [
    'two orders for one key',
    { gateway: [sale, { ...sale, orderId: 'order-2' }], ledger: ledgerOf(order, elsewhere) },
    ['double'],
  ],
  ['a charge that was posted twice', { ledger: ledgerOf({ ...order, postings: 2 }) }, ['double']],
  ['a charge that was kept although refused', { answered: [answered(no)] }, ['contradicted']],
  ['a donor who got both answers', { answered: [answered(charged, no)] }, ['contradicted']],
  [
    'an intent whose outcome stays unknown',
    {
      answered: [answered({ kind: 'open' })],
      gateway: [],
      ledger: ledgerOf({ ...order, state: 'unknown', postings: 0, donations: 0, net: 0 }),
    },
    ['open'],
  ],
  [
    'a transaction that doesn’t sum to zero',
    { ledger: { ...good.ledger, unbalanced: ['t'] } },
    ['unbalanced'],
  ],
  [
    'an answer without content',
    { answered: [answered(charged, { kind: 'broken', status: 500, code: '' })] },
    ['broken'],
  ],
])('finds %s', (_name, doctored, kinds) => {
  expect(kindsOf(doctored)).toEqual(kinds);
});
