/**
 * How much of an app's data the inspector shows. `all`: every value except secrets, for invented data. `shape`: no text, number or boolean
 * of a person.
 */
export type Extent = 'all' | 'shape';

/** Shown in every extent: they tell the state of a flow, never a person's data. */
const plain = new Set(['type', 'kind', 'step', 'status', 'tone', 'source', 'action', 'actorId']);

/** Shown in no extent, whatever the data. */
const secret = /token|password|nonce|secret|cookie|credential|^code$/i;

const mark = '•••';
const deepest = { all: 12, shape: 6 };
const longestList = { all: 200, shape: 50 };
const longestText = 2000;

const leafOf = (value: unknown, extent: Extent): unknown => {
  if (typeof value === 'function' || typeof value === 'symbol') return undefined;
  if (value === null || value === undefined || value === '') return value;
  // In the shape, a boolean can say more about a person than a name: survivor, anonymous, signed up.
  if (extent === 'shape') return mark;
  if (typeof value === 'bigint') return String(value);
  return typeof value === 'string' && value.length > longestText ? `${value.slice(0, longestText)}…` : value;
};

/** An object with a class. Of an error the kind and the words; an actor or an element may contain anything. */
const instanceOf = (value: object, extent: Extent): unknown => {
  if (extent === 'shape') return mark;
  if (value instanceof Error) return { ...partsOf(value, extent, 1), message: value.message };
  if (value instanceof Date) return value.toJSON();
  if (value instanceof Set) return shown([...value], extent);
  if (value instanceof Map) return shown(Object.fromEntries(value), extent);
  return `(${value.constructor?.name ?? 'object'})`;
};

const partsOf = (value: object, extent: Extent, depth: number): Record<string, unknown> =>
  Object.fromEntries(Object.entries(value).map(([name, item]) => [name, shown(item, extent, name, depth)]));

/** A copy that may leave the page: of the same shape, with what is hidden replaced. Deep, long or unknown values are cut off. */
export const shown = (value: unknown, extent: Extent, key = '', depth = 0): unknown => {
  const isText = typeof value === 'string' || typeof value === 'number';
  if (plain.has(key) && isText) return value;
  if (secret.test(key) && value !== null && value !== undefined && value !== '') return mark;
  if (typeof value !== 'object' || value === null) return leafOf(value, extent);
  if (depth >= deepest[extent]) return mark;
  if (Array.isArray(value))
    return value.slice(0, longestList[extent]).map((item) => shown(item, extent, '', depth + 1));
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return instanceOf(value, extent);
  return partsOf(value, extent, depth + 1);
};
