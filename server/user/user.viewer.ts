import { isLeader } from '#server/peloton/peloton.ts';
import type { Caller } from '#server/platform/contract/handlers.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import { takenBack } from '#server/receipt/receipt.ts';
import type { Membership } from './user.queries.ts';
import { stranger, type Viewer } from './user.survivor.ts';

/** Whether one person gave to another while signed in, in any year, without a full refund. */
const hasGiven = async (db: Db | Trx, donorId: string, personId: string): Promise<boolean> => {
  const row = await db
    .selectFrom('donation as given')
    .select('given.id')
    .where('donorPersonId', '=', donorId)
    .where('recipientPersonId', '=', personId)
    .where(({ eb }) => eb('given.amount', '>', takenBack))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};

/** Whether one person is captain or admin of the other's peloton. */
const leads = async (
  db: Db,
  personId: string,
  eventId: string | null,
  membership: Membership | undefined,
): Promise<boolean> =>
  eventId !== null &&
  membership !== undefined &&
  !membership.isPending &&
  isLeader(db, { pelotonId: membership.id, eventId, personId });

/** The caller's relation to the person of a page. */
export const viewerOf = async (
  db: Db,
  caller: Caller | null,
  person: { id: string; eventId: string | null; membership: Membership | undefined },
): Promise<Viewer> => {
  const callerId = caller?.personId ?? null;
  if (callerId === null) return stranger;
  if (callerId === person.id) return { ...stranger, isSelf: true };
  return {
    isSelf: false,
    isDonor: await hasGiven(db, callerId, person.id),
    isCaptain: await leads(db, callerId, person.eventId, person.membership),
  };
};
