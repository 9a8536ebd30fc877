import Fastify, { type FastifyInstance } from 'fastify';
import { campReader } from '#server/base-camp/base-camp.ts';
import { openGrantIntents } from '#server/charging/charging.ts';
import { serveImages } from '#server/image/image.ts';
import { platformProblem } from '#server/platform/problems/platform.problems.ts';
import { type OpenPlatform, type Overrides, openPlatform } from './open-platform.ts';
import { operationsOf, purposes, registerJobs, scheduleJobs } from './operations.ts';
import { openSources, pageDataOf, serveSite, takeSecurityReports } from './pages/pages.ts';
import { bindContract } from './platform/contract/bind.ts';
import { serveDocs } from './platform/contract/docs-page.ts';
import { limitRates } from './platform/contract/rate-limits.ts';
import type { Store } from './platform/database/database.ts';
import { openStore } from './platform/database/open-store.ts';
import { logOptions } from './platform/log.ts';
import {
  answerBadAddress,
  answerProblems,
  sendProblem,
  traceOptions,
} from './platform/problems/answer-problems.ts';
import { answerUnreadable } from './platform/problems/answer-unreadable.ts';
import type { Settings } from './platform/settings/settings.ts';
import { requireHttps } from './platform/transport-security.ts';
import { answerBeforeBodies } from './platform/unread-bodies.ts';
import { problems } from './problems.ts';
import { headOf, registerSiteFiles } from './site/site.ts';

export type AppOptions = {
  settings: Settings;
  /** An open, migrated store; by default, the app opens the one of the settings. */
  store?: Store;
  /** Checks the store of the settings before anything is written. When it throws, the server does not start. */
  admit?: (store: Store) => Promise<void>;
  overrides?: Overrides;
  /** Serves the app's sources instead of its build. */
  dev?: boolean;
};

declare module 'fastify' {
  interface FastifyInstance {
    /** The app's platform, for the code that starts the app. */
    opened: OpenPlatform;
  }
}

const bodyLimit = 256 * 1024;

/** Modules of the sandbox only. Production loads none of them. */
const loadSandbox = () => import('./sandbox/sandbox.ts');
type Sandbox = Awaited<ReturnType<typeof loadSandbox>>;

const mountApi = async (
  root: FastifyInstance,
  { platform }: OpenPlatform,
  sandbox: Sandbox | null,
): Promise<void> => {
  await root.register(
    async (api) => {
      api.addHook('onRequest', async (_request, reply) => {
        // Answers are personal, so no proxy may cache them.
        reply.headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
      });
      sandbox?.applyOutcomes(api, platform.outcomes, problems);
      await limitRates(api);
      serveDocs(api);
      bindContract(api, platform, operationsOf(platform));
      api.setNotFoundHandler((request, reply) => sendProblem(platformProblem('not-found'), request, reply));
    },
    { prefix: '/api' },
  );
};

/** The whole server, ready to listen: the API, the sandbox and the app's pages. Closing it closes the store. */
export const buildApp = async (options: AppOptions): Promise<FastifyInstance> => {
  const { settings } = options;
  const app = Fastify({
    logger: logOptions(settings.logLevel),
    bodyLimit,
    requestTimeout: 60_000,
    // A client can forge a request's origin; only a known proxy is trusted.
    trustProxy: settings.trustedProxies.length > 0 ? settings.trustedProxies : false,
    routerOptions: { maxParamLength: 200 },
    ...traceOptions,
    frameworkErrors: answerBadAddress,
    clientErrorHandler: answerUnreadable,
  });
  answerBeforeBodies(app.server);
  requireHttps(app, settings);
  const store = options.store ?? (await openStore(settings, app.log, options.admit));
  const sources = options.dev ? await openSources(app.server) : null;
  const overrides = { ...(sources && { loadRenderer: sources.loadRenderer }), ...options.overrides };
  const sandbox = settings.mode === 'sandbox' ? await loadSandbox() : null;
  const opened = await openPlatform(settings, store, app.log, {
    grantIntents: openGrantIntents,
    simulators: sandbox?.simulators ?? null,
    overrides,
  }).catch(async (error: unknown) => {
    await store.close();
    throw error;
  });
  answerProblems(app, opened.platform.securityEvents);
  app.decorate('opened', opened);
  app.addHook('preClose', async () => opened.beginClosing());
  app.addHook('onClose', () => opened.close());
  try {
    registerJobs(opened.platform);
    await opened.platform.identity.mount(app);
    await mountApi(app, opened, sandbox);
    if (sandbox && opened.movableClock)
      await sandbox.mountSandbox(app, {
        ...opened,
        purposes,
        problems,
        store,
        clock: opened.movableClock,
        scheduleJobs,
      });
    registerSiteFiles(app, opened.platform);
    serveImages(app, opened.platform);
    await takeSecurityReports(app, opened.platform.securityEvents);
    await serveSite(app, {
      settings,
      sources,
      pages: {
        ...opened.platform,
        pageData: pageDataOf(opened.platform),
        headOf: headOf(opened.platform),
        campOf: campReader(opened.platform),
        ...(sandbox && { withTools: sandbox.withInspector(settings) }),
      },
    });
    await app.ready();
  } catch (error) {
    await app.close();
    throw error;
  }
  return app;
};
