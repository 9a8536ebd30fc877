import type { Example } from '../test/exchanges.ts';
import type { Operation } from './problem-answers.ts';

type Described = NonNullable<Operation['requestBody']> & { $ref?: string };

/** The part with the text as its example, parsed where it is JSON; without a text the part as it is. */
const shown = (part: Described, type: string | undefined, text: string): Described => {
  const media = part.content?.[type ?? ''];
  if (media === undefined || type === undefined || text === '') return part;
  const example = /^[[{]/.test(text) ? JSON.parse(text) : text;
  return { ...part, content: { ...part.content, [type]: { ...media, example } } };
};

/**
 * An operation with its example: the method, address and status as `x-example`, the rest at the body and at the answer.
 * @param answers the contract's shared answers: an operation that shows its own example can't share one
 */
export const withExample = (
  operation: Operation,
  { status, request, type, body, answer }: Example,
  answers: Record<string, unknown>,
): Operation => {
  const declared = operation.responses[status] as Described;
  const own = (declared.$ref ? answers[declared.$ref.split('/').at(-1) ?? ''] : declared) as Described;
  return {
    ...operation,
    'x-example': { request, status },
    ...(operation.requestBody && { requestBody: shown(operation.requestBody, type, body) }),
    responses: { ...operation.responses, [status]: shown(own, Object.keys(own.content ?? {})[0], answer) },
  };
};
