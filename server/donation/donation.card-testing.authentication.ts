import type { Inspected } from '#server/platform/payments/payments.ts';
import type { Platform } from '#server/platform/platform.ts';
import { ProblemError } from '#server/platform/problems/problem-error.ts';
import { gateOf } from './donation.card-testing.gate.ts';
import { mayClaim, type Signals } from './donation.card-testing.rules.ts';
import { noteFailure, type Traces } from './donation.card-testing.signals.ts';
import type { GiftBody } from './donation.types.ts';

const hour = 3_600;

/** What no card number is typed into: the method in the vault was checked when it was saved, and a fund has its own donors. */
const needsNone = ({ payment }: GiftBody): boolean => !('nonce' in payment);

/** A wallet authenticates its owner itself, so its nonce is a claim as well. */
const isClaimed = ({ payment }: GiftBody): boolean =>
  'nonce' in payment && (payment.isAuthenticated === true || payment.type !== 'CreditCard');

const isGood = (found: Inspected | null, isStrict: boolean): boolean =>
  found !== null && (found.authentication === 'full' || (found.authentication === 'attempted' && !isStrict));

/** What the donor reads: nothing was charged, and what helps. */
const refused = (): ProblemError =>
  new ProblemError('payment-declined', {
    reason: 'authentication-failed',
    detail:
      'Your bank didn’t confirm that this card is yours. Nothing was charged. Pay with PayPal, Google Pay or Apple Pay, or use another card.',
  });

type Asked = { body: GiftBody; traces: Traces; signals: Signals; isStrict: boolean };

/**
 * Lets a try go on with a card whose owner authenticated it. The gateway knows whether they did, and is asked only where an address
 * and a device have not claimed it wrongly too often; no bank is asked, so a tester learns nothing about a card.
 * @returns whether it is authenticated; false where the way to pay needs none
 * @throws ProblemError `authentication-needed`, `payment-declined` for a wrong claim, `too-many-attempts`
 */
export const requireAuthentication = async (
  { db, clock, payments }: Platform,
  { body, traces, signals, isStrict }: Asked,
): Promise<boolean> => {
  const { payment } = body;
  if (needsNone(body) || !('nonce' in payment)) return false;
  if (!isClaimed(body)) throw new ProblemError('authentication-needed');
  const gate = gateOf(db);
  const now = clock.now();
  if (!mayClaim(signals, gate.areClaimsScarce(now.getTime())))
    throw new ProblemError('too-many-attempts', { headers: { 'retry-after': String(hour) } });
  if (isGood(await payments.inspect(payment.nonce), isStrict)) return true;
  gate.noteWrongClaim(now.getTime());
  await noteFailure(db, traces, { outcome: 'unconfirmed', card: null, isKnown: signals.isKnown }, now);
  throw refused();
};
