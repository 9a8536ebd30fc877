import { expect, test } from 'vitest';
import { declinedProblem, declineText, declineTexts } from '#server/charging/charging.ts';
import {
  declineReasons,
  grantRefusals,
  PaymentDeclined,
  type RequestFault,
} from '#server/platform/payments/payments.ts';

test.each(declineReasons)('a card that is declined for %s has the text of its reason', (reason) => {
  expect(declineText(new PaymentDeclined(reason))).toBe(declineTexts[reason]);
});

test('the bank’s own words stay out of the text', () => {
  expect(declineText(new PaymentDeclined('do-not-honor', { said: 'Do Not Honor' }))).toBe(
    declineTexts['do-not-honor'],
  );
});

test.each<[RequestFault, string]>([
  ['details-used', 'These card details were used already. Enter your card again.'],
  [
    'one-time-approval',
    'This was approved for one payment only, so it can’t be kept. Approve it again, or use another payment method.',
  ],
  ['bad-number', 'This card number isn’t valid. Check it and try again.'],
  ['method-gone', 'This saved payment method can’t be used anymore. Add another one.'],
  ['other', 'This payment couldn’t be made. Nothing was charged. Try again, or use another payment method.'],
])('a request with the fault %s has the text of the fault', (fault, text) => {
  expect(declineText(new PaymentDeclined('do-not-honor', { fault }))).toBe(text);
});

test.each(grantRefusals)(
  'a grant that is refused as %s has the fund’s words, marked by Chariot',
  (reason) => {
    expect(declineText(new PaymentDeclined(reason, { said: 'Too little' }))).toBe('Chariot: Too little');
    expect(declineText(new PaymentDeclined(reason))).toMatch(/^Chariot: (The|Your) fund/);
  },
);

test('a written refusal without its text has the text of its reason', () => {
  const { message, options } = declinedProblem({ reason: 'bad-cvv', detail: null });
  expect([message, options.reason]).toEqual([declineTexts['bad-cvv'], 'bad-cvv']);
  expect(declinedProblem({ reason: 'bad-cvv', detail: 'As written.' }).message).toBe('As written.');
});
