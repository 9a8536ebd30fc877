import { currentEvent } from '#server/event/event.ts';
import { pelotonProblem } from '#server/peloton/peloton.problems.ts';
import { findPeloton, isLeader } from '#server/peloton/peloton.ts';
import type { Caller, Handlers } from '#server/platform/contract/handlers.ts';
import { pageOf, paginationHeaders } from '#server/platform/contract/pagination.ts';
import type { Db } from '#server/platform/database/database.ts';
import { userProblem } from '#server/user/user.problems.ts';
import { donationProblem } from './donation.problems.ts';
import { donationPage, findGivenPerson, type Recipient } from './donation.queries.ts';
import { type DonationReader, donationView } from './donation.rules.ts';

export { makeDonationsAnonymous } from './donation.anonymous.ts';
export { checkoutOperations, donationJobs } from './donation.checkout.ts';
export { moveDonorAddress } from './donation.donor-address.ts';
export { donationListOperations } from './donation.lists.ts';
export { donationPurpose } from './donation.purpose.ts';
export { donationPage } from './donation.queries.ts';
export { openRecipientOf, type RecipientIds, takesDonations } from './donation.recipient.ts';
export {
  type BegunAgain,
  beginAgain,
  chargeAgain,
  chargeStateOf,
  type DueDonation,
} from './donation.recurring.ts';
export { scheduleForgetting } from './donation.retention.ts';
export { donationView } from './donation.rules.ts';
export type { FirstCharge, LaterCharge, RecurringPlans } from './donation.types.ts';

type ListQuery = { page?: number | undefined; limit?: number | undefined };
type Viewer = { isListed: boolean; reader: DonationReader };

/** The lists of donors. */
export const donationOperations = ({ db }: { db: Db }) => {
  /** A private list has the same answer with and without donations. */
  const donationsTo = async (
    recipient: Recipient,
    eventId: string | null,
    query: ListQuery,
    viewer: Viewer,
  ) => {
    if (!viewer.isListed && viewer.reader === 'stranger') throw donationProblem('donor-list-private');
    const page = pageOf(query);
    const { donations, total } = await donationPage(db, recipient, { eventId }, page);
    return {
      status: 200 as const,
      headers: paginationHeaders(page, donations.length, total),
      body: donations.map((donation) => donationView(donation, viewer.reader)),
    };
  };

  const isLedBy = async (pelotonId: string, eventId: string, caller: Caller | null) =>
    caller !== null &&
    caller.personId !== null &&
    (await isLeader(db, { pelotonId, eventId, personId: caller.personId }));

  const donationsToPerson = async (
    { params, query, caller }: { params: { id: string }; query: ListQuery; caller: Caller | null },
    years: 'current' | 'all',
  ) => {
    const person = await findGivenPerson(db, params.id);
    if (person === undefined) throw userProblem('person-not-found');
    const isRecipient = caller?.personId === person.id;
    // Earlier donations would reveal the sums of earlier years, which hidden achievements conceal from others.
    const isEveryYear = years === 'all' && (isRecipient || !person.isAchievementsInvisible);
    const eventId = isEveryYear ? null : (await currentEvent(db)).id;
    return donationsTo({ personId: person.id }, eventId, query, {
      isListed: person.isDonorListVisible,
      reader: isRecipient ? 'person' : 'stranger',
    });
  };

  return {
    getUserDonations: (call) => donationsToPerson(call, 'current'),

    getAllUserDonations: (call) => donationsToPerson(call, 'all'),

    getPelotonDonations: async ({ params, query, caller }) => {
      const peloton = await findPeloton(db, params.id);
      if (peloton === undefined) throw pelotonProblem('peloton-not-found');
      const event = await currentEvent(db);
      return donationsTo({ pelotonId: peloton.id }, event.id, query, {
        isListed: peloton.displayDonations,
        reader: (await isLedBy(peloton.id, event.id, caller)) ? 'leader' : 'stranger',
      });
    },
  } satisfies Partial<Handlers>;
};
