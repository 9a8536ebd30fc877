import type {
  DeskMember,
  DeskView,
  JoinRequest,
  LeavingPreview,
  Listed,
} from '#machines/member-desk/member-desk.types.ts';

export const deskPelotonId = 'a0000000-0000-4000-8000-000000000001';

const rides = (isVolunteer = false): JoinRequest['participantTypes'] => ({
  isChallenger: false,
  isVolunteer,
  registeredRides: [{ rideType: 'signature' }],
});

/** Two people want to join, one of them with a message. */
export const askers: readonly [JoinRequest, JoinRequest] = [
  {
    publicId: 'ana-silva',
    firstName: 'Ana',
    lastName: 'Silva',
    profileImageUrl: null,
    participantTypes: rides(),
    message: 'I ride the same route.',
    askedAt: '2027-03-01T09:00:00.000Z',
    expiresAt: '2027-03-15T09:00:00.000Z',
  },
  {
    publicId: 'ben-okoro',
    firstName: 'Ben',
    lastName: 'Okoro',
    profileImageUrl: null,
    participantTypes: rides(true),
    message: null,
    askedAt: '2027-03-02T09:00:00.000Z',
    expiresAt: '2027-03-16T09:00:00.000Z',
  },
];

const captain: DeskMember = {
  publicId: 'cora-lind',
  firstName: 'Cora',
  lastName: 'Lind',
  profileImageUrl: null,
  year: 2027,
  role: 'captain',
  participantTypes: rides(),
  routes: [{ rideType: 'signature', name: 'Two-Day Century' }],
  joinedAt: '2027-01-10T09:00:00.000Z',
  committed: 250_000,
  raised: 300_050,
  owed: 0,
  attributed: 0,
  missing: 0,
  neededPerWeek: 0,
  surplus: 50_050,
};

/** The captain, and a member who is short of the commitment. */
export const deskMembers: readonly [DeskMember, DeskMember] = [
  captain,
  {
    ...captain,
    publicId: 'mel-hart',
    firstName: 'Mel',
    lastName: 'Hart',
    role: 'member',
    raised: 100_000,
    attributed: 20_000,
    missing: 150_000,
    neededPerWeek: 12_500,
    surplus: 0,
  },
];

export const listed = <Item>(items: readonly Item[], total = items.length): Listed<Item> => ({
  items: [...items],
  pagination: { page: 1, limit: 25, count: items.length, total },
});

/** The desk as a captain finds it: with requests, or else with the captaincy offered to Mel. */
export const deskView = (asking: readonly JoinRequest[] = askers): DeskView => ({
  desk: {
    pelotonId: deskPelotonId,
    pelotonName: 'Ridge Riders',
    currentEventName: 'Product 2027',
    year: 2027,
    role: 'captain',
    membersCount: 2,
    completeFrom: 5,
    memberRequestCount: asking.length,
    committed: 500_000,
    raised: 400_050,
    owed: 0,
    missing: 150_000,
    missingCount: 1,
    neededPerWeek: 12_500,
    surplus: 50_050,
    surplusCount: 1,
    fund: 75_000,
    fundraisingDeadline: '2027-10-31',
    daysLeft: 84,
    weeksLeft: 12,
    offer:
      asking.length > 0
        ? null
        : {
            offeredTo: { publicId: 'mel-hart', firstName: 'Mel', lastName: 'Hart' },
            offeredAt: '2027-03-01T09:00:00.000Z',
            expiresAt: '2027-03-08T09:00:00.000Z',
          },
    lettersLeft: 3,
    newest: [],
  },
  captain: { publicId: captain.publicId, firstName: 'Cora', lastName: 'Lind' },
  requests: listed(asking),
  members: listed(deskMembers),
  short: listed(deskMembers.filter(({ missing }) => missing > 0)),
  ahead: listed(deskMembers.filter(({ surplus }) => surplus > 0)),
  log: listed([
    {
      id: '1',
      kind: 'founded',
      at: '2027-01-10T09:00:00.000Z',
      actor: { publicId: 'cora-lind', firstName: 'Cora', lastName: 'Lind' },
      person: null,
      details: {},
    },
  ]),
});

/** Mel has accepted the captaincy. */
export const handedOver = (): DeskView => {
  const view = deskView([]);
  return {
    ...view,
    desk: { ...view.desk, role: 'admin', offer: null },
    members: listed(
      deskMembers.map((member) => ({ ...member, role: member.role === 'captain' ? 'admin' : 'captain' })),
    ),
    captain: { publicId: 'mel-hart', firstName: 'Mel', lastName: 'Hart' },
  };
};

export const leavingMel: LeavingPreview = {
  publicId: 'mel-hart',
  firstName: 'Mel',
  lastName: 'Hart',
  role: 'member',
  keeps: 100_000,
  owed: 0,
  attributed: 20_000,
  totals: [{ id: deskPelotonId, name: 'Ridge Riders', before: 475_050, after: 375_050 }],
  members: { before: 2, after: 1 },
  isLast: false,
};
