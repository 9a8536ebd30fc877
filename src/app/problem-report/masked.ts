/** Parts whose values tell the state of a flow, never a person's data. */
const plain = /(^|\.)(kind|step|status|tone|source|action|actorId)$|^error\.code$/;

/** The values that are kept: words of the code. */
const word = /^[A-Za-z][\w.:-]{0,59}$/;

/** The names of parts that are kept. Another one may be an id. */
const name = /^[A-Za-z][A-Za-z]{0,39}$/;

const deepest = 3;
const mostParts = 20;

const kindOf = (value: unknown): string => {
  if (value === null || value === undefined) return 'null';
  if (value === '') return 'empty';
  if (Array.isArray(value)) return `list(${value.length})`;
  return typeof value === 'string' ? 'text' : typeof value;
};

/** A status or a count of steps, and no number that could lead to a person. */
const isSmall = (value: unknown): boolean => Number.isInteger(value) && Math.abs(Number(value)) < 1_000;

const isPlain = (path: string, value: unknown): boolean =>
  plain.test(path) && (typeof value === 'string' ? word.test(value) : isSmall(value));

const partsOf = (value: object, above: readonly string[]): [string, string][] =>
  Object.entries(value).flatMap(([key, part]): [string, string][] => {
    // A flow's logic comes with the event that enters it.
    if (typeof part === 'function' || key === 'logic') return [];
    const keys = [...above, name.test(key) ? key : '…'];
    const path = keys.join('.');
    if (isPlain(path, part)) return [[path, String(part)]];
    const isOpened =
      typeof part === 'object' && part !== null && !Array.isArray(part) && keys.length < deepest;
    return isOpened ? partsOf(part, keys) : [[path, kindOf(part)]];
  });

/**
 * What may be told of an event or an answer: by the path of a part (`error.kind`) the kind of its value (`text`, `empty`, `list(3)`), or the
 * value itself where it is a word of the code. A yes or no is masked too: it can say more about a person than a name.
 */
export const masked = ({ type: _, ...parts }: { type: string }): Record<string, string> =>
  Object.fromEntries(partsOf(parts, []).slice(0, mostParts));
