import type { Schemas } from '#openapi/contract.gen.ts';
import { listAnswer } from '#test/support/profile/list-fixture.ts';
import { mayaSignedIn, wheelers } from '#test/support/profile/profile-fixture.ts';
import type { Api } from '#test/support/profile/whole-app.tsx';

export const address = `/fund-sharing/${wheelers.id}`;
export const endpoint = `GET /api/fundsharing/peloton/${wheelers.id}`;

export const fund: Schemas['FundSharing'] = {
  pelotonId: wheelers.id,
  pelotonName: wheelers.name,
  currentEventName: 'Product 2027',
  balance: 44_500,
  plans: [
    { plan: 'most-complete', highRollers: false, receiving: 3, finishing: 2, least: 4_200, most: 26_000 },
    { plan: 'even', highRollers: false, receiving: 4, finishing: 1, least: 11_125, most: 11_125 },
    { plan: 'most-complete', highRollers: true, receiving: 1, finishing: 0, least: 44_500, most: 44_500 },
    { plan: 'even', highRollers: true, receiving: 0, finishing: 0, least: 0, most: 0 },
  ],
  given: 90_000,
  shared: 45_500,
  parts: {
    total: 44_500,
    confirmed: 80_000,
    offline: 12_000,
    refunded: 2_000,
    attributed: 0,
    sharedIn: 0,
    sharedOut: 45_500,
    owed: 0,
    isSharedInOwed: false,
    pending: { donations: 5_000, monthly: 0 },
  },
  missing: 267_500,
  fundraisingDeadline: '2027-10-15',
  fundSharingEnds: '2027-10-20',
  isOpen: true,
};

export const member: Schemas['FundSharingRecipient'] = {
  publicId: 'priya-lockett',
  firstName: 'Priya',
  lastName: 'Lockett',
  role: 'member',
  raised: 12_500,
  owed: 0,
  committedAmount: 280_000,
  missing: 267_500,
  isHighRoller: false,
};
export const members = [
  member,
  { ...member, publicId: 'omar-nasser', firstName: 'Omar', lastName: 'Nasser', raised: 300_000, missing: 0 },
  {
    ...member,
    publicId: 'imran-desai',
    firstName: 'Imran',
    lastName: 'Desai',
    committedAmount: 0,
    missing: 0,
  },
  {
    ...member,
    publicId: 'kai-moreno',
    firstName: 'Kai',
    lastName: 'Moreno',
    raised: 0,
    owed: 10_000,
    missing: 290_000,
  },
];

export const share: Schemas['FundShare'] = {
  id: 'b0000000-0000-4000-8000-000000000001',
  batchId: 'b0000000-0000-4000-8000-000000000002',
  kind: 'share',
  from: { type: 'peloton', id: wheelers.id, name: wheelers.name },
  to: { type: 'member', id: 'maya-okafor', name: 'Maya Okafor' },
  amount: 45_500,
  by: 'Omar Nasser',
  reason: 'For the last mile.',
  madeAt: '2027-03-01T15:00:00.000Z',
  takenBack: null,
  mayUndo: false,
  mayDecline: true,
};

export const own: Schemas['OwnFundSharing'] = {
  peloton: { id: wheelers.id, name: wheelers.name },
  raised: 60_000,
  owed: 0,
  committedAmount: 50_000,
  spare: 10_000,
  fundSharingEnds: '2027-10-20',
  isOpen: true,
  offer: null,
  requests: [],
};

export const api = (given: Schemas['FundSharing'] = fund): Api => ({
  [endpoint]: { status: 200, body: given },
  [`${endpoint}/recipients`]: listAnswer(members),
  [`${endpoint}/donors`]: listAnswer([]),
  [`${endpoint}/requests`]: listAnswer([]),
  'GET /api/fundsharing/peloton': listAnswer([share]),
  [`GET /api/peloton/${wheelers.id}/forecast`]: { status: 404, body: {} },
});

export const ownApi = (given: Schemas['OwnFundSharing'] = own): Api => ({
  'GET /api/fundsharing/own': { status: 200, body: given },
  [`GET /api/peloton/${wheelers.id}`]: { status: 200, body: wheelers },
  [`GET /api/peloton/${wheelers.id}/members`]: listAnswer([
    { publicId: 'maya-okafor', firstName: 'Maya', lastName: 'Okafor' },
    { publicId: 'priya-lockett', firstName: 'Priya', lastName: 'Lockett' },
  ]),
  'GET /api/fundsharing/peloton': listAnswer([share]),
  'GET /api/user/maya-okafor/forecast': { status: 404, body: {} },
});

export const inPeloton = (part: { isPending?: boolean; isAdmin?: boolean; isCaptain?: boolean }) => ({
  ...mayaSignedIn,
  peloton: {
    id: wheelers.id,
    name: wheelers.name,
    isPending: false,
    isAdmin: false,
    isCaptain: false,
    ...part,
  },
});
export const captain = inPeloton({ isCaptain: true });
