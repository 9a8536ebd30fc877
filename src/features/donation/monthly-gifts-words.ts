import type { components } from '#openapi/contract.gen.ts';
import { dateText } from '#src/components/format/date.ts';
import { money, moneyExact } from '#src/components/format/money.ts';
import { counted } from '#src/components/format/numbers.ts';

export type RecurringGift = components['schemas']['RecurringGift'];
type Method = NonNullable<RecurringGift['paymentMethod']>;

const methodNames: Record<Method['type'], string> = {
  CreditCard: 'card',
  PayPalAccount: 'PayPal',
  VenmoAccount: 'Venmo',
  AndroidPayCard: 'Google Pay',
  ApplePayCard: 'Apple Pay',
};

const methodText = ({ type, brand, last4 }: Method): string => {
  const name = type === 'CreditCard' && brand !== null ? brand : methodNames[type];
  return last4 === null ? `your ${name}` : `your ${name} ending in ${last4}`;
};

/** Who gets the gift and where their page is; the general fund has none. */
export const recipientOf = ({ recipient: { recipientType, id, name } }: RecurringGift) => {
  if (recipientType === 'General' || id === null) return { name: 'The general fund', href: null };
  return { name: name ?? id, href: `/${recipientType === 'User' ? 'profile' : 'peloton'}/${id}` };
};

/** When and how much is charged next, and to what; or why nothing is. */
export const chargeText = ({ state, nextOn, charge, amount, paymentMethod }: RecurringGift): string => {
  if (state === 'paused' || nextOn === null) {
    return 'The charge was refused each time we tried, so we paused it. Nothing is charged until you tell us to go on.';
  }
  const what = charge === amount ? moneyExact(charge) : `${moneyExact(charge)}, the fee included,`;
  const to = paymentMethod === null ? '' : ` to ${methodText(paymentMethod)}`;
  return `On ${dateText(nextOn)} we charge ${what}${to}.`;
};

/** "Since October 20, 2026: given once, $100." */
export const givenText = ({ startedAt, givenCount, givenAmount }: RecurringGift): string => {
  const times = givenCount === 1 ? 'once' : counted(givenCount, 'time');
  return `Since ${dateText(startedAt)}: given ${times}, ${money(givenAmount)}.`;
};

/** "You give $150 a month, to two." Paused gifts bring nothing, so they don’t count. */
export const togetherText = (gifts: readonly RecurringGift[]): string => {
  const running = gifts.filter(({ state }) => state === 'active');
  const amount = running.reduce((sum, gift) => sum + gift.amount, 0);
  return running.length === 0
    ? 'All of it is paused just now. Thank you for what you have given.'
    : `You give ${money(amount)} a month. Thank you for every one of them.`;
};
