import { sql } from 'kysely';
import type { Schemas } from '#openapi/contract.gen.ts';
import {
  commitmentProgressOf,
  fundraisingOf,
  pelotonBalance,
  type Totals,
} from '#server/fundraising/fundraising.ts';
import { findPeloton, isLeader, lockPeloton, writeLog } from '#server/peloton/peloton.ts';
import type { Answer, Call, Handlers } from '#server/platform/contract/handlers.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import { withIdempotency } from '#server/platform/idempotency/idempotency.ts';
import type { Platform } from '#server/platform/platform.ts';
import { namedMember, refuseUnlessLeader, requiredMember } from './membership.access.ts';
import { leftEmail, removedEmail } from './membership.emails.ts';
import { membershipProblem } from './membership.problems.ts';
import { addresseeOf, deleteMember, leadersToWriteTo, membersOf, type Place } from './membership.queries.ts';
import { endOffer, openOfferIn } from './offer.queries.ts';

type Deps = Pick<Platform, 'settings' | 'db' | 'clock' | 'mail'>;
type Preview = Schemas['LeavingPreview'];

/**
 * Each total of this year that includes the member, before and after they leave. The peloton's leaders get exact totals; the
 * super-peloton's includes other pelotons, so everybody gets its public total.
 */
const totalsOf = async (
  db: Db,
  place: Place & { personId: string },
  leads: boolean,
): Promise<Preview['totals']> => {
  const peloton = await findPeloton(db, place.pelotonId);
  if (peloton === undefined) return [];
  const { id, name, level, parentId, parentName } = peloton;
  const total = async (of: { id: string; name: string }, totals: Totals) => {
    const { balance } = commitmentProgressOf(await fundraisingOf(db, place.personId, place.eventId, totals));
    const before = await pelotonBalance(db, of.id, place.eventId, totals);
    return { ...of, before: Math.max(0, before), after: Math.max(0, before - balance) };
  };
  const own = await total({ id, name }, leads && level !== 'super' ? 'exact' : 'public');
  return parentId === null ? [own] : [own, await total({ id: parentId, name: parentName ?? '' }, 'public')];
};

const preview = async ({ db }: Deps, call: Call<'previewLeaving'>): Promise<Preview> => {
  const place = await namedMember(db, call);
  const { role } = await requiredMember(db, place, place.personId);
  const { publicId, firstName, lastName } = await addresseeOf(db, place.personId);
  const { raised, owed, attributed } = await fundraisingOf(db, place.personId, place.eventId, 'exact');
  const { pelotonId, eventId, callerId } = place;
  // A plain member gets the peloton's public total: hidden amounts are for its leaders.
  const leads = await isLeader(db, { pelotonId, eventId, personId: callerId });
  const before = await membersOf(db, place);
  return {
    publicId,
    firstName,
    lastName,
    role,
    keeps: raised,
    owed,
    attributed,
    totals: await totalsOf(db, place, leads),
    members: { before, after: before - 1 },
    isLast: before === 1,
  };
};

/** A peloton without members takes no requests and no donations; it keeps its page and its money. */
export const close = async (trx: Trx, place: Place, actorId: string | null, at: Date): Promise<void> => {
  await trx
    .updateTable('peloton')
    .set({ isActive: false, acceptingNewMembers: false })
    .where('id', '=', place.pelotonId)
    .execute();
  await trx
    .updateTable('pelotonRequest')
    .set({ state: 'expired', decidedAt: at })
    .where('pelotonId', '=', place.pelotonId)
    .where('eventId', '=', place.eventId)
    .where('state', '=', 'open')
    .execute();
  // Otherwise the finder of an old code would become captain at once.
  await trx
    .updateTable('groupCode')
    .set({ expiresAt: sql<Date>`greatest(${at}::timestamptz, starts_at)` })
    .where('pelotonId', '=', place.pelotonId)
    .where('expiresAt', '>', at)
    .execute();
  await writeLog(trx, { ...place, kind: 'closed', actorId, at });
};

/** Ends the captaincy offers from or to a person who leaves. */
export const endOffersOf = async (trx: Trx, place: Place, personId: string, at: Date): Promise<void> => {
  const offer = await openOfferIn(trx, place);
  if (offer !== undefined && [offer.offeredTo, offer.captainId].includes(personId))
    await endOffer(trx, offer.id, offer.offeredTo === personId ? 'declined' : 'withdrawn', at);
};

const tellBothSides = async (
  { mail, settings }: Deps,
  trx: Trx,
  place: Place,
  { personId, isSelf }: { personId: string; isSelf: boolean },
): Promise<void> => {
  const person = await addresseeOf(trx, personId);
  const peloton = await findPeloton(trx, place.pelotonId);
  if (peloton === undefined) return;
  if (!isSelf)
    await mail.send(trx, {
      ...removedEmail(person, peloton, settings.publicUrl),
      to: person.emailAddress,
      personId,
      kind: 'peloton-removed',
    });
  else
    for (const leader of await leadersToWriteTo(trx, place))
      await mail.send(trx, {
        ...leftEmail({ leader, person, peloton }, settings.publicUrl),
        to: leader.emailAddress,
        personId: leader.id,
        kind: 'peloton-left',
      });
};

const remove = async (deps: Deps, call: Call<'removePelotonMember'>) => {
  const asked = await namedMember(deps.db, call);
  const { pelotonId, eventId, callerId, personId, isSelf } = asked;
  const place = { pelotonId, eventId };
  return withIdempotency(
    deps,
    { ...call, body: null },
    async (trx): Promise<Answer<'removePelotonMember'>> => {
      await lockPeloton(trx, pelotonId);
      if (!isSelf) await refuseUnlessLeader(trx, asked);
      const { role } = await requiredMember(trx, place, personId);
      if (role === 'captain' && !isSelf) throw membershipProblem('captain-stays');
      const isLast = (await membersOf(trx, place)) === 1;
      if (role === 'captain' && !isLast) throw membershipProblem('captaincy-first');
      const at = deps.clock.now();
      await endOffersOf(trx, place, personId, at);
      await deleteMember(trx, { eventId, personId });
      await writeLog(trx, { ...place, kind: isSelf ? 'left' : 'removed', actorId: callerId, personId, at });
      if (isLast) await close(trx, place, callerId, at);
      await tellBothSides(deps, trx, place, { personId, isSelf });
      return { status: 200, body: { userId: call.params.userId, membersCount: await membersOf(trx, place) } };
    },
  );
};

export const leavingOperations = (deps: Deps) =>
  ({
    previewLeaving: async (call) => ({ status: 200, body: await preview(deps, call) }),
    removePelotonMember: (call) => remove(deps, call),
  }) satisfies Partial<Handlers>;
