import type { FlowError } from '#machines/flow-error.ts';
import { bracketsOf, errorText, isFromBehind } from '#machines/shell/snackbar/error-text.ts';
import type { DonationContext, DonationMeta } from './donation.types.ts';

const quiet = (heading: string, announce: string): DonationMeta => ({ heading, focus: 'none', announce });
const told = (heading: string, announce: string): DonationMeta => ({ heading, focus: 'heading', announce });

/** What each state tells a person: its heading, where focus goes, and what a screen reader says. */
export const meta = {
  opening: quiet('Your gift', 'Loading the form.'),
  editing: quiet('Your gift', 'The form is ready.'),
  tokenizing: quiet('Checking how you pay', 'Checking how you pay. Nothing is charged yet.'),
  reviewing: told('Look it over', 'Look your gift over. Nothing is charged until you give.'),
  sending: quiet('Giving', 'Your gift is on its way. Please wait.'),
  proving: quiet(
    'One moment',
    'One moment: your browser does a small piece of work first. Nothing is charged yet.',
  ),
  authenticating: quiet(
    'Your bank asks',
    'Your bank wants to know that it is you. Nothing is charged yet, and nothing you typed is lost.',
  ),
  declined: told('Your gift didn’t go through', 'Your gift didn’t go through. Nothing you typed is lost.'),
  repeating: told(
    'You gave just this a moment ago',
    'The same gift went through a few minutes ago. Nothing more was charged.',
  ),
  closed: told(
    'They aren’t taking gifts any more',
    'They aren’t taking gifts any more. Nothing was charged.',
  ),
  expired: told(
    'Please login again.',
    'Your session has ended. Nothing was charged, and nothing you typed is lost.',
  ),
  confirming: told(
    'We’re asking how it went',
    'We don’t know yet whether you were charged. We keep asking; you will not be charged twice.',
  ),
  written: told(
    'We will write to you',
    'We still don’t know whether you were charged. If your gift reached us, we will write to you as soon as we do.',
  ),
  thanked: told('Thank you', 'Thank you. Your gift went through, and your receipt is in the mail.'),
} satisfies Record<string, DonationMeta>;

/** Why it didn't go through, and what helps: `form` leads back to what was typed, `method` to another way to pay. */
export type DeclineWords = { title: string; text: string; next: 'form' | 'method' };

const declines: Record<string, DeclineWords> = {
  'authentication-failed': {
    title: 'Your bank didn’t confirm that this card is yours',
    text: 'Now and then we ask the bank first, to stop stolen cards. Give again to try once more, or pay another way.',
    next: 'method',
  },
  'authentication-unavailable': {
    title: 'Your bank can’t confirm this card online',
    text: 'Now and then we need that, to stop stolen cards. Pay another way, or use another card.',
    next: 'method',
  },
  'insufficient-funds': {
    title: 'There isn’t enough on it',
    text: 'Your bank says that this card or account doesn’t hold enough. Give a little less, or pay another way.',
    next: 'method',
  },
  'do-not-honor': {
    title: 'Your bank said no',
    text: 'It didn’t say why. Call the number on your card, or pay another way.',
    next: 'method',
  },
  'expired-card': {
    title: 'This card has expired',
    text: 'Check the date you entered, or take another card.',
    next: 'form',
  },
  'bad-cvv': {
    title: 'The security code doesn’t match',
    text: 'Check the 3 digits on the back of your card, or the 4 on its front, and try again.',
    next: 'form',
  },
  'bad-postal-code': {
    title: 'The postal code doesn’t match',
    text: 'Enter the postal code that your bank has for this card, and try again.',
    next: 'form',
  },
  'gateway-down': {
    title: 'The payment service isn’t answering',
    text: 'It is not your card. Wait a minute and try again, or pay another way.',
    next: 'form',
  },
  fraud: {
    title: 'A security rule stopped this payment',
    text: 'Pay another way, or write to us: we’ll find out what it was.',
    next: 'method',
  },
  'fund-refused': {
    title: 'Your fund said no',
    text: 'Look at the amount, take another fund, or pay another way.',
    next: 'form',
  },
};

const approveAgain: DeclineWords = {
  title: 'Your fund’s approval doesn’t count any more',
  text: 'It is good for one grant, for 15 minutes. Go back, approve the grant once more, and give.',
  next: 'form',
};

/** Charged after it was given up: the one decline of which money went somewhere, which the server names. */
export const cameTooLate = 'came-too-late';

const otherwise: DeclineWords = {
  title: 'It was declined',
  text: 'Try again, or pay another way.',
  next: 'method',
};

/** What is over the text of a failure; nothing where that says it all. */
export const problemTitle = ({ code }: Pick<FlowError, 'code'>): string | undefined =>
  code === 'too-many-attempts' ? 'Too many tries' : undefined;

/**
 * What a problem says to a person. The words of the payment services behind ours, marked by their names, stand in
 * brackets with the error code.
 */
export const problemText = ({ message, status }: Pick<FlowError, 'message' | 'status'>): string =>
  isFromBehind(message) ? errorText({ message, status, skipParser: false }) : message;

/** The HTTP status of a decline, whether it was heard at once or found out later. */
const declinedStatus = 402;

/** A decline in our words, and in brackets what the bank or the fund itself said, where it said something. */
export const declineText = ({ reason, detail }: NonNullable<DonationContext['decline']>): DeclineWords => {
  if (reason === cameTooLate) return { title: 'We’re giving it back', text: detail ?? '', next: 'form' };
  const words =
    (reason === null ? undefined : reason.startsWith('approval-') ? approveAgain : declines[reason]) ??
    otherwise;
  const isTheirs = detail !== null && isFromBehind(detail);
  return isTheirs ? { ...words, text: `${words.text}${bracketsOf(detail, declinedStatus)}` } : words;
};
