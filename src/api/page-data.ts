import type { operations } from '#openapi/contract.gen.ts';
import type { AnswerOf } from './call.types.ts';

/**
 * The answer to an operation that came with the page itself, so that the first page loads nothing that makes calls. It is
 * given once: who comes back to the page later wants it as it is then. Null where the page came without it.
 */
export const takePageData = <Id extends keyof operations>(
  operationId: Id,
): AnswerOf<operations[Id]> | null => {
  const island = document.getElementById('page-data');
  island?.remove();
  try {
    const data = JSON.parse(island?.textContent ?? '{}') as {
      [Id in keyof operations]?: AnswerOf<operations[Id]>;
    };
    return data[operationId] ?? null;
  } catch {
    return null;
  }
};
