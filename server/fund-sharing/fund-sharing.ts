import { currentEvent } from '#server/event/event.ts';
import { partsOfFund } from '#server/fundraising/fundraising.ts';
import { pelotonProblem } from '#server/peloton/peloton.problems.ts';
import { findPeloton, isLeader } from '#server/peloton/peloton.ts';
import { type Call, type Handlers, signedIn } from '#server/platform/contract/handlers.ts';
import { pageOf, paginationHeaders } from '#server/platform/contract/pagination.ts';
import type { Db } from '#server/platform/database/database.ts';
import { fundOf, memberProgress, missingTogether } from './fund-sharing.queries.ts';

/** A peloton's general fund and whom it could help: for its captain and admins alone. */
export const fundSharingOperations = ({ db }: { db: Db }) => {
  /** Whoever doesn't lead it learns nothing, not even whether there is such a peloton. */
  const led = async (call: Call<'getFundSharing' | 'getFundSharingRecipients'>) => {
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
      const { missing } = await missingTogether(db, membership);
      return {
        status: 200,
        body: {
          pelotonId: peloton.id,
          pelotonName: peloton.name,
          currentEventName: event.name,
          // A refund can follow a share: nobody has less than nothing to share.
          balance: Math.max(0, balance),
          given: Math.max(0, balance + shared),
          shared,
          parts: await partsOfFund(db, peloton.id, event),
          missing,
          fundraisingDeadline: event.fundraisingDeadline,
        },
      };
    },

    getFundSharingRecipients: async (call) => {
      const { membership } = await led(call);
      const page = pageOf(call.query);
      const members = await memberProgress(db, membership, page);
      const { members: total } = await missingTogether(db, membership);
      return { status: 200, headers: paginationHeaders(page, members.length, total), body: members };
    },
  } satisfies Partial<Handlers>;
};
