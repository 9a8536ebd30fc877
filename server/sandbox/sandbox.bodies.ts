import { z } from 'zod';
import type { Outcome } from '#server/platform/outcomes/outcomes.ts';
import { declineReasons, grantRefusals } from '#server/platform/payments/payments.ts';
import type { ProblemKinds } from '#server/platform/problems/problem-error.ts';

const when = z.enum(['before', 'after']);

const apiOutcome = (problems: ProblemKinds) =>
  z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('problem'),
      code: z.string().refine((code) => problems.has(code), 'must be one of the API’s problem codes'),
    }),
    z.strictObject({ kind: z.literal('delay'), milliseconds: z.int().min(1).max(120_000) }),
    z.strictObject({ kind: z.literal('drop'), when }),
  ]);

const gatewayOutcome = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('decline'), reason: z.enum(declineReasons) }),
  z.strictObject({ kind: z.literal('timeout'), when }),
  z.strictObject({ kind: z.literal('down') }),
]);

/** Chariot refuses with the grant's own reasons, and can be slow. */
const chariotOutcome = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('decline'), reason: z.enum(grantRefusals) }),
  z.strictObject({ kind: z.literal('timeout'), when }),
  z.strictObject({ kind: z.literal('delay'), milliseconds: z.int().min(1).max(120_000) }),
  z.strictObject({ kind: z.literal('down') }),
]);

const whom = { oid: z.string().optional(), emailAddress: z.string().optional() };

export const gatewayCalls = ['sale', 'vault', 'token', 'nonce', 'inspect', 'find', 'refund'] as const;

export const chariotCalls = ['grant', 'find'] as const;

/** POST /sandbox/api/outcomes */
export const outcomeBody = (operations: readonly string[], problems: ProblemKinds) =>
  z.union(
    [
      z.strictObject({
        target: z.enum(gatewayCalls.map((call) => `gateway.${call}` as const)),
        outcome: gatewayOutcome,
        ...whom,
      }),
      z.strictObject({
        target: z.enum(chariotCalls.map((call) => `chariot.${call}` as const)),
        outcome: chariotOutcome,
      }),
      z.strictObject({
        target: z
          .string()
          .refine((target) => operations.includes(target), 'must be an operationId, gateway.… or chariot.…'),
        outcome: apiOutcome(problems),
        ...whom,
      }),
    ],
    'must be a target and an outcome that the target can have',
  );

export type OutcomeBody = {
  target: string;
  outcome: Outcome;
  oid?: string | undefined;
  emailAddress?: string | undefined;
};

/** PUT /sandbox/api/clock: a time, or a distance from the product's now; `{"now": null}` is the machine's time. */
export const clockBody = z.union(
  [
    z.strictObject({ now: z.union([z.iso.datetime({ offset: true }), z.null()]) }),
    z.strictObject({ advanceMilliseconds: z.int().min(-315_360_000_000).max(315_360_000_000) }),
  ],
  'must be {"now": time or null} or {"advanceMilliseconds": number}',
);
