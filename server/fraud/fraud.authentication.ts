import type { Clock } from '#server/platform/clock/clock.ts';
import type { Db } from '#server/platform/database/database.ts';
import { paymentProblem } from '#server/platform/payments/payment.problems.ts';
import type { Payments } from '#server/platform/payments/payments.ts';
import type { ProblemError } from '#server/platform/problems/problem-error.ts';
import type { Settings } from '#server/platform/settings/settings.ts';
import { gatesOf, type Leave } from './fraud.gate.ts';
import { fraudProblem } from './fraud.problems.ts';
import { tooManyAttempts } from './fraud.refusal.ts';
import { mayClaim, type Signals, windows } from './fraud.rules.ts';
import { noteFailure, type Traces } from './fraud.signals.ts';
import type { DonationBody } from './fraud.types.ts';

type Deps = { settings: Settings; db: Db; clock: Clock; payments: Payments };

/** What no card number is typed into: the method in the vault was checked when it was saved, and a fund has its own donors. */
const needsNone = ({ payment }: DonationBody): boolean => !('nonce' in payment);

/** A wallet authenticates its owner itself, so its nonce is a claim as well. */
const isClaimed = ({ payment }: DonationBody): boolean =>
  'nonce' in payment && (payment.isAuthenticated === true || payment.type !== 'CreditCard');

/** What the donor reads: nothing was charged, and what helps. */
const refused = (): ProblemError =>
  paymentProblem('payment-declined', {
    reason: 'authentication-failed',
    // A claim that neither the gateway nor the bank bears out.
    securityEvent: 'card-testing',
    detail:
      'Your bank didn’t confirm that this card is yours. Nothing was charged. Pay with PayPal, Google Pay or Apple Pay, or use another card.',
  });

type Asked = { body: DonationBody; key: string; traces: Traces; signals: Signals; isStrict: boolean };

/** Of a card whose owner authenticated it; `leave` is to be called at the end of a try that went in through a gate. */
export type Authentication = { leave: Leave | null };

/**
 * Lets a try go on with a card whose owner authenticated it. The gateway knows whether they did, and is asked only where an address
 * and a device have not claimed it wrongly too often; no bank is asked, so a tester learns nothing about a card. Where only the
 * card's network vouches, as few go on at once as could still be stopped.
 * @returns null where the way to pay needs no authentication
 * @throws ProblemError `authentication-needed`, `payment-declined` for a wrong claim, `too-many-attempts`
 */
export const requireAuthentication = async (
  { db, clock, payments, settings }: Deps,
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
