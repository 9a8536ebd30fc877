import { notFound } from '@tanstack/react-router';
import type { components } from '#openapi/contract.gen.ts';
import { orLastRead } from '#src/api/last-read.ts';
import type { PageData } from '#src/api/page-data.ts';

export type ContentPageData = components['schemas']['ContentPage'];

const statusOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'status' in error ? error.status : null;

/**
 * The code that makes calls is lazily loaded: most visitors get the content with the document, and the first page's budget has no room for
 * it.
 */
const askApi = async (path: string, isPreview: boolean): Promise<ContentPageData> => {
  const [{ call }, { getContentPage, getContentDraft }] = await Promise.all([
    import('#src/api/call.ts'),
    import('./content.calls.ts'),
  ]);
  return call(isPreview ? getContentDraft(path) : getContentPage(path)).catch((error: unknown) => {
    throw statusOf(error) === 404 ? notFound() : error;
  });
};

/**
 * A content page from the document or the API.
 * @throws notFound where there is none; FlowError where it can't be loaded
 */
export const loadContent = (pageData: PageData, path: string): Promise<ContentPageData> =>
  orLastRead(`content ${path}`, async () => {
    const page = pageData.take('getContentPage');
    if (page === null) throw notFound();
    return page ?? askApi(path, false);
  });

/** The page with drafts; only for staff who may see them. */
export const loadDraft = (path: string): Promise<ContentPageData> => askApi(path, true);
