import type { operations } from '#openapi/contract.gen.ts';
import type { AnswerOf } from './call.types.ts';

/** The bodies of the API's answers by operationId; null where the API would say that there is no such thing. */
export type Answers = { [Id in keyof operations]?: AnswerOf<operations[Id]> | null };

/** Answers that came with the page itself. */
export type PageData = {
  /**
   * The answer to an operation, once: who comes back to the page later wants it as it is then. Undefined where the page
   * came without it.
   */
  take: <Id extends keyof operations>(operationId: Id) => AnswerOf<operations[Id]> | null | undefined;
};

export const pageDataFrom = (answers: Answers): PageData => {
  const left: Answers = { ...answers };
  return {
    take: (operationId) => {
      const answer = left[operationId];
      delete left[operationId];
      return answer;
    },
  };
};

/** Where a content page stands in the document. */
export const contentId = 'page-html';

/** What the server wrote into the page; the words of a content page are not sent twice, but read where they stand. */
export const pageDataOfDocument = (): PageData => {
  const island = document.getElementById('page-data');
  const html = document.getElementById(contentId)?.innerHTML;
  try {
    const answers = JSON.parse(island?.textContent ?? '{}') as Answers;
    const { getContentPage: page } = answers;
    return pageDataFrom(page ? { ...answers, getContentPage: { ...page, html: html ?? '' } } : answers);
  } catch {
    return pageDataFrom({});
  }
};
