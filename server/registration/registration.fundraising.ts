import { money } from '#machines/money.ts';
import { checkCard } from '#server/fraud/fraud.ts';
import { type Call, signedIn } from '#server/platform/contract/handlers.ts';
import { answerGiven } from '#server/platform/idempotency/idempotency.ts';
import { customerIdOf } from '#server/platform/payments/saved-method.ts';
import { keepMethod } from '#server/platform/payments/wallet.ts';
import type { Platform } from '#server/platform/platform.ts';
import { platformProblem } from '#server/platform/problems/platform.problems.ts';
import type { MakeProblem } from '#server/platform/problems/problem-error.ts';
import { userProblem } from '#server/user/user.problems.ts';
import { openAggregate } from './registration.aggregate.ts';
import { declinedAsProblem, nonceOf, paymentRequired, withoutNonce } from './registration.payment.ts';
import { registrationProblem } from './registration.problems.ts';
import { minimumCommitment, progressOf } from './registration.progress.ts';
import { isRider } from './registration.rules.ts';
import {
  noneInProgress,
  refuseOtherVersion,
  refuseOutOfOrder,
  refuseUnlessOpen,
  type Saved,
  type StepCall,
  saveStep,
} from './registration.saving.ts';
import type { Answers, FundraisingBody, RegistrationAggregate } from './registration.types.ts';

type Deps = Pick<Platform, 'settings' | 'db' | 'clock' | 'payments'>;

const refusal = <Code extends string>(make: MakeProblem<Code>, code: Code, path: string, detail: string) =>
  make(code, { detail, fields: [{ path, code, message: detail }] });

/** Throws unless goal, commitment and payment fit the chosen rides; `commitment` counts for riders only. */
const check = (aggregate: RegistrationAggregate, { goal, commitment, payment }: FundraisingBody): void => {
  const least = minimumCommitment(aggregate);
  if (commitment < least)
    throw refusal(
      registrationProblem,
      'commitment-too-low',
      '/body/commitment',
      `Your routes ask for at least ${money(least)}. Commit to that or more.`,
    );
  if (goal < commitment)
    throw refusal(
      userProblem,
      'goal-too-low',
      '/body/goal',
      `Set a goal of at least ${money(commitment)}, which is what you commit to raise.`,
    );
  if (!isRider(aggregate.choice)) {
    const extra = commitment > 0 ? 'commitment' : payment === null ? null : 'payment';
    if (extra === null) return;
    const message = 'Only riders commit to an amount and save a payment method. Leave this out.';
    throw platformProblem('validation-failed', {
      detail: message,
      fields: [{ path: `/body/${extra}`, code: 'not-needed', message }],
    });
  }
  if (payment === null || (nonceOf(payment) === null && aggregate.paymentMethod === null))
    throw paymentRequired();
};

type FundraisingCall = StepCall & Pick<Call, 'address' | 'log'> & { body: FundraisingBody };

/** Saves the card in the gateway's vault, after all other checks. */
const vault = async (deps: Deps, call: FundraisingCall, nonce: string) => {
  const { personId } = signedIn(call);
  const { db, clock, payments } = deps;
  const now = clock.now();
  const aggregate = await openAggregate(db, personId, now);
  if (!aggregate) throw await noneInProgress(db, personId);
  const { person, answers } = aggregate;
  refuseUnlessOpen(deps, aggregate, now);
  refuseOtherVersion(call, aggregate);
  refuseOutOfOrder('fundraising', progressOf(aggregate));
  check(aggregate, call.body);
  const { firstName, lastName } = answers.profile ?? person;
  const customerId = await customerIdOf(db, personId);
  const payer = { firstName, lastName, email: person.emailAddress };
  return checkCard(deps, call, () => payments.vault({ customerId, person: payer, nonce })).catch(
    declinedAsProblem,
  );
};

/** Goal and commitment; for riders also the method that a shortfall is charged to. */
export const saveFundraising = async (deps: Deps, call: FundraisingCall): Promise<Saved> => {
  const { personId } = signedIn(call);
  const { body } = call;
  const keyed = withoutNonce(call);
  const nonce = nonceOf(body.payment);
  // The gateway is asked outside the transaction, so a repetition has to be recognized before it.
  const before = nonce === null ? null : await answerGiven<Saved>(deps.db, keyed);
  if (before) return before;
  const vaulted = nonce === null ? null : await vault(deps, call, nonce);
  return saveStep(deps, keyed, {
    step: 'fundraising',
    apply: async ({ trx, now, aggregate }): Promise<Answers> => {
      check(aggregate, body);
      if (vaulted) await keepMethod(trx, now, personId, vaulted);
      const minimum = minimumCommitment(aggregate);
      return { fundraising: { goal: body.goal, commitment: body.commitment, minimum } };
    },
  });
};
