import type { Instant } from '#machines/calendar.ts';
import type {
  Donor,
  FundShare,
  Listed,
  Recipient,
  SharePlan,
  SharePreview,
  SharesMade,
  SharingView,
} from '#machines/fund-sharing/fund-sharing.types.ts';

export const sharingPelotonId = 'a0000000-0000-4000-8000-000000000003';

export const listOf = <Item>(items: Item[], total = items.length): Listed<Item> => ({
  items,
  pagination: { page: 1, limit: 20, count: items.length, total },
});

const member = (to: string, name: string, missing: number): Recipient => ({
  to,
  name,
  raised: 25_000 - missing,
  owed: 0,
  committed: 25_000,
  missing,
  isHighRoller: false,
});

export const mel = member('mel-hart', 'Mel Hart', 20_000);
export const noa = member('noa-vale', 'Noa Vale', 10_000);
/** The recipient as a plain member sees them. */
const unknown = ({ to, name }: Recipient): Recipient => ({
  to,
  name,
  raised: null,
  owed: null,
  committed: null,
  missing: null,
  isHighRoller: false,
});
const theFund: Recipient = {
  to: null,
  name: 'The fund of Ridge Riders',
  raised: null,
  owed: null,
  committed: null,
  missing: null,
  isHighRoller: false,
};

const share: FundShare = {
  id: 'b0000000-0000-4000-8000-000000000001',
  batchId: 'b0000000-0000-4000-8000-000000000002',
  kind: 'share',
  from: { type: 'peloton', id: sharingPelotonId, name: 'Ridge Riders' },
  to: { type: 'member', id: 'mel-hart', name: 'Mel Hart' },
  amount: 2_500,
  by: 'Cora Lind',
  reason: 'For the last mile.',
  madeAt: '2027-03-01T15:00:00.000Z',
  takenBack: null,
  mayUndo: true,
  mayDecline: false,
};

export const donor: Donor = {
  publicId: 'rich-moor',
  firstName: 'Rich',
  lastName: 'Moor',
  raised: 40_000,
  committedAmount: 25_000,
  spare: 15_000,
  offer: null,
  request: false,
};

const common = {
  pelotonName: 'Ridge Riders',
  eventName: 'Product 2027',
  isOpen: true,
  fundSharingEnds: '2027-10-20',
} as const;

/** What a captain sees, with so many cents in the fund. */
export const fundView = (balance = 44_500): SharingView => ({
  ...common,
  balance,
  spare: balance,
  fund: {
    fund: {
      ...common,
      pelotonId: sharingPelotonId,
      currentEventName: common.eventName,
      balance,
      plans: [
        {
          plan: 'most-complete',
          highRollers: false,
          receiving: 2,
          finishing: 2,
          least: 10_000,
          most: 20_000,
        },
        { plan: 'even', highRollers: false, receiving: 2, finishing: 2, least: 10_000, most: 20_000 },
      ],
      given: balance + 2_500,
      shared: 2_500,
      parts: {
        total: balance,
        confirmed: balance + 2_500,
        offline: 0,
        refunded: 0,
        attributed: 0,
        sharedIn: 0,
        sharedOut: 2_500,
        owed: 0,
        isSharedInOwed: false,
        pending: null,
      },
      missing: 30_000,
      fundraisingDeadline: '2027-10-15',
    },
    donors: [donor],
    requests: [],
  },
  own: null,
  recipients: listOf([mel, noa]),
  shares: listOf([share]),
});

/** What a member sees who raised $150 more than they committed to. */
export const surplusView = (offer: { upTo: number | null; madeAt: Instant } | null = null): SharingView => ({
  ...common,
  balance: 40_000,
  spare: 15_000,
  fund: null,
  own: {
    peloton: { id: sharingPelotonId, name: common.pelotonName },
    raised: 40_000,
    owed: 0,
    committedAmount: 25_000,
    spare: 15_000,
    fundSharingEnds: common.fundSharingEnds,
    isOpen: true,
    offer,
    requests: [],
  },
  recipients: listOf([theFund, unknown(mel), unknown(noa)]),
  shares: listOf([
    {
      ...share,
      to: { type: 'member', id: 'rich-moor', name: 'Rich Moor' },
      mayUndo: false,
      mayDecline: true,
    },
  ]),
});

export const over = (view: SharingView): SharingView => ({ ...view, isOpen: false });

export const plan: SharePlan = {
  lines: [
    { to: 'noa-vale', firstName: 'Noa', lastName: 'Vale', amount: 10_000 },
    { to: 'mel-hart', firstName: 'Mel', lastName: 'Hart', amount: 20_000 },
  ],
  rest: 14_500,
};

export const preview: SharePreview = {
  source: { name: 'Ridge Riders', before: 44_500, after: 34_500 },
  spare: 34_500,
  peloton: { name: 'Ridge Riders', before: 94_500, after: 94_500 },
  lines: [
    {
      to: 'mel-hart',
      name: 'Mel Hart',
      amount: 10_000,
      before: 5_000,
      after: 15_000,
      committedAmount: 25_000,
      missing: 10_000,
    },
  ],
};

export const made: SharesMade = {
  batchId: 'b0000000-0000-4000-8000-000000000009',
  amount: 10_000,
  count: 1,
  balance: 34_500,
};
