import { currentEvent } from '#server/event/event.ts';
import { pelotonProblem } from '#server/peloton/peloton.problems.ts';
import { findPeloton, isLeader, lockPeloton } from '#server/peloton/peloton.ts';
import { type Caller, signedIn } from '#server/platform/contract/handlers.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import { userProblem } from '#server/user/user.problems.ts';
import { personIdOf } from '#server/user/user.ts';
import { membershipProblem } from './membership.problems.ts';
import { type Member, membershipIn, type Place } from './membership.queries.ts';

type PelotonCall = { params: { id: string }; caller: Caller | null };
type MemberCall = { params: { id: string; userId: string }; caller: Caller | null };

/** The operation's peloton in the current event, and the caller. */
export type Asked = Place & { callerId: string };

const asked = async (db: Db | Trx, call: PelotonCall): Promise<Asked> => {
  const { personId } = signedIn(call);
  const event = await currentEvent(db);
  return { pelotonId: call.params.id.toLowerCase(), eventId: event.id, callerId: personId };
};

/**
 * A peloton that everybody may see.
 * @throws ProblemError `peloton-not-found`
 */
export const shownPeloton = async (db: Db | Trx, call: PelotonCall) => {
  const place = await asked(db, call);
  const peloton = await findPeloton(db, place.pelotonId);
  if (peloton === undefined) throw pelotonProblem('peloton-not-found');
  return { ...place, peloton };
};

/**
 * A peloton that the caller leads. Others cannot tell whether it exists.
 * @throws ProblemError `peloton-not-yours`
 */
export const ledPeloton = async (db: Db, call: PelotonCall): Promise<Asked> => {
  const place = await asked(db, call);
  await refuseUnlessLeader(db, place);
  return place;
};

/** @throws ProblemError `peloton-not-yours` */
export const refuseUnlessLeader = async (
  db: Db | Trx,
  { pelotonId, eventId, callerId }: Asked,
): Promise<void> => {
  if (!(await isLeader(db, { pelotonId, eventId, personId: callerId })))
    throw pelotonProblem('peloton-not-yours');
};

/** Locks the peloton, and checks again that the caller leads it: that may have ended meanwhile. */
export const lockLed = async (trx: Trx, place: Asked): Promise<void> => {
  await lockPeloton(trx, place.pelotonId);
  await refuseUnlessLeader(trx, place);
};

/**
 * The person that the address names.
 * @throws ProblemError `person-not-found`
 */
export const namedPerson = async (db: Db, { params }: MemberCall): Promise<string> => {
  const personId = await personIdOf(db, params.userId);
  if (personId === undefined) throw userProblem('person-not-found');
  return personId;
};

/**
 * As `namedPerson`, for a leader of the peloton or the person themself.
 * @throws ProblemError `peloton-not-yours`, `member-not-found`
 */
export const namedMember = async (
  db: Db,
  call: MemberCall,
): Promise<Asked & { personId: string; isSelf: boolean }> => {
  const place = await asked(db, call);
  const personId = await personIdOf(db, call.params.userId);
  const isSelf = personId === place.callerId;
  if (!isSelf) await refuseUnlessLeader(db, place);
  if (personId === undefined) throw membershipProblem('member-not-found');
  return { ...place, personId, isSelf };
};

/** @throws ProblemError `member-not-found` */
export const requiredMember = async (
  db: Db | Trx,
  { pelotonId, eventId }: Place,
  personId: string,
): Promise<Member> => {
  const member = await membershipIn(db, eventId, personId);
  if (member?.pelotonId !== pelotonId) throw membershipProblem('member-not-found');
  return member;
};
