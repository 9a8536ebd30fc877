import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { fraudProblem } from '#server/fraud/fraud.problems.ts';
import { paymentProblem } from '#server/platform/payments/payment.problems.ts';
import { answerProblems } from '#server/platform/problems/answer-problems.ts';
import type { ProblemError } from '#server/platform/problems/problem-error.ts';
import { createSecurityEvents } from '#server/platform/security-events/security-events.ts';

/** The kind and reason of each event for an answer with this problem. */
const recordedOf = async (problem: ProblemError): Promise<unknown[]> => {
  const recorded: unknown[] = [];
  const app = Fastify();
  answerProblems(
    app,
    createSecurityEvents(({ securityEvent, reason }) => recorded.push([securityEvent, reason])),
  );
  app.get('/', () => {
    throw problem;
  });
  await app.inject('/');
  await app.close();
  return recorded;
};

test.each(['proof-of-work-needed', 'authentication-needed', 'too-many-attempts'] as const)(
  'the problem %s is recorded as a card-testing event',
  async (code) => {
    expect(await recordedOf(fraudProblem(code))).toEqual([['card-testing', code]]);
  },
);

test('a card without authentication is recorded as a card-testing event', async () => {
  const failed = paymentProblem('payment-declined', {
    reason: 'authentication-failed',
    securityEvent: 'card-testing',
  });
  expect(await recordedOf(failed)).toEqual([['card-testing', 'authentication-failed']]);
});

test('a card that the bank declines records no event', async () => {
  expect(await recordedOf(paymentProblem('payment-declined', { reason: 'do-not-honor' }))).toEqual([]);
});
