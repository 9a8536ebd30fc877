import { eventZone, lastDayIn } from '#machines/calendar.ts';
import type { Schemas } from '#openapi/contract.gen.ts';
import { pelotonProblem } from '#server/peloton/peloton.problems.ts';
import { findMember, findPeloton, isLeader, lockPeloton, writeLog } from '#server/peloton/peloton.ts';
import type { Answer, Call, Handlers } from '#server/platform/contract/handlers.ts';
import type { Trx } from '#server/platform/database/database.ts';
import { withIdempotency } from '#server/platform/idempotency/idempotency.ts';
import type { Platform } from '#server/platform/platform.ts';
import { loggedSince } from './history.queries.ts';
import { type Asked, namedMember, requiredMember, shownPeloton } from './membership.access.ts';
import { captaincyEmail, offeredEmail } from './membership.emails.ts';
import { planOfferEnd } from './membership.jobs.ts';
import { membershipProblem } from './membership.problems.ts';
import { addresseeOf, type Member, type Place, setRole } from './membership.queries.ts';
import { daysAfter, mostAdminsMade, mostOffers, offerLasts, tomorrow } from './membership.rules.ts';
import {
  endOffer,
  insertOffer,
  lastOfferTo,
  type Offer,
  offersSince,
  offerView,
  openOfferIn,
} from './offer.queries.ts';

type Deps = Pick<Platform, 'settings' | 'db' | 'clock' | 'jobs' | 'mail'>;

const viewOf = async (trx: Trx, place: Place, personId: string): Promise<Schemas['PelotonMember']> => {
  const member = await findMember(trx, { ...place, personId });
  if (member === undefined) throw membershipProblem('member-not-found');
  return member;
};

/** The caller's role, with the peloton's leadership locked. */
const lockedRole = async (trx: Trx, { pelotonId, eventId, callerId }: Asked): Promise<Member['role']> => {
  await lockPeloton(trx, pelotonId);
  const { role } = await requiredMember(trx, { pelotonId, eventId }, callerId);
  return role;
};

const changeRole = async (
  deps: Deps,
  call: Call<'makeAdmin'> | Call<'unmakeAdmin'>,
  role: 'admin' | 'member',
  refuse: (named: Awaited<ReturnType<typeof namedMember>>, own: Member['role']) => void,
) => {
  const named = await namedMember(deps.db, call);
  const { pelotonId, eventId, callerId, personId } = named;
  const place = { pelotonId, eventId };
  return withIdempotency(
    deps,
    { ...call, body: null },
    async (trx): Promise<{ status: 200; body: Schemas['PelotonMember'] }> => {
      refuse(named, await lockedRole(trx, named));
      const member = await requiredMember(trx, place, personId);
      if (member.role === 'captain') throw membershipProblem('captain-stays');
      if (member.role !== role) {
        const at = deps.clock.now();
        if (
          role === 'admin' &&
          (await loggedSince(trx, place, 'admin-made', daysAfter(at, -1))) >= mostAdminsMade
        )
          throw membershipProblem('admins-made-often', tomorrow);
        await setRole(trx, { ...place, personId }, role, at);
        const kind = role === 'admin' ? 'admin-made' : 'admin-unmade';
        await writeLog(trx, { ...place, kind, actorId: callerId, personId, at });
      }
      return { status: 200, body: await viewOf(trx, place, personId) };
    },
  );
};

const offer = async (deps: Deps, call: Call<'offerCaptaincy'>) => {
  const named = await namedMember(deps.db, call);
  const { pelotonId, eventId, callerId, personId, isSelf } = named;
  const place = { pelotonId, eventId };
  return withIdempotency(deps, { ...call, body: null }, async (trx): Promise<Answer<'offerCaptaincy'>> => {
    if ((await lockedRole(trx, named)) !== 'captain') throw membershipProblem('captain-only');
    if (isSelf) throw membershipProblem('captain-stays');
    await requiredMember(trx, place, personId);
    const open = await openOfferIn(trx, place);
    if (open?.offeredTo === personId) return { status: 200, body: await offerView(trx, open) };
    if (open !== undefined) throw membershipProblem('offer-open');
    const at = deps.clock.now();
    if ((await offersSince(trx, place, daysAfter(at, -1))) >= mostOffers)
      throw membershipProblem('offered-often', tomorrow);
    const expiresAt = new Date(at.getTime() + offerLasts);
    const made = { ...place, captainId: callerId, offeredTo: personId, offeredAt: at, expiresAt };
    const inserted = await insertOffer(trx, made);
    await planOfferEnd(deps.jobs, trx, inserted.id, expiresAt);
    await writeLog(trx, { ...place, kind: 'captaincy-offered', actorId: callerId, personId, at });
    const [person, captain] = [await addresseeOf(trx, personId), await addresseeOf(trx, callerId)];
    const peloton = await findPeloton(trx, pelotonId);
    if (peloton === undefined) throw pelotonProblem('peloton-not-found');
    const letter = offeredEmail(
      { person, captain, peloton, lastDay: lastDayIn(eventZone, expiresAt) },
      deps.settings.publicUrl,
    );
    await deps.mail.send(trx, { ...letter, to: person.emailAddress, personId, kind: 'captaincy-offer' });
    return { status: 200, body: await offerView(trx, inserted) };
  });
};

const tellOther = async (
  { mail, settings }: Deps,
  trx: Trx,
  ended: Offer,
  { to, about, what }: { to: string; about: string; what: 'accepted' | 'declined' | 'withdrawn' },
): Promise<void> => {
  const [person, other] = [await addresseeOf(trx, to), await addresseeOf(trx, about)];
  const peloton = await findPeloton(trx, ended.pelotonId);
  if (peloton === undefined) return;
  await mail.send(trx, {
    ...captaincyEmail({ person, other, peloton, what }, settings.publicUrl),
    to: person.emailAddress,
    personId: to,
    kind: 'captaincy',
  });
};

const accept = async (deps: Deps, call: Call<'acceptCaptaincy'>) => {
  const named = await namedMember(deps.db, call);
  const { pelotonId, eventId, callerId, personId, isSelf } = named;
  if (!isSelf) throw pelotonProblem('peloton-not-yours');
  const place = { pelotonId, eventId };
  return withIdempotency(deps, { ...call, body: null }, async (trx): Promise<Answer<'acceptCaptaincy'>> => {
    const role = await lockedRole(trx, named);
    const last = await lastOfferTo(trx, place, personId);
    if (role === 'captain' && last?.state === 'accepted')
      return { status: 200, body: await viewOf(trx, place, personId) };
    const at = deps.clock.now();
    const isOver = last === undefined || last.state !== 'open' || last.expiresAt <= at;
    const ended = isOver ? undefined : await endOffer(trx, last.id, 'accepted', at);
    if (ended === undefined) throw membershipProblem('offer-ended');
    // The old captain first: a peloton never has two.
    await setRole(trx, { ...place, personId: ended.captainId }, 'admin', at);
    await setRole(trx, { ...place, personId }, 'captain', at);
    await writeLog(trx, { ...place, kind: 'captaincy-accepted', actorId: callerId, personId, at });
    await tellOther(deps, trx, ended, { to: ended.captainId, about: personId, what: 'accepted' });
    return { status: 200, body: await viewOf(trx, place, personId) };
  });
};

const endOpenOffer = async (deps: Deps, call: Call<'endCaptaincyOffer'>) => {
  const named = await namedMember(deps.db, call);
  const { pelotonId, eventId, callerId, personId, isSelf } = named;
  const place = { pelotonId, eventId };
  return withIdempotency(deps, { ...call, body: null }, async (trx): Promise<Answer<'endCaptaincyOffer'>> => {
    const role = await lockedRole(trx, named);
    if (!isSelf && role !== 'captain') throw membershipProblem('captain-only');
    const last = await lastOfferTo(trx, place, personId);
    if (last === undefined || last.state === 'accepted') throw membershipProblem('offer-ended');
    const at = deps.clock.now();
    const state = isSelf ? 'declined' : 'withdrawn';
    const ended = await endOffer(trx, last.id, state, at);
    if (ended !== undefined) {
      await writeLog(trx, { ...place, kind: `captaincy-${state}`, actorId: callerId, personId, at });
      const [to, about] = isSelf ? [ended.captainId, personId] : [personId, callerId];
      await tellOther(deps, trx, ended, { to, about, what: state });
    }
    return { status: 200, body: { offer: null } };
  });
};

export const leadingOperations = (deps: Deps) =>
  ({
    makeAdmin: (call) =>
      changeRole(deps, call, 'admin', (_, own) => {
        if (own === 'member') throw pelotonProblem('peloton-not-yours');
      }),
    unmakeAdmin: (call) =>
      changeRole(deps, call, 'member', ({ isSelf }, own) => {
        if (own !== 'captain' && !isSelf) throw membershipProblem('captain-only');
      }),
    getCaptaincyOffer: async (call) => {
      const { peloton, eventId, callerId } = await shownPeloton(deps.db, call);
      const place = { pelotonId: peloton.id, eventId };
      const open = await openOfferIn(deps.db, place);
      const mayKnow =
        open?.offeredTo === callerId || (await isLeader(deps.db, { ...place, personId: callerId }));
      if (!mayKnow) throw pelotonProblem('peloton-not-yours');
      return { status: 200, body: { offer: open === undefined ? null : await offerView(deps.db, open) } };
    },
    offerCaptaincy: (call) => offer(deps, call),
    acceptCaptaincy: (call) => accept(deps, call),
    endCaptaincyOffer: (call) => endOpenOffer(deps, call),
  }) satisfies Partial<Handlers>;
