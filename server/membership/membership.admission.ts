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
  /** Whoever let them in; the person themself with a code. */
  actorId: string;
  how: 'approved' | 'added' | 'joined-by-code';
  at: Date;
};

/**
 * Makes somebody a member, and ends what they asked for anywhere. A peloton that has no members this year gets its captain so: it
 * would have nobody to decide anything. Null where the person is in a peloton of the event already, this one has closed, or
 * it removed the person and they come by its code.
 */
export const admit = async (
  trx: Trx,
  { pelotonId, eventId, personId, actorId, how, at }: Admission,
): Promise<Member['role'] | null> => {
  if ((await lockPeloton(trx, pelotonId))?.isActive !== true) return null;
  await lockPerson(trx, personId);
  const place = { pelotonId, eventId };
  // Else to remove somebody would mean nothing, as long as they know the code.
  if (how === 'joined-by-code' && (await wasRemoved(trx, place, personId))) return null;
  const role = (await membersOf(trx, place)) === 0 ? 'captain' : 'member';
  if (!(await insertMember(trx, { ...place, personId, role, at }))) return null;
  await settleRequests(trx, { eventId, personId, at });
  await writeLog(trx, { ...place, kind: how, actorId, personId, at });
  return role;
};
