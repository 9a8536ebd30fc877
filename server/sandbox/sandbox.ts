import type { FastifyInstance } from 'fastify';
import { refuseOtherHosts, refuseStrangers } from '#server/platform/sandbox/requests.ts';
import { ledgerPages } from './ledger.pages.ts';
import { membershipScenarioApi } from './membership-scenario.ts';
import { moderationPages } from './moderation.pages.ts';
import { registrationScenarioApi } from './registration-scenario.ts';
import { sandboxApi } from './sandbox.api.ts';
import { sandboxPages } from './sandbox.pages.ts';
import type { SandboxParts } from './sandbox.parts.ts';
import { shiftScenarioApi } from './shift-scenario.ts';
import { signUpScenarioApi } from './sign-up-scenario.ts';

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
