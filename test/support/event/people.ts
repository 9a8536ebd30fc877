import { randomUUID } from 'node:crypto';
import type { Db } from '#server/platform/database/database.ts';
import type { TestCaller } from '#test/support/api.ts';
import { insertRows, rowsOf } from '#test/support/rows.ts';
import { ids, opensAt } from './event-rows.ts';

export type Person = TestCaller & { personId: string; emailAddress: string };

export const personRow = (personId: string) => ({
  id: personId,
  publicId: `p-${personId.slice(0, 8)}`,
  oid: personId,
  emailAddress: `${personId}@example.com`,
  firstName: 'Ada',
  lastName: 'Fell',
  createdAt: new Date(opensAt),
});

export const personOf = ({ id: personId, oid, emailAddress }: ReturnType<typeof personRow>): Person => ({
  personId,
  oid,
  emailAddress,
});

/** A person who signed up with only a name. */
export const newPerson = async (db: Db, more: { blockRegistration?: boolean } = {}): Promise<Person> => {
  const row = personRow(randomUUID());
  await insertRows(db, 'person', { ...row, ...more });
  return personOf(row);
};

/** The id in the address of the person's page. */
export const publicId = ({ personId }: Person) => `p-${personId.slice(0, 8)}`;

type Part = {
  kind: 'Challenger' | 'Rider' | 'Volunteer';
  rideType?: 'signature' | 'gravel';
  routeId?: string;
  commitment?: number;
};

/** Writes completed registrations for one part in an event, without the wizard's steps; resolves with their ids. */
export const register = async (
  db: Db,
  people: readonly Pick<Person, 'personId'>[],
  part: Part,
  eventId: string = ids.event,
): Promise<string[]> => {
  const at = new Date('2027-01-10');
  const rows = people.map(({ personId }) => ({ personId, eventId, registrationId: randomUUID() }));
  await insertRows(
    db,
    'registration',
    rows.map(({ registrationId: id, ...whose }) => ({
      id,
      ...whose,
      state: 'completed' as const,
      wantsChallenger: part.kind === 'Challenger',
      wantsVolunteer: part.kind === 'Volunteer',
      wantsSignature: part.rideType === 'signature',
      wantsGravel: part.rideType === 'gravel',
      startedAt: at,
      updatedAt: at,
      completedAt: at,
    })),
  );
  await insertRows(
    db,
    'participation',
    rows.map((row) => ({
      ...row,
      id: randomUUID(),
      ...part,
      state: 'registered' as const,
      registeredAt: at,
    })),
  );
  return rows.map(({ registrationId }) => registrationId);
};

/** Registers the person as a Challenger of this year's event, so that the person can receive donations. */
export const takePart = (db: Db, person: Pick<Person, 'personId'>) =>
  register(db, [person], { kind: 'Challenger' });

/** Cancels the participation: the person receives no donations from then on. */
export const takeNoMorePart = async (db: Db, { personId }: Pick<Person, 'personId'>): Promise<void> => {
  await rowsOf(db, 'participation', { personId }).update({ state: 'cancelled' });
};

type Membership = {
  person: Pick<Person, 'personId'>;
  role: 'captain' | 'admin' | 'member';
  isPending?: boolean;
};

/** Adds members to a peloton of the event. */
export const joinPeloton = async (
  db: Db,
  pelotonId: string,
  members: readonly Membership[],
  { eventId = ids.event, joinedAt = new Date('2027-02-01') }: { eventId?: string; joinedAt?: Date } = {},
): Promise<void> => {
  const approved = members.filter(({ isPending = false }) => !isPending);
  const asking = members.filter(({ isPending = false }) => isPending);
  if (approved.length > 0)
    await insertRows(
      db,
      'pelotonMember',
      approved.map(({ person: { personId }, role }) => ({ pelotonId, personId, eventId, role, joinedAt })),
    );
  if (asking.length > 0)
    await insertRows(
      db,
      'pelotonRequest',
      asking.map(({ person: { personId } }) => ({ pelotonId, personId, eventId, askedAt: joinedAt })),
    );
};

/** A peloton with these members; resolves with its id. */
export const newPeloton = async (
  db: Db,
  members: readonly Membership[],
  {
    parentId = null,
    level = 'peloton',
    createdAt = new Date(opensAt),
  }: { parentId?: string | null; level?: 'super' | 'peloton'; createdAt?: Date } = {},
): Promise<string> => {
  const id = randomUUID();
  await insertRows(db, 'peloton', { id, name: `Crew ${id}`, level, parentId, createdAt });
  if (members.length > 0) await joinPeloton(db, id, members, { joinedAt: createdAt });
  return id;
};
