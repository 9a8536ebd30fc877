import { currentEvent, fundSharingEnds } from '#server/event/event.ts';
import { isHighRoller, partsOfFund } from '#server/fundraising/fundraising.ts';
import { pelotonProblem } from '#server/peloton/peloton.problems.ts';
import { findPeloton, isLeader, lockPeloton } from '#server/peloton/peloton.ts';
import { type Call, type Handlers, signedIn } from '#server/platform/contract/handlers.ts';
import { pageOf, paginationHeaders } from '#server/platform/contract/pagination.ts';
import { type Trx, transact } from '#server/platform/database/database.ts';
import type { Platform } from '#server/platform/platform.ts';
import { allProgress, countMembers, donorPage, fundOf, memberProgress } from './fund-sharing.queries.ts';
import { spareOf } from './fund-sharing.rules.ts';
import { bookShares } from './share-booking.ts';
import { tellOfShares } from './share-emails.ts';
import { readFigures } from './share-figures.ts';
import { historyOperations } from './share-history.ts';
import { type Event, isSharingOpen, type SharingPlace } from './share-order.ts';
import { placeOf } from './share-place.ts';
import { planOutlooks, settleOffers } from './share-plans.ts';
import { requestOperations } from './share-requests.ts';
import { sharingOperations } from './sharing.ts';
import { endSharing, offersIn, pelotonsToEnd } from './standing-offer.queries.ts';
import { offerOperations, offerView } from './standing-offers.ts';
import { takingBackOperations } from './taking-back.ts';

export { tellOfDebt } from './share-debts.ts';
export { forgetEndsAfter } from './standing-offer.queries.ts';

type Deps = Pick<Platform, 'settings' | 'db' | 'clock' | 'mail'>;

/** A peloton’s fund, its possible receivers, and the money between the peloton and its members. */
export const fundSharingOperations = (deps: Deps) => {
  const { db, clock } = deps;
  /** Others learn nothing, not even whether there is such a peloton. */
  const led = async (call: Call<'getFundSharing' | 'getFundSharingRecipients' | 'getFundSharingDonors'>) => {
    const event = await currentEvent(db);
    const membership = { pelotonId: call.params.id, eventId: event.id };
    const { personId } = signedIn(call);
    if (!(await isLeader(db, { ...membership, personId }))) throw pelotonProblem('peloton-not-yours');
    return { event, membership };
  };

  return {
    getFundSharing: async (call) => {
      const { event, membership } = await led(call);
      const peloton = await findPeloton(db, membership.pelotonId);
      if (peloton === undefined) throw pelotonProblem('peloton-not-found');
      const { balance, shared } = await fundOf(db, peloton.id, event.year);
      const members = await allProgress(db, membership);
      return {
        status: 200,
        body: {
          pelotonId: peloton.id,
          pelotonName: peloton.name,
          currentEventName: event.name,
          // A refund can follow a share, but no amount to share is negative.
          balance: Math.max(0, balance),
          plans: planOutlooks(members, Math.max(0, balance)),
          given: Math.max(0, balance + shared),
          shared,
          parts: await partsOfFund(db, peloton.id, event),
          missing: members.reduce((sum, { missing }) => sum + missing, 0),
          fundraisingDeadline: event.fundraisingDeadline,
          fundSharingEnds: fundSharingEnds(event),
          isOpen: await isSharingOpen(db, clock, { event, pelotonId: membership.pelotonId }),
        },
      };
    },

    getFundSharingRecipients: async (call) => {
      const { membership } = await led(call);
      const page = pageOf(call.query);
      const members = await memberProgress(db, membership, page);
      const total = await countMembers(db, membership);
      return {
        status: 200,
        headers: paginationHeaders(page, members.length, total),
        body: members.map((member) => ({ ...member, isHighRoller: isHighRoller(member.committedAmount) })),
      };
    },

    getFundSharingDonors: async (call) => {
      const { membership } = await led(call);
      const page = pageOf(call.query);
      const { rows, total } = await donorPage(db, membership, page);
      return {
        status: 200,
        headers: paginationHeaders(page, rows.length, total),
        body: rows.map(({ offerUpTo, offerMadeAt, ...donor }) => ({
          ...donor,
          offer: offerView(offerMadeAt === null ? undefined : { upTo: offerUpTo, madeAt: offerMadeAt }),
        })),
      };
    },

    ...sharingOperations(deps),
    ...takingBackOperations(deps),
    ...requestOperations(deps),
    ...offerOperations(deps),
    ...historyOperations(deps),
  } satisfies Partial<Handlers>;
};

/** Ends the offers and requests of a person who closes their account, and erases their text. Shares stay. */
export const endSharingOf = async (
  trx: Trx,
  { personId, at }: { personId: string; at: Date },
): Promise<void> => {
  await trx.deleteFrom('standingOffer').where('personId', '=', personId).execute();
  await trx
    .updateTable('fundShareRequest')
    .set({ state: 'expired', settledAt: at })
    .where('state', '=', 'open')
    .where(({ or, eb }) => or([eb('ownerId', '=', personId), eb('receiverId', '=', personId)]))
    .execute();
  await trx.updateTable('fundShareRequest').set({ message: null }).where('askedBy', '=', personId).execute();
  // The reason of a requested share is the text of the requester.
  await trx
    .updateTable('fundShareBatch')
    .set({ reason: null })
    .where(({ or, and, eb, selectFrom }) =>
      or([
        and([eb('madeBy', '=', personId), eb('kind', '<>', 'request')]),
        eb('id', 'in', selectFrom('fundShareRequest').select('batchId').where('askedBy', '=', personId)),
      ]),
    )
    .execute();
};

const settle = async (deps: Deps, trx: Trx, place: SharingPlace): Promise<void> => {
  const offers = await offersIn(trx, placeOf(place));
  if (offers.length === 0) return;
  const owners = offers.map(({ personId }) => ({ type: 'User', id: personId }) as const);
  const figuresOf = await readFigures(trx, place.event, owners, 'exact');
  const offered = offers.map(({ personId, upTo }) => {
    const spare = spareOf(figuresOf({ type: 'User', id: personId }));
    return { id: personId, spare: Math.min(upTo ?? spare, spare) };
  });
  // High Rollers get shares only by choice.
  const gaps = (await allProgress(trx, placeOf(place)))
    .filter(({ missing, committedAmount }) => missing > 0 && !isHighRoller(committedAmount))
    .map(({ publicId, missing }) => ({ id: publicId, missing }));
  for (const { id, lines } of settleOffers(offered, gaps)) {
    const order = {
      ...place,
      source: { type: 'User', id } as const,
      lines: lines.map((line) => ({ to: line.id, amount: line.amount })),
      beyondMissing: false,
      totals: 'exact' as const,
      kind: 'standing-offer' as const,
      madeBy: null,
      reason: null,
    };
    await tellOfShares(deps, trx, order, await bookShares(deps, trx, order));
  }
};

/**
 * Ends sharing in every peloton of an event, each in a separate transaction: it settles the members' standing offers, and no later share is
 * booked. A second run does what the first one didn’t.
 */
export const endFundSharing = async (deps: Deps, event: Event): Promise<void> => {
  for (const peloton of await pelotonsToEnd(deps.db, event.id))
    await transact(deps.db, async (trx) => {
      const place = { event, peloton };
      await lockPeloton(trx, peloton.id);
      if (await endSharing(trx, placeOf(place), deps.clock.now())) await settle(deps, trx, place);
    });
};
