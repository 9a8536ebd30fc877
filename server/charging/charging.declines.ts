import { paymentProblem } from '#server/platform/payments/payment.problems.ts';
import {
  type DeclineReason,
  type GrantRefusal,
  isGrantRefusal,
  PaymentDeclined,
  type RequestFault,
} from '#server/platform/payments/payments.ts';
import type { ProblemError } from '#server/platform/problems/problem-error.ts';

/** The text for each reason: what is wrong, that no money is gone, what to do. */
export const declineTexts: Readonly<Record<DeclineReason, string>> = {
  'insufficient-funds':
    'Your bank says there isn’t enough on this card. Nothing was charged. Try another card.',
  'do-not-honor':
    'Your bank declined this card without saying why. Nothing was charged. Try another card, or call your bank.',
  'expired-card': 'This card has expired. Nothing was charged. Check the date, or use another card.',
  'bad-cvv': 'The security code doesn’t match this card. Nothing was charged. Check the code and try again.',
  'bad-postal-code':
    'The postal code doesn’t match this card. Nothing was charged. Use the one on your card’s statement and try again.',
  'gateway-down': 'The payment service isn’t answering. Nothing was charged. Wait a minute and try again.',
  fraud: 'This payment was stopped as a precaution. Nothing was charged. Try another card, or contact us.',
  'fund-refused': 'Your fund refused the grant. Nothing was given. Check the amount, or pay another way.',
  'approval-gone': 'Your fund’s approval has run out. Nothing was given. Approve the grant again.',
  'approval-unknown': 'Your fund’s approval can’t be found. Nothing was given. Approve the grant again.',
};

/** The text where no bank declined: the gateway refused the request itself. */
const faultTexts: Readonly<Record<RequestFault, string>> = {
  'details-used': 'These card details were used already. Enter your card again.',
  'one-time-approval':
    'This was approved for one payment only, so it can’t be kept. Approve it again, or use another payment method.',
  'bad-number': 'This card number isn’t valid. Check it and try again.',
  'method-gone': 'This saved payment method can’t be used anymore. Add another one.',
  other: 'This payment couldn’t be made. Nothing was charged. Try again, or use another payment method.',
};

/** The text where the fund gives no reason. */
const fundTexts: Readonly<Record<GrantRefusal, string>> = {
  'fund-refused': 'The fund refused the grant',
  'approval-unknown': 'Your fund’s approval can’t be found',
  'approval-gone': 'Your fund’s approval has run out',
};

/** A service's own text with its origin; the app shows it in brackets. */
const byChariot = (sentence: string): string => `Chariot: ${sentence}`;

export const fundCancelled = byChariot('The fund canceled its grant');
export const approvalUsed = byChariot('This approval was used for another gift');

/** The payer's text for a refusal. It has no bank's own text: an e-mail does not quote it. */
export const declineText = ({ reason, fault, said }: PaymentDeclined): string => {
  if (fault !== undefined) return faultTexts[fault];
  return isGrantRefusal(reason) ? byChariot(said ?? fundTexts[reason]) : declineTexts[reason];
};

/** A stored refusal; null if only its reason was stored. */
type WrittenDecline = { reason: DeclineReason; detail: string | null };

/** A refusal as the answer that says what to do about it. */
export const declinedProblem = (declined: PaymentDeclined | WrittenDecline): ProblemError => {
  const { reason } = declined;
  if (declined instanceof PaymentDeclined)
    return paymentProblem('payment-declined', { detail: declineText(declined), reason, cause: declined });
  return paymentProblem('payment-declined', { detail: declined.detail ?? declineTexts[reason], reason });
};
