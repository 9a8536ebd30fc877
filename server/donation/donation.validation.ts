import { sql } from 'kysely';
import { chargeFor } from '#machines/donation/donation.rules.ts';
import type { Schemas } from '#openapi/contract.gen.ts';
import { stateProblem } from '#server/platform/contract/address.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import { platformProblem } from '#server/platform/problems/platform.problems.ts';
import { openRecipient, recipientProblem } from './donation.intent.ts';
import { donationProblem } from './donation.problems.ts';
import type { DonationBody } from './donation.types.ts';

/** In cents. From this amount on, the donor's address is required. */
const largeAmount = 100_000;

/**
 * Whether a donation needs the donor’s whole address: it is large, or charged repeatedly. A grant comes with its fund’s own. The form uses
 * the same rule (machines/donation/donation.rules.ts).
 */
const needsWholeAddress = ({
  frequency,
  amount,
  payment,
}: Pick<DonationBody, 'frequency' | 'amount' | 'payment'>): boolean =>
  !('chariotSession' in payment) && (frequency === 'Monthly' || amount >= largeAmount);

/** Whether it has more than what a bank compares with a card’s address. */
export const isWhole = (address: DonationBody['donor']['address']): address is Schemas['Address'] =>
  address !== null && 'address' in address;

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const publicId = /^[a-z0-9-]{3,40}$/;

const refuse = (path: string, message: string): never => {
  throw platformProblem('validation-failed', { fields: [{ path, code: 'invalid', message }] });
};

/** Refuses an id that no recipient can have. */
const checkRecipient = ({ recipientType, id }: DonationBody['recipient']): void => {
  if (recipientType === 'General') {
    if (id !== null) refuse('/body/recipient/id', 'The general fund has no id.');
    return;
  }
  const isKnown = id !== null && (recipientType === 'User' ? publicId : uuid).test(id);
  if (!isKnown) throw donationProblem('recipient-not-found');
};

/** A grant is given once, by a person, in whole dollars, and has no card fee to cover. */
const checkGrant = ({ frequency, amount, isFeeCovered }: DonationBody): void => {
  if (frequency !== 'Once')
    refuse('/body/payment', 'A donor-advised fund gives once. Choose “Once”, or another way to pay.');
  if (amount % 100 !== 0) refuse('/body/amount', 'A donor-advised fund gives whole dollars.');
  if (isFeeCovered) refuse('/body/isFeeCovered', 'A grant has no card fee, so there’s nothing to cover.');
};

const checkAddress = (body: DonationBody): void => {
  const { address } = body.donor;
  if (isWhole(address)) {
    const missingState = stateProblem(address);
    if (missingState !== null) refuse('/body/donor/address/state', missingState);
  } else if (needsWholeAddress(body)) refuse('/body/donor/address/address', 'Enter your street address.');
};

/** Refuses contradictions; the database checks the rest. */
export const checkDonation = (body: DonationBody): void => {
  checkRecipient(body.recipient);
  if (body.frequency === 'Organization' && body.organization === null)
    refuse('/body/organization', 'Name the organization that gives.');
  if (body.frequency !== 'Organization' && body.organization !== null)
    refuse('/body/organization', 'To give as an organization, choose “Organization”.');
  checkAddress(body);
  if ('chariotSession' in body.payment) checkGrant(body);
  if (body.charge !== chargeFor(body.amount, body.isFeeCovered)) throw donationProblem('charge-changed');
};

/** The recipient's private ids; both null for the general fund. */
export type RecipientIds = { personId: string | null; pelotonId: string | null };

/**
 * The recipient, while they take donations this year.
 * @throws ProblemError `recipient-not-found`, `recipient-closed`, `validation-failed`
 */
export const openRecipientOf = async (
  deps: { db: Db },
  recipient: DonationBody['recipient'],
): Promise<RecipientIds> => {
  checkRecipient(recipient);
  const { rows } = await sql<RecipientIds>`
    with event_now as (select id from event where is_current)
    select person_id, peloton_id from (${openRecipient(sql`${recipient.recipientType}`, sql`${recipient.id}`)}) found`.execute(
    deps.db,
  );
  const [found] = rows;
  if (found) return found;
  throw (await recipientProblem(deps, { recipient })) ?? donationProblem('recipient-closed');
};

/** Whether the recipient of a recurring donation takes donations this year. */
export const takesDonations = async (
  db: Db | Trx,
  { personId, pelotonId }: RecipientIds,
): Promise<boolean> => {
  const { rows } = await sql<{ isOpen: boolean }>`
    select case
      when ${pelotonId}::uuid is not null then exists (select from peloton where id = ${pelotonId} and is_active)
      when ${personId}::uuid is not null then exists (
        select from participation join event on event.id = participation.event_id and event.is_current
        where person_id = ${personId} and state = 'registered')
      else true end as is_open`.execute(db);
  return rows[0]?.isOpen ?? false;
};
