import { get } from '#src/api/describe-call.ts';

/** The public version of a content page; the page shows a failure itself. */
export const getContentPage = (path: string) =>
  get('/content/page', 'LOAD_CONTENT_PAGE', { query: { path } });

/** A content page with its drafts. */
export const getContentDraft = (path: string) =>
  get('/content/draft', 'LOAD_CONTENT_DRAFT', { query: { path } });
