import type { Handlers } from '#server/platform/contract/handlers.ts';
import { signedIn } from '#server/platform/contract/handlers.ts';
import type { Platform } from '#server/platform/platform.ts';
import { contentPages } from './content.pages.ts';
import { contentProblem } from './content.problems.ts';
import { mayPreview } from './content.queries.ts';

/** A page whose words stand in `content/`; null where there is none. The same object as long as nothing on it changed. */
export const readContentPage = (platform: Platform, path: string) => contentPages(platform).published(path);

const orMissing = <Page>(page: Page | null): { status: 200; body: Page } => {
  if (page === null) throw contentProblem('page-not-found');
  return { status: 200, body: page };
};

export const contentOperations = (platform: Platform) =>
  ({
    getContentPage: async ({ query }) => orMissing(await readContentPage(platform, query.path)),
    getContentDraft: async (call) => {
      const { personId } = signedIn(call);
      if (!(await mayPreview(platform.db, personId))) throw contentProblem('drafts-not-yours');
      return orMissing(await contentPages(platform).preview(call.query.path));
    },
  }) satisfies Partial<Handlers>;
