import type { JoinState, LeavingPreview } from '#machines/membership/membership.types.ts';

export const peloton = { id: '7c0c1f0e-0f3b-4b51-8b2e-2c1d7a4b9f01', name: 'Ridge Runners' };
export const other = { id: '7c0c1f0e-0f3b-4b51-8b2e-2c1d7a4b9f02', name: 'Moss Riders' };

/** A person without a request who may ask to join. */
export const none: JoinState = {
  pelotonId: peloton.id,
  pelotonName: peloton.name,
  state: 'none',
  role: null,
  message: null,
  askedAt: null,
  expiresAt: null,
  decidedAt: null,
  refusal: null,
  elsewhere: null,
  captaincyOffer: null,
};

export const notRegistered: JoinState = { ...none, refusal: 'participants-only' };
export const notAccepting: JoinState = { ...none, refusal: 'not-accepting-members' };
export const memberElsewhere: JoinState = { ...none, refusal: 'member-elsewhere', elsewhere: other };
export const askedElsewhere: JoinState = { ...none, refusal: 'requested-elsewhere', elsewhere: other };
export const pending: JoinState = {
  ...none,
  state: 'pending',
  message: 'I climb slowly.',
  askedAt: '2027-03-01T15:00:00.000Z',
  expiresAt: '2027-03-15T15:00:00.000Z',
};
export const rejected: JoinState = {
  ...none,
  state: 'rejected',
  askedAt: '2027-03-01T15:00:00.000Z',
  decidedAt: '2027-03-02T15:00:00.000Z',
};
export const lapsed: JoinState = { ...rejected, state: 'expired', decidedAt: '2027-03-15T15:00:00.000Z' };
export const member: JoinState = { ...none, state: 'member', role: 'member' };
export const captain: JoinState = { ...member, role: 'captain' };
export const offered: JoinState = {
  ...member,
  captaincyOffer: {
    offeredTo: { publicId: 'tess-larkspur', firstName: 'Tess', lastName: 'Larkspur' },
    offeredAt: '2027-03-01T15:00:00.000Z',
    expiresAt: '2027-03-08T15:00:00.000Z',
  },
};

/** What changes when a plain member goes. Amounts in cents. */
export const memberPreview: LeavingPreview = {
  publicId: 'tess-larkspur',
  firstName: 'Tess',
  lastName: 'Larkspur',
  role: 'member',
  keeps: 125_000,
  owed: 0,
  attributed: 25_000,
  totals: [{ id: peloton.id, name: peloton.name, before: 1_250_000, after: 1_125_000 }],
  members: { before: 8, after: 7 },
  isLast: false,
};
export const captainPreview: LeavingPreview = { ...memberPreview, role: 'captain' };
export const lastPreview: LeavingPreview = {
  ...captainPreview,
  members: { before: 1, after: 0 },
  isLast: true,
};
