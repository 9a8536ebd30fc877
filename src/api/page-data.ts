import type { operations } from '#openapi/contract.gen.ts';
import type { AnswerOf } from './call.types.ts';
import type { ItemOf, ListPage } from './call-list.ts';
import type { Pagination } from './pagination.ts';

/** The bodies of the API's answers by operationId; null if the API answers 404. */
type Bodies = { [Id in keyof operations]?: AnswerOf<operations[Id]> | null };

export type Answers = Bodies & {
  /** The values of the pagination headers. */
  pagination?: { [Id in keyof operations]?: Pagination };
};

/** The answers in the document. */
export type PageData = {
  /** Returns the answer to an operation once, because a later visit to the page needs a new one. Undefined if the document has none. */
  take: <Id extends keyof operations>(operationId: Id) => AnswerOf<operations[Id]> | null | undefined;
  /** Returns the answer to an operation as one page of a list, once. */
  takeList: <Id extends keyof operations>(
    operationId: Id,
  ) => ListPage<ItemOf<AnswerOf<operations[Id]>>> | undefined;
  /** Epoch milliseconds. No answer is older than this. */
  since: number;
};

/** @param since epoch milliseconds; needed only if the answers are cached */
export const pageDataFrom = (answers: Answers, since = 0): PageData => {
  const { pagination, ...bodies } = answers;
  const left: Bodies = bodies;
  const take: PageData['take'] = (operationId) => {
    const answer = left[operationId];
    delete left[operationId];
    return answer;
  };
  return {
    take,
    takeList: <Id extends keyof operations>(operationId: Id) => {
      const items = take(operationId) as ItemOf<AnswerOf<operations[Id]>>[] | null | undefined;
      const shown = pagination?.[operationId];
      return items && shown ? { items, pagination: shown } : undefined;
    },
    since,
  };
};

/** The id of the element that contains a content page. */
export const contentId = 'page-html';

/** The data that the server wrote into the document. A content page's HTML is not sent twice, but read from its element. */
export const pageDataOfDocument = (): PageData => {
  const island = document.getElementById('page-data');
  const html = document.getElementById(contentId)?.innerHTML;
  const since = performance.timeOrigin;
  try {
    const answers = JSON.parse(island?.textContent ?? '{}') as Answers;
    const { getContentPage: page } = answers;
    return pageDataFrom(
      page ? { ...answers, getContentPage: { ...page, html: html ?? '' } } : answers,
      since,
    );
  } catch {
    return pageDataFrom({});
  }
};
