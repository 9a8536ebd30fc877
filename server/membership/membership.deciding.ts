import { findMember, findPeloton, writeLog } from '#server/peloton/peloton.ts';
import type { Answer, Call, Handlers } from '#server/platform/contract/handlers.ts';
import { pageOf, paginationHeaders } from '#server/platform/contract/pagination.ts';
import type { Trx } from '#server/platform/database/database.ts';
import { withIdempotency } from '#server/platform/idempotency/idempotency.ts';
import type { Platform } from '#server/platform/platform.ts';
import { personIdOf } from '#server/user/user.ts';
import { hasTurnedAway, loggedSince } from './history.queries.ts';
import { type Asked, ledPeloton, lockLed, namedPerson } from './membership.access.ts';
import { admit } from './membership.admission.ts';
import { addedEmail, approvedEmail, rejectedEmail } from './membership.emails.ts';
import { membershipProblem } from './membership.problems.ts';
import {
  addresseeOf,
  endRequest,
  isParticipant,
  lastRequestOf,
  lockPerson,
  membershipIn,
  membersOf,
  openRequestOf,
  openRequests,
  requestPage,
} from './membership.queries.ts';
import { daysAfter, expiryOf, mostAdded, tomorrow } from './membership.rules.ts';

type Deps = Pick<Platform, 'settings' | 'db' | 'clock' | 'mail'>;

type Refusal = 'request-not-found' | 'request-decided' | 'member-elsewhere';

const namedIn = async (trx: Trx, pelotonId: string): Promise<{ id: string; name: string }> => {
  const peloton = await findPeloton(trx, pelotonId);
  if (peloton === undefined) throw new Error(`Peloton ${pelotonId} went while it was led.`);
  return peloton;
};

const welcome = async (
  { mail, settings }: Deps,
  trx: Trx,
  pelotonId: string,
  personId: string,
): Promise<void> => {
  const person = await addresseeOf(trx, personId);
  await mail.send(trx, {
    ...approvedEmail(person, await namedIn(trx, pelotonId), settings.publicUrl),
    to: person.emailAddress,
    personId,
    kind: 'join-request-approved',
  });
};

/** Approves one request, or says why not. A second approval changes nothing. */
const approveOne = async (
  deps: Deps,
  trx: Trx,
  place: Asked,
  personId: string,
  at: Date,
): Promise<Refusal | null> => {
  const { pelotonId, eventId, callerId } = place;
  await lockPerson(trx, personId);
  const member = await membershipIn(trx, eventId, personId);
  const request = await lastRequestOf(trx, place, personId);
  if (member?.pelotonId === pelotonId) return request === undefined ? 'request-not-found' : null;
  if (request === undefined) return 'request-not-found';
  if (member !== undefined) return 'member-elsewhere';
  if (!(await endRequest(trx, request.id, { state: 'approved', at, by: callerId }))) return 'request-decided';
  const admission = { pelotonId, eventId, personId, actorId: callerId, how: 'approved', at } as const;
  if ((await admit(trx, admission)) === null) return 'member-elsewhere';
  await welcome(deps, trx, pelotonId, personId);
  return null;
};

const approve = async (deps: Deps, call: Call<'approveJoinRequests'>) => {
  const place = await ledPeloton(deps.db, call);
  return withIdempotency(deps, call, async (trx): Promise<Answer<'approveJoinRequests'>> => {
    await lockLed(trx, place);
    const at = deps.clock.now();
    const people = await Promise.all(
      call.body.userIds.map(async (userId) => ({ userId, personId: await personIdOf(trx, userId) })),
    );
    const approved: string[] = [];
    const notApproved: { userId: string; code: Refusal }[] = [];
    // In the order of their ids, so that two requests for the same people cannot deadlock.
    for (const { userId, personId } of people.toSorted((one, other) =>
      (one.personId ?? '') < (other.personId ?? '') ? -1 : 1,
    )) {
      const code =
        personId === undefined
          ? ('request-not-found' as const)
          : await approveOne(deps, trx, place, personId, at);
      if (code === null) approved.push(userId);
      else notApproved.push({ userId, code });
    }
    const [first] = notApproved;
    if (approved.length === 0 && first !== undefined) throw membershipProblem(first.code);
    const counts = {
      membersCount: await membersOf(trx, place),
      memberRequestCount: await openRequests(trx, place),
    };
    return { status: 200, body: { approved, notApproved, ...counts } };
  });
};

const reject = async (deps: Deps, call: Call<'rejectJoinRequest'>) => {
  const place = await ledPeloton(deps.db, call);
  return withIdempotency(deps, { ...call, body: null }, async (trx): Promise<Answer<'rejectJoinRequest'>> => {
    const { pelotonId, eventId, callerId } = place;
    await lockLed(trx, place);
    const personId = await personIdOf(trx, call.params.userId);
    if (personId === undefined) throw membershipProblem('request-not-found');
    await lockPerson(trx, personId);
    const request = await lastRequestOf(trx, place, personId);
    if (request === undefined) throw membershipProblem('request-not-found');
    if (request.state !== 'rejected') {
      const at = deps.clock.now();
      if (!(await endRequest(trx, request.id, { state: 'rejected', at, by: callerId })))
        throw membershipProblem('request-decided');
      await writeLog(trx, { pelotonId, eventId, kind: 'rejected', actorId: callerId, personId, at });
      const person = await addresseeOf(trx, personId);
      const peloton = await namedIn(trx, pelotonId);
      await deps.mail.send(trx, {
        ...rejectedEmail(person, peloton, deps.settings.publicUrl),
        to: person.emailAddress,
        personId,
        kind: 'join-request-rejected',
      });
    }
    const memberRequestCount = await openRequests(trx, place);
    return { status: 200, body: { userId: call.params.userId, memberRequestCount } };
  });
};

/**
 * Leaders see their members' exact totals and some private data, so a peloton admits only people who asked. A declined or unanswered person
 * can be admitted later.
 */
const refuseUnfit = async (trx: Trx, place: Asked, personId: string, at: Date): Promise<void> => {
  const member = await membershipIn(trx, place.eventId, personId);
  if (member?.pelotonId === place.pelotonId) throw membershipProblem('member-already');
  if (member !== undefined) throw membershipProblem('member-elsewhere');
  const last = await lastRequestOf(trx, place, personId);
  const isEnded = last?.state === 'rejected' || last?.state === 'expired';
  const hasMoved = async () =>
    (await openRequestOf(trx, place.eventId, personId)) !== undefined ||
    (await hasTurnedAway(trx, place, personId));
  if (last?.state !== 'open' && (!isEnded || (await hasMoved()))) throw membershipProblem('person-not-asked');
  if (!(await isParticipant(trx, place.eventId, personId))) throw membershipProblem('person-not-registered');
  if ((await loggedSince(trx, place, 'added', daysAfter(at, -1))) >= mostAdded)
    throw membershipProblem('too-many-added', tomorrow);
};

const add = async (deps: Deps, call: Call<'addPelotonMember'>) => {
  const place = await ledPeloton(deps.db, call);
  const personId = await namedPerson(deps.db, call);
  return withIdempotency(deps, { ...call, body: null }, async (trx): Promise<Answer<'addPelotonMember'>> => {
    const { pelotonId, eventId, callerId } = place;
    await lockLed(trx, place);
    await lockPerson(trx, personId);
    const at = deps.clock.now();
    await refuseUnfit(trx, place, personId, at);
    await admit(trx, { pelotonId, eventId, personId, actorId: callerId, how: 'added', at });
    const [person, by] = [await addresseeOf(trx, personId), await addresseeOf(trx, callerId)];
    const peloton = await namedIn(trx, pelotonId);
    await deps.mail.send(trx, {
      ...addedEmail({ person, by, peloton }, deps.settings.publicUrl),
      to: person.emailAddress,
      personId,
      kind: 'peloton-added',
    });
    const body = await findMember(trx, { pelotonId, eventId, personId });
    if (body === undefined) throw new Error('A new member was not found.');
    return { status: 200, body };
  });
};

/** Requests to join, for the peloton's leaders. */
export const decidingOperations = (deps: Deps) =>
  ({
    getJoinRequests: async (call) => {
      const place = await ledPeloton(deps.db, call);
      const page = pageOf(call.query);
      const requests = await requestPage(deps.db, place, page);
      const total = await openRequests(deps.db, place);
      return {
        status: 200,
        headers: paginationHeaders(page, requests.length, total),
        body: requests.map(({ askedAt, ...request }) => ({
          ...request,
          askedAt: askedAt.toISOString(),
          expiresAt: expiryOf(askedAt).toISOString(),
        })),
      };
    },
    approveJoinRequests: (call) => approve(deps, call),
    rejectJoinRequest: (call) => reject(deps, call),
    addPelotonMember: (call) => add(deps, call),
  }) satisfies Partial<Handlers>;
