import { currentEvent } from '#server/event/event.ts';
import { pelotonProblem } from '#server/peloton/peloton.problems.ts';
import { findPeloton } from '#server/peloton/peloton.ts';
import type { Clock } from '#server/platform/clock/clock.ts';
import { type Answer, type Call, type Handlers, signedIn } from '#server/platform/contract/handlers.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import { withIdempotency } from '#server/platform/idempotency/idempotency.ts';
import { admit } from './membership.admission.ts';
import { membershipProblem } from './membership.problems.ts';
import { isParticipant, membershipIn } from './membership.queries.ts';
import { stateOf } from './membership.state.ts';

/**
 * The group code that was typed, as it is stored, its row locked; for somebody who enters it outside a registration.
 * @throws ProblemError `group-code-unknown`, `group-code-expired`, `group-code-used-up`
 */
export type UsableGroupCode = (
  trx: Trx,
  asked: { code: string; now: Date; registrationId: null; personId: string },
) => Promise<{ code: string; pelotonId: string }>;

type Deps = { db: Db; clock: Clock };

const noteUse = async (
  trx: Trx,
  entry: { code: string; eventId: string; personId: string },
  at: Date,
): Promise<void> => {
  await trx
    .insertInto('groupCodeEntry')
    .values({ ...entry, enteredAt: at })
    .onConflict((conflict) => conflict.columns(['code', 'eventId', 'personId']).doNothing())
    .execute();
};

const join = (deps: Deps, usableGroupCode: UsableGroupCode, call: Call<'joinByGroupCode'>) => {
  const { personId } = signedIn(call);
  return withIdempotency(deps, call, async (trx): Promise<Answer<'joinByGroupCode'>> => {
    const now = deps.clock.now();
    const event = await currentEvent(trx);
    // Before the code is looked at: nobody from outside tries codes here.
    if (!(await isParticipant(trx, event.id, personId))) throw membershipProblem('participants-only');
    // The code's row is locked first, then the peloton, then the person.
    const asked = { code: call.body.groupCode, now, registrationId: null, personId };
    const { code, pelotonId } = await usableGroupCode(trx, asked);
    const place = { pelotonId, eventId: event.id };
    const role = await admit(trx, {
      ...place,
      personId,
      actorId: personId,
      how: 'joined-by-code',
      at: now,
    });
    if (role !== null) await noteUse(trx, { code, eventId: event.id, personId }, now);
    else {
      const member = await membershipIn(trx, event.id, personId);
      if (member === undefined) throw membershipProblem('not-accepting-members');
      if (member.pelotonId !== pelotonId) throw membershipProblem('member-elsewhere');
    }
    const peloton = await findPeloton(trx, pelotonId);
    if (peloton === undefined) throw pelotonProblem('peloton-not-found');
    return { status: 200, body: await stateOf(trx, { ...place, callerId: personId, peloton }, now) };
  });
};

/** Joining by the code that a captain hands out. */
export const codeOperations = (deps: Deps, usableGroupCode: UsableGroupCode) =>
  ({ joinByGroupCode: (call) => join(deps, usableGroupCode, call) }) satisfies Partial<Handlers>;
