import type { CardFieldName } from '#machines/payment/payment-form.types.ts';
import { bracketsOf, isFromBehind } from '#machines/shell/snackbar/error-text.ts';
import type { DonationContext } from './donation.types.ts';

/** Why the payment failed, and what helps. */
type DeclineMessages = {
  title: string;
  text: string;
  /** The card fields that the donor has to type again. */
  emptied: readonly CardFieldName[];
  /** Whether the page offers another way to pay. The same one may work too. */
  isOtherOffered: boolean;
};

const allFields: readonly CardFieldName[] = ['number', 'expirationDate', 'cvv', 'postalCode'];

const another = { emptied: allFields, isOtherOffered: true };
const again = { emptied: [], isOtherOffered: true };

const declines: Record<string, DeclineMessages> = {
  'authentication-failed': {
    title: 'Your bank couldn’t confirm this card is yours',
    text: 'Sometimes we ask the bank first, to stop stolen cards. Try again, or pay another way.',
    ...another,
  },
  'authentication-unavailable': {
    title: 'Your bank can’t confirm this card online',
    text: 'Sometimes we ask the bank first, to stop stolen cards. Use another card, or pay another way.',
    ...another,
  },
  'insufficient-funds': {
    title: 'There isn’t enough money on this card',
    text: 'Use another card, pay another way, or go back and choose a smaller amount.',
    ...another,
  },
  'do-not-honor': {
    title: 'Your bank said no',
    text: 'It didn’t say why. Use another card, pay another way, or call the number on your card.',
    ...another,
  },
  'expired-card': {
    title: 'This card has expired',
    text: 'Check the expiration date, or use another card.',
    emptied: ['expirationDate'],
    isOtherOffered: true,
  },
  'bad-cvv': {
    title: 'The security code doesn’t match',
    text: 'Enter the 3 digits on the back of your card, or the 4 on its front.',
    emptied: ['cvv'],
    isOtherOffered: true,
  },
  'bad-postal-code': {
    title: 'The ZIP or postal code doesn’t match',
    text: 'Enter the one your bank has for this card.',
    emptied: ['postalCode'],
    isOtherOffered: true,
  },
  'gateway-down': {
    title: 'The payment service isn’t answering',
    text: 'It’s not your card. Wait a minute and try again, or pay another way.',
    ...again,
  },
  fraud: {
    title: 'A security rule stopped this payment',
    text: 'Pay another way, or write to us and we’ll look into it.',
    ...another,
  },
  'fund-refused': {
    title: 'Your fund said no',
    text: 'Check the amount, choose another fund, or pay another way.',
    ...again,
  },
};

const approveAgain: DeclineMessages = {
  title: 'Your fund’s approval has run out',
  text: 'An approval is good for one grant, for 15 minutes. Approve the grant again, then give.',
  ...again,
};

/** The charge succeeded after the donation was given up. This is the only decline where money moved, and the server names it. */
export const cameTooLate = 'came-too-late';

const otherwise: DeclineMessages = {
  title: 'Your payment was declined',
  text: 'Try again, or pay another way.',
  ...another,
};

const messagesFor = (reason: string | null): DeclineMessages => {
  if (reason === null) return otherwise;
  return reason.startsWith('approval-') ? approveAgain : (declines[reason] ?? otherwise);
};

/** The card's fields that are emptied after a decline. */
export const emptiedAfter = (reason: string | null): readonly CardFieldName[] =>
  reason === cameTooLate ? [] : messagesFor(reason).emptied;

/** The HTTP status of a decline, at once or found later. */
const declinedStatus = 402;

export type DeclineTexts = Pick<DeclineMessages, 'title' | 'text' | 'isOtherOffered'> & {
  /** What the bank or the fund said, with the error code in brackets; empty if it said nothing. */
  said: string;
};

/** The texts for a decline: our own, and the message of the bank or the fund. */
export const declineText = ({ reason, detail }: NonNullable<DonationContext['decline']>): DeclineTexts => {
  if (reason === cameTooLate)
    return { title: 'We’re giving it back', text: detail ?? '', said: '', isOtherOffered: false };
  const isTheirs = detail !== null && isFromBehind(detail);
  const said = isTheirs ? bracketsOf(detail, declinedStatus).trim() : '';
  return { ...messagesFor(reason), said };
};
