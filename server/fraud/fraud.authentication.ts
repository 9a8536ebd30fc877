import type { Call } from '#server/platform/contract/handlers.ts';
import { paymentProblem } from '#server/platform/payments/payment.problems.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { ProblemError } from '#server/platform/problems/problem-error.ts';
import { gatesOf, type Leave } from './fraud.gate.ts';
import { fraudProblem } from './fraud.problems.ts';
import { tooManyAttempts } from './fraud.refusal.ts';
import { mayClaim, type Signals, windows } from './fraud.rules.ts';
import { noteFailure, type Traces } from './fraud.signals.ts';

export type DonationCall = Call<'createDonation'>;
type DonationBody = DonationCall['body'];

/** Payments without a typed card number: a vaulted method was checked when it was saved, and a fund knows its donors. */
const needsNone = ({ payment }: DonationBody): boolean => !('nonce' in payment);

/** A wallet authenticates its owner itself, so its nonce is a claim as well. */
const isClaimed = ({ payment }: DonationBody): boolean =>
  'nonce' in payment && (payment.isAuthenticated === true || payment.type !== 'CreditCard');

/** The donor's text: nothing was charged, and what helps. */
const refused = (): ProblemError =>
  paymentProblem('payment-declined', {
    reason: 'authentication-failed',
    // A claim that neither the gateway nor the bank confirms.
    securityEvent: 'card-testing',
    detail:
      'Your bank didn’t confirm that this card is yours. Nothing was charged. Pay with PayPal, Google Pay or Apple Pay, or use another card.',
  });

type Asked = { body: DonationBody; key: string; traces: Traces; signals: Signals; isStrict: boolean };

/** An authenticated card; call `leave` when an admitted try ends. */
type Authentication = { leave: Leave | null };

/**
 * Admits a try with a card that its owner authenticated. The gateway confirms that, and is asked only where address and device have not
 * made too many wrong claims. No bank is asked, so a tester learns nothing about a card. Where only the card's network vouches, few tries
 * run at once, so that a burst can be stopped.
 * @returns null if the payment needs no authentication
 * @throws ProblemError `authentication-needed`, `payment-declined` for a wrong claim, `too-many-attempts`
 */
export const requireAuthentication = async (
  { db, clock, payments, settings }: Pick<Platform, 'settings' | 'db' | 'clock' | 'payments'>,
  { body, key, traces, signals, isStrict }: Asked,
): Promise<Authentication | null> => {
  const { payment } = body;
  if (needsNone(body) || !('nonce' in payment)) return null;
  if (!isClaimed(body)) throw fraudProblem('authentication-needed');
  const gates = gatesOf(db);
  const now = clock.now();
  const time = now.getTime();
  if (!mayClaim(signals, gates.areClaimsScarce(time))) throw tooManyAttempts(windows.hour);
  const found = await payments.inspect(payment.nonce);
  if (found?.authentication === 'full') return { leave: null };
  if (
    found?.authentication === 'attempted' &&
    !isStrict &&
    !gates.attempted.isShut(key, settings.cardDeclinesAllowed, time)
  )
    return { leave: gates.attempted.enter(key) };
  gates.noteWrongClaim(time);
  await noteFailure(db, traces, { outcome: 'unconfirmed', card: null, isKnown: signals.isKnown }, now);
  throw refused();
};
