import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { decideReported, reportedContent } from '#server/moderation/moderation.ts';
import { read, refuseOtherHosts, refuseStrangers } from '#server/platform/sandbox/requests.ts';
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
export { applyOutcomes } from './api-outcomes.ts';
export type { SandboxParts } from './sandbox.parts.ts';

const policy =
  "default-src 'self'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/**
 * `/sandbox`: pages for a person, `/sandbox/api/*` for tests. Throws when mounted in production, where anybody could read every e-mail and
 * empty the database.
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
};
