import { currentEvent } from '#server/event/event.ts';
import { pelotonProblem } from '#server/peloton/peloton.problems.ts';
import { findPeloton, lockPeloton } from '#server/peloton/peloton.ts';
import { type Answer, type Call, type Handlers, signedIn } from '#server/platform/contract/handlers.ts';
import type { Trx } from '#server/platform/database/database.ts';
import { withIdempotency } from '#server/platform/idempotency/idempotency.ts';
import type { Platform } from '#server/platform/platform.ts';
import { wasRemoved } from './history.queries.ts';
import { admit } from './membership.admission.ts';
import { ask } from './membership.joining.ts';
import { membershipProblem } from './membership.problems.ts';
import { isParticipant, lockPerson, membershipIn, openRequestOf } from './membership.queries.ts';
import { refusalOf, type Shown, stateOf } from './membership.state.ts';

/**
 * The typed group code as it is stored, its row locked, outside a registration.
 * @throws ProblemError `group-code-unknown`, `group-code-expired`, `group-code-used-up`
 */
export type UsableGroupCode = (
  trx: Trx,
  asked: { code: string; now: Date; registrationId: null; personId: string },
) => Promise<{ code: string; pelotonId: string }>;

type Deps = Pick<Platform, 'settings' | 'db' | 'clock' | 'jobs' | 'mail'>;

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

/** A removed person has to ask the peloton's leaders; the code does not readmit them. */
const askAgain = async (deps: Deps, trx: Trx, shown: Shown): Promise<void> => {
  await lockPerson(trx, shown.callerId);
  const open = await openRequestOf(trx, shown.eventId, shown.callerId);
  if (open?.pelotonId === shown.peloton.id) return;
  const refusal = await refusalOf(trx, shown);
  if (refusal !== null) throw membershipProblem(refusal);
  await ask(deps, trx, shown, null);
};

const enter = async (trx: Trx, shown: Shown, code: string, now: Date): Promise<void> => {
  const { pelotonId, eventId, callerId: personId } = shown;
  const joining = { pelotonId, eventId, personId, actorId: personId };
  const role = await admit(trx, { ...joining, how: 'joined-by-code', at: now });
  if (role !== null) return noteUse(trx, { code, eventId, personId }, now);
  const member = await membershipIn(trx, eventId, personId);
  if (member === undefined) throw membershipProblem('not-accepting-members');
  if (member.pelotonId !== pelotonId) throw membershipProblem('member-elsewhere');
};

const join = (deps: Deps, usableGroupCode: UsableGroupCode, call: Call<'joinByGroupCode'>) => {
  const { personId } = signedIn(call);
  return withIdempotency(deps, call, async (trx): Promise<Answer<'joinByGroupCode'>> => {
    const now = deps.clock.now();
    const event = await currentEvent(trx);
    // Before the code is looked up: outsiders cannot try codes here.
    if (!(await isParticipant(trx, event.id, personId))) throw membershipProblem('participants-only');
    // The code's row is locked first, then the peloton, then the person.
    const asked = { code: call.body.groupCode, now, registrationId: null, personId };
    const { code, pelotonId } = await usableGroupCode(trx, asked);
    await lockPeloton(trx, pelotonId);
    const peloton = await findPeloton(trx, pelotonId);
    if (peloton === undefined) throw pelotonProblem('peloton-not-found');
    const shown = { pelotonId, eventId: event.id, callerId: personId, peloton };
    if (await wasRemoved(trx, shown, personId)) await askAgain(deps, trx, shown);
    else await enter(trx, shown, code, now);
    return { status: 200, body: await stateOf(trx, shown, now) };
  });
};

/** Joining by the code that a captain gives out. */
export const codeOperations = (deps: Deps, usableGroupCode: UsableGroupCode) =>
  ({ joinByGroupCode: (call) => join(deps, usableGroupCode, call) }) satisfies Partial<Handlers>;
