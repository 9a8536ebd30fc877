import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { decideReported, reportedContent } from '#server/moderation/moderation.ts';
import type { Outcomes, Whom } from '#server/platform/outcomes/outcomes.ts';
import { type ProblemKinds, problemNamed } from '#server/platform/problems/problem-error.ts';
import { read, refuseOtherHosts, refuseStrangers } from '#server/platform/sandbox/requests.ts';
import { serveLab } from './lab.ts';
import { ledgerPages } from './ledger.pages.ts';
import { membershipScenarioApi } from './membership-scenario.ts';
import { reportsPage } from './pages/reports.page.ts';
import { registrationScenarioApi } from './registration-scenario.ts';
import { sandboxApi } from './sandbox.api.ts';
import { sandboxPages } from './sandbox.pages.ts';
import type { SandboxParts } from './sandbox.parts.ts';
import { shiftScenarioApi } from './shift-scenario.ts';
import { signUpScenarioApi } from './sign-up-scenario.ts';

const decisionForm = z.object({
  subjectType: z.enum(['User', 'Peloton']),
  subjectId: z.uuid(),
  kind: z.enum(['story', 'profile-image', 'cover-image']),
  decision: z.enum(['show', 'hide']),
});

/** The staff's decisions on reports, without the role. */
export const moderationPages = (app: FastifyInstance, { platform, clock }: SandboxParts): void => {
  const { db } = platform;
  app.get('/sandbox/reports', async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(reportsPage(await reportedContent(db))),
  );
  app.post('/sandbox/reports', async (request, reply) => {
    await decideReported({ db, clock }, read(decisionForm, request.body));
    return reply.redirect('/sandbox/reports', 303);
  });
};

export { simulators } from '#server/simulators/simulators.ts';
export { withInspector } from './lab.ts';
export type { SandboxParts } from './sandbox.parts.ts';

const policy =
  "default-src 'self'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/**
 * `/sandbox`: pages for a person, `/sandbox/api/*` for tests; `/atlas` and `/inspector`: the machines' pictures, and what they do.
 * Throws when mounted in production, where anybody could read every e-mail and empty the database.
 */
export const mountSandbox = async (app: FastifyInstance, parts: SandboxParts): Promise<void> => {
  if (parts.platform.settings.mode === 'production')
    throw new Error('The sandbox is never mounted in production');
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 16_384 },
      async (_request: unknown, body: string) => Object.fromEntries(new URLSearchParams(body)),
    );
    scope.addHook('onRequest', async (_request, reply) => {
      reply.headers({ 'cache-control': 'no-store', 'content-security-policy': policy });
    });
    scope.addHook('onRequest', refuseOtherHosts(parts.platform.settings));
    scope.addHook('onRequest', refuseStrangers(parts.platform.settings));
    sandboxPages(scope, parts);
    ledgerPages(scope, parts);
    moderationPages(scope, parts);
    sandboxApi(scope, parts);
    membershipScenarioApi(scope, parts);
    registrationScenarioApi(scope, parts);
    shiftScenarioApi(scope, parts);
    signUpScenarioApi(scope, parts);
  });
  await app.register((scope) => serveLab(scope));
};

/** A donor without an account is identified by the e-mail address in the request. */
const whomOf = ({ caller, body }: FastifyRequest): Whom => {
  if (caller) return caller;
  const { donor } = (body ?? {}) as { donor?: { email?: unknown } };
  return { emailAddress: typeof donor?.email === 'string' ? donor.email : null };
};

/**
 * Applies chosen outcomes to the API's operations. Call it in the API's scope before the contract is bound. Only allowed, well-formed
 * requests use an outcome up.
 */
export const applyOutcomes = (api: FastifyInstance, outcomes: Outcomes, problems: ProblemKinds): void => {
  const dropped = new WeakSet<FastifyRequest>();

  api.addHook('preHandler', async (request, reply) => {
    const { operationId } = request.routeOptions.config;
    if (operationId === undefined) return;
    const outcome = await outcomes.next(operationId, whomOf(request));
    if (outcome?.kind === 'problem') throw problemNamed(problems, outcome.code);
    if (outcome?.kind === 'delay') await wait(outcome.milliseconds);
    if (outcome?.kind !== 'drop') return;
    if (outcome.when === 'after') {
      dropped.add(request);
      return;
    }
    reply.hijack();
    request.raw.socket.destroy();
  });

  api.addHook('onSend', async (request) => {
    if (dropped.has(request)) request.raw.socket.destroy();
  });
};
