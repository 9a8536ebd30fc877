import { lockPeloton, writeLog } from '#server/peloton/peloton.ts';
import type { Trx } from '#server/platform/database/database.ts';
import { wasRemoved } from './history.queries.ts';
import {
  insertMember,
  lockPerson,
  type Member,
  membersOf,
  type Place,
  settleRequests,
} from './membership.queries.ts';

type Admission = Place & {
  personId: string;
  /** The person who admitted them; with a code, the person themself. */
  actorId: string;
  how: 'approved' | 'added' | 'joined-by-code';
  at: Date;
};

/**
 * Makes a person a member, and ends their requests everywhere. The first member of a year becomes captain: otherwise nobody could decide
 * anything. Null if the person is in a peloton of the event already, this one has closed, or it removed the person and they come by its
 * code.
 */
export const admit = async (
  trx: Trx,
  { pelotonId, eventId, personId, actorId, how, at }: Admission,
): Promise<Member['role'] | null> => {
  if ((await lockPeloton(trx, pelotonId))?.isActive !== true) return null;
  await lockPerson(trx, personId);
  const place = { pelotonId, eventId };
  // Otherwise removing a person would mean nothing while they know the code.
  if (how === 'joined-by-code' && (await wasRemoved(trx, place, personId))) return null;
  const role = (await membersOf(trx, place)) === 0 ? 'captain' : 'member';
  if (!(await insertMember(trx, { ...place, personId, role, at }))) return null;
  await settleRequests(trx, { eventId, personId, at });
  await writeLog(trx, { ...place, kind: how, actorId, personId, at });
  return role;
};
