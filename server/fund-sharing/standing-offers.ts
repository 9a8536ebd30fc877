import type { Schemas } from '#openapi/contract.gen.ts';
import { currentEvent, fundSharingEnds } from '#server/event/event.ts';
import { withDebt } from '#server/fundraising/fundraising.ts';
import { membershipIn } from '#server/membership/membership.ts';
import { findPeloton, lockPeloton } from '#server/peloton/peloton.ts';
import type { Clock } from '#server/platform/clock/clock.ts';
import { type Answer, type Call, type Handlers, signedIn } from '#server/platform/contract/handlers.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import { withIdempotency } from '#server/platform/idempotency/idempotency.ts';
import { fundSharingProblem } from './fund-sharing.problems.ts';
import { spareOf } from './fund-sharing.rules.ts';
import { inTurn } from './in-turn.ts';
import { readFigures } from './share-figures.ts';
import { type Event, isSharingOpen, refuseUnlessOpen, type SharingPlace } from './share-order.ts';
import { openRequestTo } from './share-request.queries.ts';
import { requestView } from './share-requests.ts';
import { offerOf, type StandingOffer } from './standing-offer.queries.ts';

type Deps = { db: Db; clock: Clock };
type View = Schemas['OwnFundSharing'];

export const offerView = (
  offer: Pick<StandingOffer, 'upTo' | 'madeAt'> | undefined,
): Schemas['StandingOffer'] =>
  offer === undefined ? null : { upTo: offer.upTo, madeAt: offer.madeAt.toISOString() };

const pelotonOf = async (db: Db | Trx, event: Event, personId: string): Promise<SharingPlace | null> => {
  const member = await membershipIn(db, event.id, personId);
  const peloton = member === undefined ? undefined : await findPeloton(db, member.pelotonId);
  return peloton === undefined ? null : { event, peloton: { id: peloton.id, name: peloton.name } };
};

const ownView = async (db: Db | Trx, clock: Clock, personId: string): Promise<View> => {
  const event = await currentEvent(db);
  const place = await pelotonOf(db, event, personId);
  const owner = { type: 'User', id: personId } as const;
  const figures = (await readFigures(db, event, [owner], 'exact'))(owner);
  const request = await openRequestTo(db, event.id, personId);
  return {
    peloton: place?.peloton ?? null,
    ...withDebt(figures.balance),
    committedAmount: figures.committed,
    spare: spareOf(figures),
    fundSharingEnds: fundSharingEnds(event),
    isOpen:
      place === null
        ? clock.today() <= fundSharingEnds(event)
        : await isSharingOpen(db, clock, { event, pelotonId: place.peloton.id }),
    offer: offerView(await offerOf(db, event.id, personId)),
    // A request of a peloton that the person left needs no answer.
    requests: request === undefined || request.pelotonId !== place?.peloton.id ? [] : [requestView(request)],
  };
};

/** Changes the caller’s offer under the lock of their peloton, so that it cannot be settled meanwhile. */
const change = async (
  { db, clock }: Deps,
  call: Call<'makeStandingOffer'> | Call<'endStandingOffer'>,
  effect: (trx: Trx, offer: { eventId: string; personId: string; isMember: boolean }) => Promise<void>,
) => {
  const { personId } = signedIn(call);
  const keyed = { ...call, body: 'body' in call ? (call.body ?? null) : null };
  const book = async (trx: Trx): Promise<Answer<'makeStandingOffer'>> => {
    const event = await currentEvent(trx);
    const before = await pelotonOf(trx, event, personId);
    if (before !== null) await lockPeloton(trx, before.peloton.id);
    // The person may have left during the wait for the lock, which ends their offer.
    const place = await pelotonOf(trx, event, personId);
    if (place !== null) await refuseUnlessOpen(trx, clock, place);
    const isMember = place !== null && place.peloton.id === before?.peloton.id;
    await effect(trx, { eventId: event.id, personId, isMember });
    return { status: 200, body: await ownView(trx, clock, personId) };
  };
  const known = await pelotonOf(db, await currentEvent(db), personId);
  const send = () => withIdempotency({ db, clock }, keyed, book);
  return known === null ? send() : inTurn(known.peloton.id, send);
};

/** “Use my surplus only if someone of us is short when sharing ends.” */
export const offerOperations = (deps: Deps) =>
  ({
    getOwnFundSharing: async (call) => ({
      status: 200,
      body: await ownView(deps.db, deps.clock, signedIn(call).personId),
    }),
    makeStandingOffer: (call) =>
      change(deps, call, async (trx, { eventId, personId, isMember }) => {
        if (!isMember) throw fundSharingProblem('members-only');
        const offer = { upTo: call.body.upTo, madeAt: deps.clock.now() };
        await trx
          .insertInto('standingOffer')
          .values({ eventId, personId, ...offer })
          .onConflict((conflict) => conflict.columns(['eventId', 'personId']).doUpdateSet(offer))
          .execute();
      }),
    endStandingOffer: (call) =>
      change(deps, call, async (trx, { eventId, personId }) => {
        await trx
          .deleteFrom('standingOffer')
          .where('eventId', '=', eventId)
          .where('personId', '=', personId)
          .execute();
      }),
  }) satisfies Partial<Handlers>;
