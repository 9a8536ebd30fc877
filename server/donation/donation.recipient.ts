import { sql } from 'kysely';
import type { Db, Trx } from '#server/platform/database/database.ts';
import { openRecipient, recipientProblem } from './donation.intent.ts';
import { donationProblem } from './donation.problems.ts';
import type { DonationBody } from './donation.types.ts';
import { checkRecipient } from './donation.validation.ts';

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
