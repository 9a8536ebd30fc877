import { randomUUID } from 'node:crypto';
import { post, type RecipientAccount } from '#server/ledger/ledger.ts';
import type { Clock } from '#server/platform/clock/clock.ts';
import type { Db } from '#server/platform/database/database.ts';
import { ids } from '#test/support/event/event-rows.ts';
import { joinPeloton, type Person, personOf, personRow, register } from '#test/support/event/people.ts';
import { give } from '#test/support/event/shares.ts';
import { insertRows } from '#test/support/rows.ts';

type Deps = { store: { db: Db }; clock: Clock };

/** What a test says of a person; amounts in cents. */
export type DeskPerson = {
  first?: string;
  last?: string;
  role?: 'captain' | 'admin' | 'member';
  /** Rides the Century with this commitment; takes part as nothing if left out. */
  committed?: number;
  /** Given to the person by donors. */
  raised?: number;
  /** The rest of the person's row. */
  more?: object;
};

const recipient = (ownerType: 'User' | 'Peloton', ownerId: string, eventYear: number): RecipientAccount => ({
  kind: 'recipient',
  ownerType,
  ownerId,
  eventYear,
});

/** Books a donation to a person or a peloton. */
export const raise = (
  deps: Deps,
  ownerType: 'User' | 'Peloton',
  ownerId: string,
  amount: number,
  year = 2027,
) => give(deps, { ownerType, ownerId }, amount, { year });

/** Moves money from a peloton's fund to a member. */
export const attribute = (
  { store: { db }, clock }: Deps,
  pelotonId: string,
  personId: string,
  amount: number,
) =>
  db.transaction().execute((trx) =>
    post(trx, clock, {
      kind: 'share',
      reference: randomUUID(),
      debits: [{ account: recipient('Peloton', pelotonId, 2027), amount }],
      credits: [{ account: recipient('User', personId, 2027), amount }],
    }),
  );

/** Registers the person as a rider of the Century. */
export const commitTo = (db: Db, personId: string, commitment: number, eventId?: string) => {
  const part = { kind: 'Rider', rideType: 'signature', routeId: ids.century, commitment } as const;
  return register(db, [{ personId }], part, eventId);
};

/** A person of a test, in no peloton yet. */
export const deskPerson = async (
  api: Deps,
  { first = 'Ada', last = 'Fell', committed, raised = 0, more = {} }: DeskPerson = {},
): Promise<Person> => {
  const { db } = api.store;
  const row = { ...personRow(randomUUID()), firstName: first, lastName: last, ...more };
  await insertRows(db, 'person', row);
  if (committed !== undefined) await commitTo(db, row.id, committed);
  if (raised > 0) await raise(api, 'User', row.id, raised);
  return personOf(row);
};

/** A person of a test, who joins the peloton. */
export const deskMember = async (
  api: Deps,
  pelotonId: string,
  { role = 'member', ...person }: DeskPerson = {},
  joining: { eventId?: string; joinedAt?: Date } = {},
): Promise<Person> => {
  const made = await deskPerson(api, person);
  await joinPeloton(api.store.db, pelotonId, [{ person: made, role }], joining);
  return made;
};
