import type { Call, OperationId } from './platform/contract/handlers.ts';
import type { Log } from './platform/log.ts';
import { ProblemError } from './platform/problems/problem-error.ts';
import type { Answers, Pagination } from './platform/render/renderer.ts';

type Asked = {
  params?: Record<string, string>;
  query?: Record<string, string | number>;
};

/**
 * The call of a visitor: whatever a handler shows only to some, it doesn't show here. Written by hand, so nothing in it may be other
 * than the contract lets through.
 */
export const visitorCall = <Id extends OperationId>(
  { log }: { log: Log },
  operationId: Id,
  { params = {}, query = {} }: Asked = {},
): Call<Id> =>
  ({
    operationId,
    params,
    query,
    headers: {},
    body: undefined,
    caller: null,
    address: '',
    trace: 'page',
    log,
  }) as Call<Id>;

/** The forms that the contract gives to the ids in addresses. */
export const isPublicId = (id: string): boolean => /^[a-z0-9-]{3,40}$/.test(id);
export const isPelotonId = (id: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id);

export const unlessMissing = (error: unknown): null => {
  if (error instanceof ProblemError && error.status === 404) return null;
  throw error;
};

type ListAnswer = { body: unknown; headers?: Readonly<Record<string, string | number>> };

/** A list with what its headers say, as answers that come with a page. */
export const listed = <Id extends OperationId>(
  lists: Partial<Record<Id, ListAnswer>>,
): Pick<Answers, Id | 'pagination'> => {
  const answers = Object.entries<ListAnswer>(lists as Record<string, ListAnswer>);
  const paginationOf = ({ headers = {} }: ListAnswer): Pagination => {
    const read = (name: string) => Number(headers[`pagination-${name}`]);
    return { page: read('page'), limit: read('limit'), count: read('count'), total: read('total') };
  };
  return {
    ...Object.fromEntries(answers.map(([id, { body }]) => [id, body])),
    pagination: Object.fromEntries(answers.map(([id, answer]) => [id, paginationOf(answer)])),
  } as Pick<Answers, Id | 'pagination'>;
};
