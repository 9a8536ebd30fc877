import { holdPeloton } from '#server/peloton/peloton.ts';
import { lineText, saysSomething } from '#server/platform/contract/field-problems.ts';
import type { Answer, Call, Handlers } from '#server/platform/contract/handlers.ts';
import type { Trx } from '#server/platform/database/database.ts';
import { withIdempotency } from '#server/platform/idempotency/idempotency.ts';
import type { Platform } from '#server/platform/platform.ts';
import { platformProblem } from '#server/platform/problems/platform.problems.ts';
import { askedSince, wasMember } from './history.queries.ts';
import { shownPeloton } from './membership.access.ts';
import { admit } from './membership.admission.ts';
import { askedEmail } from './membership.emails.ts';
import { planReminders } from './membership.jobs.ts';
import { membershipProblem } from './membership.problems.ts';
import {
  addresseeOf,
  endRequest,
  insertRequest,
  lastRequestOf,
  leadersToWriteTo,
  lockPerson,
  membershipIn,
  membersOf,
  openRequestOf,
} from './membership.queries.ts';
import { daysAfter, mostAsked, tomorrow } from './membership.rules.ts';
import { refusalOf, type Shown, stateOf } from './membership.state.ts';

type Deps = Pick<Platform, 'settings' | 'db' | 'clock' | 'jobs' | 'mail'>;

const tellLeaders = async (
  { mail, settings }: Deps,
  trx: Trx,
  { peloton, eventId, callerId }: Shown,
  message: string | null,
): Promise<void> => {
  const asking = await addresseeOf(trx, callerId);
  for (const leader of await leadersToWriteTo(trx, { pelotonId: peloton.id, eventId }))
    await mail.send(trx, {
      ...askedEmail({ leader, asking, peloton, message }, settings.publicUrl),
      to: leader.emailAddress,
      personId: leader.id,
      kind: 'join-request',
    });
};

/** A former member revives a peloton without members this year. */
const takeUp = async (trx: Trx, { peloton, eventId, callerId }: Shown, at: Date): Promise<boolean> => {
  const place = { pelotonId: peloton.id, eventId };
  if ((await membersOf(trx, place)) > 0 || !(await wasMember(trx, place, callerId))) return false;
  const role = await admit(trx, { ...place, personId: callerId, actorId: callerId, how: 'added', at });
  return role !== null;
};

/**
 * Stores the request for the peloton's leaders. The person is locked and has no open request there.
 * @throws ProblemError `asked-often`, `requested-elsewhere`
 */
export const ask = async (deps: Deps, trx: Trx, shown: Shown, message: string | null): Promise<void> => {
  const { peloton, eventId, callerId } = shown;
  const place = { pelotonId: peloton.id, eventId };
  const at = deps.clock.now();
  const asked = await askedSince(trx, place, callerId, daysAfter(at, -1));
  if (asked.onePeloton >= mostAsked.onePeloton || asked.together >= mostAsked.together)
    throw membershipProblem('asked-often', tomorrow);
  const id = await insertRequest(trx, place, { personId: callerId, message, at });
  // A concurrent request was first.
  if (id === null) throw membershipProblem('requested-elsewhere');
  await planReminders(deps.jobs, trx, id, at);
  await tellLeaders(deps, trx, shown, message);
};

const join = (deps: Deps, call: Call<'joinPeloton'>) => {
  const { message } = call.body;
  if (message !== null && !saysSomething(message))
    throw platformProblem('validation-failed', {
      fields: [{ path: '/body/message', code: 'invalid', message: lineText }],
    });
  return withIdempotency(deps, call, async (trx): Promise<Answer<'joinPeloton'>> => {
    // The peloton before the person, as everywhere. Many may ask at once, but not while it closes.
    await holdPeloton(trx, call.params.id.toLowerCase());
    const shown = await shownPeloton(trx, call);
    const { peloton, eventId, callerId } = shown;
    await lockPerson(trx, callerId);
    const own = await membershipIn(trx, eventId, callerId);
    if (own?.pelotonId === peloton.id) throw membershipProblem('member-already');
    const open = await openRequestOf(trx, eventId, callerId);
    if (open?.pelotonId === peloton.id)
      return { status: 200, body: await stateOf(trx, shown, deps.clock.now()) };
    const refusal = await refusalOf(trx, shown);
    if (refusal !== null) throw membershipProblem(refusal);
    const at = deps.clock.now();
    if (await takeUp(trx, shown, at))
      return { status: 200, body: await stateOf(trx, shown, deps.clock.now()) };
    await ask(deps, trx, shown, message);
    return { status: 200, body: await stateOf(trx, shown, deps.clock.now()) };
  });
};

const withdraw = (deps: Deps, call: Call<'withdrawJoinRequest'>) =>
  withIdempotency(deps, { ...call, body: null }, async (trx): Promise<Answer<'withdrawJoinRequest'>> => {
    const shown = await shownPeloton(trx, call);
    await lockPerson(trx, shown.callerId);
    const last = await lastRequestOf(trx, shown, shown.callerId);
    if (last === undefined) throw membershipProblem('request-not-found');
    const ending = { state: 'withdrawn', at: deps.clock.now(), by: shown.callerId } as const;
    const isDone = last.state === 'withdrawn' || (await endRequest(trx, last.id, ending));
    if (!isDone) throw membershipProblem('request-decided');
    return { status: 200, body: await stateOf(trx, shown, deps.clock.now()) };
  });

/** Asking to join a peloton, for the person who asks. */
export const joiningOperations = (deps: Deps) =>
  ({
    getJoinState: async (call) => ({
      status: 200,
      body: await stateOf(deps.db, await shownPeloton(deps.db, call), deps.clock.now()),
    }),
    joinPeloton: (call) => join(deps, call),
    withdrawJoinRequest: (call) => withdraw(deps, call),
  }) satisfies Partial<Handlers>;
