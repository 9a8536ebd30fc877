import { type ContentPageData, loadContent, loadDraft } from '#src/features/content/content.ts';
import type { RouterContext } from './router-context.ts';
import { matching, oneOf, searchParams } from './search-params.ts';

/**
 * The query of a content page: `?drafts=yes` shows drafts to staff who may see them, `?routes=…,…` lists the routes that the map compares.
 */
export const readContentSearch = searchParams({ drafts: oneOf(['yes']), routes: matching(/^[\w,-]{1,99}$/) });

type Asked = {
  context: RouterContext;
  drafts: 'yes' | undefined;
  location: { pathname: string; href: string };
};

/** A content page for its route's loader; with drafts only for a signed-in person. */
export const loadContentPage = async ({
  context: { handle, pageData },
  drafts,
  location,
}: Asked): Promise<ContentPageData> => {
  if (drafts === undefined) return loadContent(pageData, location.pathname);
  const { requireUser } = await import('#src/app/session/session.ts');
  await requireUser(await handle.open(), null, location.href);
  return loadDraft(location.pathname);
};
