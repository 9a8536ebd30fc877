import { sql } from 'kysely';
import type { Schemas } from '#openapi/contract.gen.ts';
import { currentEvent } from '#server/event/event.ts';
import { pelotonProblem } from '#server/peloton/peloton.problems.ts';
import { findPeloton, isLeader } from '#server/peloton/peloton.ts';
import type { Caller, Handlers } from '#server/platform/contract/handlers.ts';
import { type Page, pageOf, paginationHeaders } from '#server/platform/contract/pagination.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import { type Giver, isGivenBy, takenBack } from '#server/receipt/receipt.ts';
import { userProblem } from '#server/user/user.problems.ts';
import { donationProblem } from './donation.problems.ts';

/** A donation as it is stored; amount in cents. */
type DonationRow = {
  id: string;
  donorName: string;
  isAnonymous: boolean;
  amount: number;
  isAmountVisible: boolean;
  message: string | null;
  givenAt: Date;
  /** When the recipient gave thanks for it. */
  thankedAt: Date | null;
};

/** The viewer: the recipient, a captain or admin of the recipient peloton, or anyone else. */
type DonationViewer = 'stranger' | 'captain-or-admin' | 'person';

/** The public fields of a donation, or all of them: the recipient sees every donor's name. */
export const donationView = (row: DonationRow, viewer: DonationViewer): Schemas['Donation'] => {
  const isRecipient = viewer !== 'stranger';
  return {
    id: row.id,
    name: row.isAnonymous && !isRecipient ? null : row.donorName,
    isAnonymous: row.isAnonymous,
    amount: row.isAmountVisible || isRecipient ? row.amount : null,
    isAmountVisible: row.isAmountVisible,
    message: row.message,
    givenAt: row.givenAt.toISOString(),
    ...(viewer === 'person' && { thankedAt: row.thankedAt?.toISOString() ?? null }),
  };
};

/** A person or a peloton. */
type Recipient = { personId: string } | { pelotonId: string };

/** Donations that still count: one that was refunded in full, at once or in parts, does not. */
const donationsFor = (db: Db, recipient: Recipient, eventId: string | null) => {
  const donations = db
    .selectFrom('donation as given')
    .$if(eventId !== null, (all) => all.where('given.eventId', '=', eventId))
    .where(sql<boolean>`given.amount > ${takenBack}`);
  return 'personId' in recipient
    ? donations.where('recipientPersonId', '=', recipient.personId)
    : donations.where('recipientPelotonId', '=', recipient.pelotonId);
};

type DonationsAsked = {
  /** Null: in all events. */
  eventId: string | null;
  /** Only those that the person has not given thanks for. */
  isUnthanked?: boolean;
};

/** One page of the donations to a recipient, newest first. */
export const donationPage = async (
  db: Db,
  recipient: Recipient,
  { eventId, isUnthanked = false }: DonationsAsked,
  { limit, offset }: Page,
): Promise<{ donations: DonationRow[]; total: number }> => {
  const all = donationsFor(db, recipient, eventId)
    .leftJoin('thankedDonation', 'thankedDonation.donationId', 'given.id')
    .leftJoin('thankYou', 'thankYou.id', 'thankedDonation.thankYouId')
    .$if(isUnthanked, (those) => those.where('thankYou.id', 'is', null));
  const donations = await all
    .select(['given.id', 'donorName', 'isAnonymous', 'isAmountVisible', 'message', 'givenAt'])
    .select(sql<number>`given.amount - ${takenBack}`.as('amount'))
    .select('thankYou.sentAt as thankedAt')
    .orderBy('givenAt', 'desc')
    .orderBy('given.id')
    .limit(limit)
    .offset(offset)
    .execute();
  const counted = await all.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirst();
  return { donations, total: counted?.total ?? 0 };
};

/** The person behind a public id, with two permissions: whether others may see the donors, and the earlier years' amounts. */
const findGivenPerson = (db: Db, publicId: string) =>
  db
    .selectFrom('person')
    .select(['id', 'isDonorListVisible', 'isAchievementsInvisible'])
    .where('publicId', '=', publicId)
    .where('closedAt', 'is', null)
    .executeTakeFirst();

export { checkoutOperations, donationJobs, scheduleForgetting } from './donation.checkout.ts';
export { donationListOperations } from './donation.lists.ts';
export { donationPurpose } from './donation.purpose.ts';
export {
  type BegunAgain,
  beginAgain,
  chargeAgain,
  chargeStateOf,
  type DueDonation,
} from './donation.recurring.ts';
export type { FirstCharge, LaterCharge, RecurringPlans } from './donation.types.ts';
export { openRecipientOf, type RecipientIds, takesDonations } from './donation.validation.ts';

type ListQuery = { page?: number | undefined; limit?: number | undefined };
type Access = { isListed: boolean; viewer: DonationViewer };

/** The lists of donors. */
export const donationOperations = ({ db }: { db: Db }) => {
  /** A private list has the same answer with and without donations. */
  const donationsTo = async (
    recipient: Recipient,
    eventId: string | null,
    query: ListQuery,
    access: Access,
  ) => {
    if (!access.isListed && access.viewer === 'stranger') throw donationProblem('donor-list-private');
    const page = pageOf(query);
    const { donations, total } = await donationPage(db, recipient, { eventId }, page);
    return {
      status: 200 as const,
      headers: paginationHeaders(page, donations.length, total),
      body: donations.map((donation) => donationView(donation, access.viewer)),
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
      viewer: isRecipient ? 'person' : 'stranger',
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
        viewer: (await isLedBy(peloton.id, event.id, caller)) ? 'captain-or-admin' : 'stranger',
      });
    },
  } satisfies Partial<Handlers>;
};

/** Hides the name of the person's donations from now on, and deletes their messages. Amounts and receipts stay unchanged. */
export const makeDonationsAnonymous = async (trx: Trx, giver: Giver): Promise<void> => {
  await sql`update donation given set is_anonymous = true, message = null where ${isGivenBy(giver)}`.execute(
    trx,
  );
};

type Move = { personId: string; from: string; to: string };

/**
 * Moves the person's donations to another e-mail address, so that receipts and thank-yous go there. It covers donations made under the old
 * address while signed in; others keep theirs.
 */
export const moveDonorAddress = async (trx: Trx, { personId, from, to }: Move): Promise<void> => {
  await sql`
    update donation set donor_email = lower(${to})
    where donor_person_id = ${personId} and lower(donor_email) = lower(${from})`.execute(trx);
};
