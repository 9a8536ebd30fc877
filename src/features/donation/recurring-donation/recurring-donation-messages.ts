import { dayIn, eventZone } from '#machines/calendar.ts';
import { innermostMeta } from '#machines/meta.ts';
import { money, moneyExact } from '#machines/money.ts';
import { isMended } from '#machines/recurring-donation/recurring-donation.rules.ts';
import type {
  RecurringDonation,
  RecurringDonationMeta,
  RecurringDraft,
  RecurringRecipient,
} from '#machines/recurring-donation/recurring-donation.types.ts';
import { pageLink } from '#src/components/button/app-link.ts';
import { dateText } from '#src/components/format/date.ts';
import { counted } from '#src/components/format/numbers.ts';
import type { RecurringSnapshot } from './recurring-donation.types.ts';

type Method = NonNullable<RecurringDonation['paymentMethod']>;

const methodNames: Record<Method['type'], string> = {
  CreditCard: 'card',
  PayPalAccount: 'PayPal',
  VenmoAccount: 'Venmo',
  AndroidPayCard: 'Google Pay',
  ApplePayCard: 'Apple Pay',
};

/** "your Visa ending in 1111" */
export const methodText = ({ type, brand, last4 }: Method): string => {
  const name = type === 'CreditCard' && brand !== null ? brand : methodNames[type];
  return last4 === null ? `your ${name}` : `your ${name} ending in ${last4}`;
};

/** The recipient's name and page; the general fund has none. */
export const recipientOf = ({ recipientType, id, name }: RecurringRecipient) => {
  if (recipientType === 'General' || id === null) return { name: 'The general fund', page: null };
  return { name: name ?? id, page: pageLink(recipientType, id) };
};

/** The recipient's name within a sentence: "Maya Okafor", "the general fund". */
export const toWhom = (recipient: RecurringRecipient): string =>
  recipient.recipientType === 'General' ? 'the general fund' : recipientOf(recipient).name;

/** "$51.81 (fee included) to your Visa ending in 1111" */
const chargedText = ({ charge, amount, paymentMethod }: RecurringDonation): string => {
  const what = charge === amount ? moneyExact(charge) : `${moneyExact(charge)} (fee included)`;
  return paymentMethod === null ? what : `${what} to ${methodText(paymentMethod)}`;
};

/** The next charge with its day, amount and method; or why there is none, and what to do. */
export const chargeText = (donation: RecurringDonation): string => {
  const { state, pauseReason, nextOn } = donation;
  if (pauseReason === 'recipient-closed')
    return `${recipientOf(donation.recipient).name} isn’t taking gifts anymore, so we paused it. Nothing is charged until you choose someone else.`;
  if (state === 'paused' || nextOn === null)
    return 'Every charge was declined, so we paused it. We won’t charge you until you choose how to pay.';
  return `On ${dateText(nextOn)} we’ll charge ${chargedText(donation)}.`;
};

/** "4 gifts, $200 since October 20, 2026." */
export const givenText = ({ givenCount, givenAmount, startedAt }: RecurringDonation): string =>
  `${counted(givenCount, 'gift')}, ${money(givenAmount)} since ${dateText(dayIn(eventZone, startedAt))}.`;

/** The text about an ended donation. */
export const endedText = (donation: RecurringDonation): string => {
  const { givenCount, givenAmount } = donation;
  if (givenCount === 0) return 'We won’t charge you. Thank you for wanting to give.';
  const times = givenCount === 1 ? 'You gave once' : `You gave ${counted(givenCount, 'time')}`;
  return `${times}: ${money(givenAmount)} for cancer research, and every dollar counts. Thank you!`;
};

/** The first donation that is paused after declined charges: another payment method continues it. */
export const refusedOf = (donations: readonly RecurringDonation[]): RecurringDonation | null =>
  donations.find(({ pauseReason }) => pauseReason === 'charge-refused') ?? null;

/** The text of the button for another payment method. */
export const rescueText = ({ paymentMethod }: RecurringDonation): string =>
  paymentMethod === null || paymentMethod.type === 'CreditCard' ? 'Choose another card' : 'Choose how to pay';

/** The sum of the monthly donations, after any declined one. Paused donations don’t count. */
export const togetherText = (donations: readonly RecurringDonation[]): string => {
  const running = donations.filter(({ state }) => state === 'active');
  const amount = running.reduce((sum, donation) => sum + donation.amount, 0);
  const refused = refusedOf(donations);
  if (refused !== null) {
    const still = amount === 0 ? '' : ` You still give ${money(amount)} a month.`;
    return `A charge was declined, so your ${money(refused.amount)} a month to ${toWhom(refused.recipient)} is paused.${still}`;
  }
  return running.length === 0
    ? 'Your monthly gifts are paused right now. Thank you for all you’ve given.'
    : `You give ${money(amount)} a month. Thank you, every month.`;
};

/** What a paused donation needs, from its form's values; null if it will continue. */
export const pausedText = (donation: RecurringDonation, draft: RecurringDraft): string | null => {
  if (donation.state === 'active' || isMended(donation, draft)) return null;
  return donation.pauseReason === 'recipient-closed'
    ? `${recipientOf(donation.recipient).name} isn’t taking gifts anymore. Choose someone else below, and it continues.`
    : 'Every charge was declined. Choose how to pay below, and it continues.';
};

/** What applies until the form is saved: the form shows the charge after that. */
export const unsavedText = (donation: RecurringDonation, draft: RecurringDraft): string => {
  const { state, nextOn } = donation;
  if (state === 'active' && nextOn !== null)
    return `Unless you save a change, we’ll charge ${chargedText(donation)} on ${dateText(nextOn)}.`;
  return pausedText(donation, draft) ?? 'It’s paused now, and continues once you save.';
};

/** The messages of the state that shows something. */
export const recurringMetaOf = (snapshot: RecurringSnapshot): RecurringDonationMeta =>
  innermostMeta(snapshot, { heading: 'Your monthly gifts', focus: 'none', announce: '' });
