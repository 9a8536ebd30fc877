import type { operations } from '#openapi/contract.gen.ts';
import type { AnswerOf } from './call.types.ts';
import type { ItemOf, ListPage } from './call-list.ts';
import type { Pagination } from './pagination.ts';

/** The bodies of the API's answers by operationId; null where the API would say that there is no such thing. */
type Bodies = { [Id in keyof operations]?: AnswerOf<operations[Id]> | null };

export type Answers = Bodies & {
  /** What the headers of lists say. */
  pagination?: { [Id in keyof operations]?: Pagination };
};

/** Answers that came with the page itself. */
export type PageData = {
  /**
   * The answer to an operation, once: who comes back to the page later wants it as it is then. Undefined where the page
   * came without it.
   */
  take: <Id extends keyof operations>(operationId: Id) => AnswerOf<operations[Id]> | null | undefined;
  /** The same for one page of a list. */
  takeList: <Id extends keyof operations>(
    operationId: Id,
  ) => ListPage<ItemOf<AnswerOf<operations[Id]>>> | undefined;
  /** Epoch milliseconds before which no answer was asked for. */
  since: number;
};

/** @param since epoch milliseconds; of no use where nothing keeps the answers */
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

/** Where a content page stands in the document. */
export const contentId = 'page-html';

/** What the server wrote into the page; the words of a content page are not sent twice, but read where they stand. */
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
