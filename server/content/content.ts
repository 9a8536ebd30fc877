import { type Handlers, signedIn } from '#server/platform/contract/handlers.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Platform } from '#server/platform/platform.ts';
import { contentPages } from './content.pages.ts';
import { contentProblem } from './content.problems.ts';

/** Whether a person may see drafts. */
const mayPreview = async (db: Db, personId: string): Promise<boolean> => {
  const person = await db
    .selectFrom('person')
    .select('cmsPreview')
    .where('id', '=', personId)
    .executeTakeFirst();
  return person?.cmsPreview === true;
};

type Deps = Pick<Platform, 'db' | 'clock' | 'loadRenderer' | 'log'>;

/** A page with text from `content/`; null if there is none. It returns the same object while the content is unchanged. */
export const readContentPage = (deps: Deps, path: string) => contentPages(deps).published(path);

const orMissing = <Page>(page: Page | null): { status: 200; body: Page } => {
  if (page === null) throw contentProblem('page-not-found');
  return { status: 200, body: page };
};

export const contentOperations = (deps: Deps) =>
  ({
    getContentPage: async ({ query }) => orMissing(await readContentPage(deps, query.path)),
    getContentDraft: async (call) => {
      const { personId } = signedIn(call);
      if (!(await mayPreview(deps.db, personId))) throw contentProblem('drafts-not-yours');
      return orMissing(await contentPages(deps).preview(call.query.path));
    },
  }) satisfies Partial<Handlers>;
