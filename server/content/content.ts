import { eventOperations, publicRoutesOf } from '#server/event/event.ts';
import type { Handlers } from '#server/platform/contract/handlers.ts';
import { signedIn } from '#server/platform/contract/handlers.ts';
import type { Platform } from '#server/platform/platform.ts';
import { ProblemError } from '#server/platform/problems/problem-error.ts';
import type { ContentAnswers } from '#server/platform/render/renderer.ts';
import { mayPreview } from './content.queries.ts';

type Read = (isPreview: boolean) => Promise<ContentAnswers>;

/** What the pages say about the event; before one is announced, nothing. */
const readAnswers = (platform: Platform): Read => {
  const event = eventOperations(platform);
  const current = async () => {
    const { body } = await event.getEvent();
    const rides = body.rides.map(({ id }) => id);
    const [routes, history] = await Promise.all([publicRoutesOf(platform, rides), event.getEventHistory()]);
    return { event: body, routes, years: history.body };
  };
  return async (isPreview) => {
    const none = { event: null, routes: [], years: [] };
    const answers = await current().catch((error: unknown) => {
      if (!(error instanceof ProblemError))
        platform.log.warn({ err: error }, 'Content goes out without figures');
      return none;
    });
    return { ...answers, today: platform.clock.now().toISOString().slice(0, 10), isPreview };
  };
};

/**
 * A page whose words stand in `content/`.
 * @throws ProblemError `page-not-found`
 */
export const readContentPage = async (platform: Platform, path: string, isPreview = false) => {
  const { renderContent } = await platform.loadRenderer();
  const page = renderContent(path, await readAnswers(platform)(isPreview));
  if (page === null) throw new ProblemError('page-not-found');
  return page;
};

export const contentOperations = (platform: Platform) =>
  ({
    getContentPage: async ({ query }) => ({ status: 200, body: await readContentPage(platform, query.path) }),
    getContentDraft: async (call) => {
      const { personId } = signedIn(call);
      if (!(await mayPreview(platform.db, personId))) throw new ProblemError('drafts-not-yours');
      return { status: 200, body: await readContentPage(platform, call.query.path, true) };
    },
  }) satisfies Partial<Handlers>;
