import type { Schemas } from '#openapi/contract.gen.ts';
import type { Api } from './profile/whole-app.tsx';

export const foundMaya: Schemas['FoundPerson'] = {
  type: 'User',
  match: 'name',
  publicId: 'maya-okafor',
  firstName: 'Maya',
  lastName: 'Okafor',
  profileImageUrl: null,
  participantTypes: {
    isChallenger: false,
    isVolunteer: true,
    registeredRides: [{ rideType: 'gravel' }, { rideType: 'signature' }],
  },
  pelotonName: 'Hollin Valley Wheelers',
  raised: 245_907,
  goal: 480_000,
};

export const foundGrace: Schemas['FoundPerson'] = {
  ...foundMaya,
  publicId: 'grace-lindqvist',
  firstName: 'Grace',
  lastName: 'Lindqvist',
  participantTypes: { isChallenger: false, isVolunteer: true, registeredRides: [] },
  pelotonName: null,
  raised: 0,
  goal: 0,
};

export const foundWheelers: Schemas['FoundPeloton'] = {
  type: 'Peloton',
  match: 'name',
  id: 'de9d5b73-c409-829c-af8b-32c7852b142f',
  name: 'Hollin Valley Wheelers',
  profileImageUrl: null,
  level: 'peloton',
  parentName: null,
  membersCount: 16,
  acceptingNewMembers: true,
  raised: 851_400,
};

export const event: Schemas['Event'] = {
  id: 'e7e7e7e7-0000-4000-8000-000000000001',
  name: 'Product 2027',
  year: 2027,
  place: 'Tamarack Falls',
  timeZone: 'America/New_York',
  startsOn: '2027-08-28',
  endsOn: '2027-09-25',
  registrationOpensAt: '2026-10-01T12:00:00Z',
  registrationClosesAt: '2027-08-15T12:00:00Z',
  isRegistrationOpen: true,
  fundraisingDeadline: '2027-10-31',
  fundSharingEnds: '2027-11-05',
  goal: 20_000_000,
  raised: 5_408_000,
  participants: 116,
  rides: [],
};

type Listed<Item> = { items: Item[]; total?: number };

/** A search that gives these answers to every query, and remembers the queries. */
export const searching = (found: {
  people: Listed<Schemas['FoundPerson']>;
  pelotons: Listed<Schemas['FoundPeloton']>;
}) => {
  const asked: string[] = [];
  const answer =
    <Item>({ items, total = items.length }: Listed<Item>) =>
    (_: unknown, { pathname, search }: URL) => {
      asked.push(`${pathname}${search}`);
      const headers = { page: 1, limit: 12, count: items.length, total };
      return {
        status: 200,
        body: items,
        headers: Object.fromEntries(
          Object.entries(headers).map(([name, value]) => [`pagination-${name}`, `${value}`]),
        ),
      };
    };
  const api = {
    'GET /api/search': answer(found.people),
    'GET /api/search/pelotons': answer(found.pelotons),
  } satisfies Api;
  return { api, asked };
};
