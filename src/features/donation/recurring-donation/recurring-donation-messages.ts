import type {
  MonthlyDraft,
  MonthlyGiftMeta,
  MonthlyRecipient,
  RecurringGift,
} from '#machines/recurring-donation/recurring-donation.types.ts';
import { dateText } from '#src/components/format/date.ts';
import { money, moneyExact } from '#src/components/format/money.ts';
import { counted } from '#src/components/format/numbers.ts';
import type { MonthlySnapshot } from './recurring-donation.types.ts';

type Method = NonNullable<RecurringGift['paymentMethod']>;

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

/** Who gets the gift and where their page is; the general fund has none. */
export const recipientOf = ({ recipientType, id, name }: MonthlyRecipient) => {
  if (recipientType === 'General' || id === null) return { name: 'The general fund', href: null };
  return { name: name ?? id, href: `/${recipientType === 'User' ? 'profile' : 'peloton'}/${id}` };
};

/** The same within a sentence: "Maya Okafor", "the general fund". */
export const toWhom = (recipient: MonthlyRecipient): string =>
  recipient.recipientType === 'General' ? 'the general fund' : recipientOf(recipient).name;

/** Where one gives to them once. */
export const giveHref = ({ recipientType, id }: MonthlyRecipient): string =>
  `/donate?${new URLSearchParams({ ...(id !== null && { recipient: id }), recipientType })}`;

/** When and how much is charged next, and to what; or why nothing is, and what helps. */
export const chargeText = (gift: RecurringGift): string => {
  const { state, pauseReason, nextOn, charge, amount, paymentMethod } = gift;
  if (pauseReason === 'recipient-closed')
    return `${recipientOf(gift.recipient).name} isn’t taking gifts any more, so we paused it. Nothing is charged until you choose somebody else.`;
  if (state === 'paused' || nextOn === null)
    return 'The charge was refused each time we tried, so we paused it. Nothing is charged until you choose how to pay.';
  const what = charge === amount ? moneyExact(charge) : `${moneyExact(charge)}, the fee included,`;
  const to = paymentMethod === null ? '' : ` to ${methodText(paymentMethod)}`;
  return `On ${dateText(nextOn)} we charge ${what}${to}.`;
};

/** "given 4 times, $200" */
const soFar = ({ givenCount, givenAmount }: RecurringGift) =>
  `given ${givenCount === 1 ? 'once' : counted(givenCount, 'time')}, ${money(givenAmount)}`;

/** "Since October 20, 2026: given once, $100." */
export const givenText = (gift: RecurringGift): string =>
  `Since ${dateText(gift.startedAt)}: ${soFar(gift)}.`;

/** What a gift that has ended leaves behind. */
export const endedText = (gift: RecurringGift): string => {
  const { givenCount, givenAmount } = gift;
  if (givenCount === 0) return 'Nothing will be charged for it. Thank you for having meant to.';
  const times = givenCount === 1 ? 'It was given once' : `It was given ${counted(givenCount, 'time')}`;
  return `${times}: ${money(givenAmount)} for cancer research, and every dollar counts. Thank you for every month of it.`;
};

/** "You give $150 a month, to two." Paused gifts bring nothing, so they don’t count. */
export const togetherText = (gifts: readonly RecurringGift[]): string => {
  const running = gifts.filter(({ state }) => state === 'active');
  const amount = running.reduce((sum, gift) => sum + gift.amount, 0);
  return running.length === 0
    ? 'All of it is paused just now. Thank you for what you have given.'
    : `You give ${money(amount)} a month. Thank you for every one of them.`;
};

/** What a paused gift still needs, as the form of it stands; null where it will go on. */
export const pausedText = (gift: RecurringGift, draft: MonthlyDraft): string | null => {
  if (gift.state === 'active') return null;
  const isOther = draft.recipient.id !== gift.recipient.id;
  if (gift.pauseReason === 'recipient-closed' && !isOther)
    return `${recipientOf(gift.recipient).name} isn’t taking gifts any more. Choose somebody else below, and it goes on.`;
  return gift.pauseReason !== 'recipient-closed' && draft.method === 'kept'
    ? 'The charge was refused each time we tried. Choose how to pay below, and it goes on.'
    : null;
};

/** What the state that shows something tells a person. */
export const monthlyMetaOf = (snapshot: MonthlySnapshot): MonthlyGiftMeta =>
  Object.values(snapshot.getMeta() as Record<string, MonthlyGiftMeta>)[0] ?? {
    heading: 'Your monthly gifts',
    focus: 'none',
    announce: '',
  };
