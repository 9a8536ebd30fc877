import { callWithHeaders } from './call.ts';
import type { AnswerOf, CallDescription, OperationOf, PathsWith } from './call.types.ts';
import { type Pagination, paginationOf } from './pagination.ts';

/** One page of a list, with its pagination. */
export type ListPage<Item> = { items: readonly Item[]; pagination: Pagination };

export type ItemOf<List> = List extends readonly (infer Item)[] ? Item : never;

/** Loads one page of a list. Rejects with a FlowError. */
export const callList = async <P extends PathsWith<'get'>>(
  description: CallDescription<'get', P>,
): Promise<ListPage<ItemOf<AnswerOf<OperationOf<'get', P>>>>> => {
  const { data, headers } = await callWithHeaders(description);
  const items = data as ItemOf<AnswerOf<OperationOf<'get', P>>>[];
  const { length } = items;
  return {
    items,
    pagination: paginationOf(headers) ?? { page: 1, limit: length, count: length, total: length },
  };
};
