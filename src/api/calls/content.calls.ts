import { actionTypes, describeCall } from '#src/api/describe-call.ts';

/** A content page as everyone sees it; the page itself says when it can't be had. */
export const getContentPage = (path: string) =>
  describeCall({
    endpoint: '/content/page',
    method: 'get',
    config: { query: { path } },
    meta: { isHandled: true },
    types: actionTypes('LOAD_CONTENT_PAGE'),
  });

/** The same with drafts. */
export const getContentDraft = (path: string) =>
  describeCall({
    endpoint: '/content/draft',
    method: 'get',
    config: { query: { path } },
    meta: { isHandled: true },
    types: actionTypes('LOAD_CONTENT_DRAFT'),
  });
