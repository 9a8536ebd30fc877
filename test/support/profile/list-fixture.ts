import type { Schemas } from '#openapi/contract.gen.ts';

export type Paging = { page?: number; limit?: number; total?: number };

/** An answer that is one page of a list. */
export const listAnswer = (items: readonly unknown[], { page = 1, limit = 20, total }: Paging = {}) => ({
  status: 200,
  body: items,
  headers: {
    'pagination-page': `${page}`,
    'pagination-limit': `${limit}`,
    'pagination-count': `${items.length}`,
    'pagination-total': `${total ?? items.length}`,
  },
});

const donation: Schemas['Donation'] = {
  id: 'f0000000-0000-4000-8000-000000000001',
  name: 'Larkin & Daughters',
  isAnonymous: false,
  amount: 10_000,
  isAmountVisible: true,
  message: 'Ride safe.',
  givenAt: '2026-11-14T12:00:00.000Z',
};

/** Three donations as others see them: plain, without a name, without an amount. */
export const donations: Schemas['Donation'][] = [
  donation,
  { ...donation, id: 'f0000000-0000-4000-8000-000000000002', name: null, isAnonymous: true, message: null },
  {
    ...donation,
    id: 'f0000000-0000-4000-8000-000000000003',
    name: 'Thuy Tran',
    amount: null,
    isAmountVisible: false,
    message: null,
  },
];

/** The three donations as the recipient sees them. */
export const donationsInFull = donations.map((one) => ({
  ...one,
  name: one.name ?? 'Shy Sam',
  amount: one.amount ?? 2_500,
}));
