import { currentEvent, fundSharingEnds } from '#server/event/event.ts';
import { isHighRoller, partsOfFund } from '#server/fundraising/fundraising.ts';
import { pelotonProblem } from '#server/peloton/peloton.problems.ts';
import { findPeloton, isLeader } from '#server/peloton/peloton.ts';
import type { Clock } from '#server/platform/clock/clock.ts';
import { type Call, type Handlers, signedIn } from '#server/platform/contract/handlers.ts';
import { pageOf, paginationHeaders } from '#server/platform/contract/pagination.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import type { Settings } from '#server/platform/settings/settings.ts';
import { allProgress, countMembers, donorPage, fundOf, memberProgress } from './fund-sharing.queries.ts';
import { historyOperations } from './share-history.ts';
import { isSharingOpen } from './share-order.ts';
import { planOutlooks } from './share-plans.ts';
import { requestOperations } from './share-requests.ts';
import { sharingOperations } from './sharing.ts';
import { offerOperations, offerView } from './standing-offers.ts';
import { takingBackOperations } from './taking-back.ts';

export { endFundSharing } from './ending.ts';
export { endSharingOf } from './fund-sharing.closing.ts';
export { tellOfDebt } from './share-debts.ts';
export { forgetEndsAfter } from './standing-offer.queries.ts';

type Deps = { settings: Pick<Settings, 'publicUrl'>; db: Db; clock: Clock; mail: Mail };

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
