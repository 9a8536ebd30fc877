import type { Schemas } from '#openapi/contract.gen.ts';
import type { Call } from '#server/platform/contract/handlers.ts';
import type { Db } from '#server/platform/database/database.ts';
import { PaymentDeclined } from '#server/platform/payments/payments.ts';
import type { Platform } from '#server/platform/platform.ts';
import { type DonationCall, requireAuthentication } from './fraud.authentication.ts';
import { type Ended, gatesOf } from './fraud.gate.ts';
import { fraudProblem } from './fraud.problems.ts';
import { challengeFor, digest, isAnswered, secretOf } from './fraud.proof.ts';
import { tooManyAttempts } from './fraud.refusal.ts';
import {
  type Budget,
  difficultyFor,
  judge,
  mayCheckUnauthenticated,
  smallAmount,
  windows,
} from './fraud.rules.ts';
import { noteFailure, recentSignals, type Seen, type Try, tracesOf } from './fraud.signals.ts';

type BudgetOfDeps = Pick<Platform, 'settings' | 'db' | 'clock'>;

type ScreenDeps = BudgetOfDeps & Pick<Platform, 'payments'>;

export type { Ended } from './fraud.gate.ts';
export { endSignals, forgetSignals, insertSignals, type Try } from './fraud.signals.ts';

type Asked = Pick<Call, 'address' | 'caller'> & { headers: { 'donation-device'?: string | undefined } };

const seen = ({ address, caller, headers }: Asked, email: string | null): Seen => ({
  address,
  device: headers['donation-device'],
  personId: caller?.personId ?? null,
  email,
});

const gateFor = (db: Db, isKnown: boolean) => gatesOf(db)[isKnown ? 'known' : 'plain'];

const budgetOf = ({ db, clock, settings }: BudgetOfDeps, key: string, isKnown: boolean): Budget => {
  const declines = settings.cardDeclinesAllowed;
  return { declines, isFull: gateFor(db, isKnown).isShut(key, declines, clock.now().getTime()) };
};

/** An admitted try: what to store of it, and what to call at its end. */
export type Admitted = { tried: Try; end: (ended: Ended) => void };

/**
 * Checks a try before anything of it is stored or sent: a charity's donors don't notice the check, card testers do. It costs one statement,
 * for any number of tries.
 * @throws ProblemError `proof-of-work-needed`, `authentication-needed`, `too-many-attempts`, or `payment-declined` for a missing claimed
 * authentication; never for a repeated request
 */
export const screen = async (deps: ScreenDeps, call: DonationCall): Promise<Admitted> => {
  const { body, headers, log } = call;
  const { db, clock } = deps;
  const key = headers['idempotency-key'];
  const secret = await secretOf(db);
  const traces = tracesOf(secret, seen(call, body.donor.email));
  const isProven = body.proof !== null && isAnswered(secret, key, body.proof, clock.now());
  const signals = await recentSignals(deps, traces, { key, amount: body.charge });
  const { isKnown } = signals;
  const verdict = judge(signals, budgetOf(deps, key, isKnown), isProven);
  const authentication =
    verdict.kind === 'authenticate'
      ? await requireAuthentication(deps, { body, key, traces, signals, isStrict: verdict.isStrict })
      : null;
  const isAuthenticated = authentication !== null;
  if (verdict.kind !== 'allow') log.info({ verdict, isAuthenticated }, 'a gift looked like card testing');
  if (verdict.kind === 'work') throw fraudProblem('proof-of-work-needed');
  if (verdict.kind === 'refuse') throw tooManyAttempts(verdict.seconds);
  const leave = authentication ? authentication.leave : gateFor(db, isKnown).enter(key);
  return {
    tried: { ...traces, isKnown, isProven, isAuthenticated },
    end: (ended) => leave?.(ended, clock.now().getTime()),
  };
};

/** Work for a donation that is about to be sent; the earlier tries of address, device and signed-in person decide its difficulty. */
export const newChallenge = async (
  deps: Pick<Platform, 'db' | 'clock'>,
  call: Call<'createDonationChallenge'>,
): Promise<Schemas['DonationChallenge']> => {
  const key = call.headers['idempotency-key'];
  const secret = await secretOf(deps.db);
  const traces = tracesOf(secret, seen(call, null));
  const signals = await recentSignals(deps, traces, { key, amount: smallAmount });
  const made = challengeFor(secret, key, difficultyFor(signals), deps.clock.now());
  return { ...made, expiresAt: made.expiresAt.toISOString() };
};

/** The stored trace of a charged card; null for other methods. */
export const cardTrace = async (db: Db, card: string | undefined): Promise<string | null> =>
  card === undefined ? null : digest(await secretOf(db), 'card', card);

type Checking = Pick<Call, 'address' | 'caller' | 'log'> & { headers: { 'idempotency-key': string } };

/** `admit` throws ProblemError `too-many-attempts`; `note` records a bank's refusal. */
export type CardWatch = {
  admit: () => void;
  note: (refused: Partial<Pick<PaymentDeclined, 'card'>> & Pick<PaymentDeclined, 'reason'>) => Promise<void>;
};

/** Watches a signed-in person's cards outside of donations; the bank's refusals count together with those of donations. */
export const watchCards = async (deps: BudgetOfDeps, call: Checking): Promise<CardWatch> => {
  const { db, clock } = deps;
  const key = call.headers['idempotency-key'];
  const traces = tracesOf(await secretOf(db), seen({ ...call, headers: {} }, null));
  const signals = await recentSignals(deps, traces, { key, amount: 0 });
  return {
    admit: () => {
      if (mayCheckUnauthenticated(signals, budgetOf(deps, key, signals.isKnown))) return;
      call.log.info({ signals: signals.donor }, 'cards looked like being tried out');
      throw tooManyAttempts(windows.hour);
    },
    note: async ({ reason, card }) => {
      if (reason !== 'gateway-down')
        await noteFailure(
          db,
          traces,
          { outcome: 'declined', card: await cardTrace(db, card), isKnown: signals.isKnown },
          clock.now(),
        );
    },
  };
};

const checkOne = async <Kept>(
  deps: BudgetOfDeps,
  call: Checking,
  check: () => Promise<Kept>,
): Promise<Kept> => {
  const cards = await watchCards(deps, call);
  cards.admit();
  try {
    return await check();
  } catch (error) {
    if (error instanceof PaymentDeclined) await cards.note(error);
    throw error;
  }
};

/**
 * Checks a signed-in person's card at the gateway, without a charge.
 * @throws ProblemError `too-many-attempts`, and any error of `check`
 */
export const checkCard = <Kept>(
  deps: BudgetOfDeps,
  call: Checking,
  check: () => Promise<Kept>,
): Promise<Kept> => gatesOf(deps.db).inTurn(call.caller?.personId ?? '', () => checkOne(deps, call, check));
