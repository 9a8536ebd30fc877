import { referenceOf } from '#machines/donation/donation.selectors.ts';
import {
  findIntent,
  type Intent,
  isUndecided,
  type News,
  type PurposeDeps,
} from '#server/charging/charging.ts';
import type { Trx } from '#server/platform/database/database.ts';
import type { EmailKind } from '#server/platform/mail/mail.ts';
import { registerLate, sendLimited } from '#server/strangers/strangers.ts';
import { givenBackEmail, notChargedEmail, stillOpenEmail } from './donation.emails.ts';
import type { DonationDetails } from './donation.types.ts';

/** E-mails of each kind that reach one address in a day: far more than a donor's payments need. The rest follows later. */
const mostInADay = 20;

type NewDonationEmail = {
  letter: typeof notChargedEmail;
  kind: EmailKind;
  /** Whether the news still holds when it is sent late. */
  isTrue: (intent: Intent) => boolean;
};

const letterOf: Record<News, NewDonationEmail> = {
  'not-charged': {
    letter: notChargedEmail,
    kind: 'donation-not-charged',
    isTrue: ({ state }) => state === 'declined',
  },
  'still-open': { letter: stillOpenEmail, kind: 'donation-still-open', isTrue: isUndecided },
  'given-back': {
    letter: givenBackEmail,
    kind: 'donation-given-back',
    isTrue: ({ state }) => state === 'refunded',
  },
};

type Addressee = {
  details: unknown;
  donorPersonId: string | null;
  charge: number;
  recurringDonationId: string | null;
};

/** Tells the donor the outcome of a payment when no page waits for it. */
export const tellPayer = async (
  deps: PurposeDeps,
  trx: Trx,
  { id, idempotencyKey }: Pick<Intent, 'id' | 'idempotencyKey'>,
  news: News,
): Promise<void> => {
  const { details, donorPersonId, charge, recurringDonationId }: Addressee = await trx
    .selectFrom('donationAttempt')
    .select(['details', 'donorPersonId', 'charge', 'recurringDonationId'])
    .where('intentId', '=', id)
    .executeTakeFirstOrThrow();
  // No donor waits for a later charge of a recurring donation: its schedule writes when the charge is declined.
  if (recurringDonationId !== null && news !== 'given-back') return;
  const { letter, kind } = letterOf[news];
  const said = details as DonationDetails;
  await sendLimited(
    deps,
    trx,
    {
      ...letter(said, { charge, reference: referenceOf(idempotencyKey) }, deps.settings.publicUrl),
      to: said.donor.email,
      personId: donorPersonId,
      kind,
    },
    { reference: id, most: mostInADay },
  );
};

/** Sends the delayed e-mails of an address, unless the payment's state has changed since. */
export const registerLatePayerNews = (deps: PurposeDeps): void => {
  for (const news of ['not-charged', 'still-open', 'given-back'] as const)
    registerLate(deps, letterOf[news].kind, async (intentId) => async (trx) => {
      const intent = await findIntent(trx, intentId);
      if (intent !== undefined && letterOf[news].isTrue(intent)) await tellPayer(deps, trx, intent, news);
    });
};
