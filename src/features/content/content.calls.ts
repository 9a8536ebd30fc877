import { get } from '#src/api/describe-call.ts';

/** A content page as everyone sees it; the page itself says when it can't be had. */
export const getContentPage = (path: string) =>
  get('/content/page', 'LOAD_CONTENT_PAGE', { query: { path } });

/** The same with drafts. */
export const getContentDraft = (path: string) =>
  get('/content/draft', 'LOAD_CONTENT_DRAFT', { query: { path } });
