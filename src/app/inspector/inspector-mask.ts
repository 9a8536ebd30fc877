import { isRecord } from '#machines/flow-error.ts';

/** Shown unmasked: they tell the state of a flow, never a person's data. */
const plain = new Set(['type', 'kind', 'step', 'status', 'tone', 'source', 'action', 'actorId']);

const mark = '•••';
const deepest = 6;

const maskLeaf = (value: unknown): unknown => {
  if (typeof value === 'string') return value === '' ? '' : mark;
  if (typeof value === 'function' || typeof value === 'symbol') return undefined;
  // A boolean can say more about a person than a name: survivor, anonymous, signed up.
  return value === null || value === undefined ? value : mark;
};

/** The same shape with every text, number and boolean hidden. Long, deep or unknown values are cut off. */
export const mask = (value: unknown, key = '', depth = 0): unknown => {
  if (plain.has(key) && (typeof value === 'string' || typeof value === 'number')) return value;
  if (typeof value !== 'object' || value === null) return maskLeaf(value);
  if (depth >= deepest) return mark;
  if (Array.isArray(value)) return value.slice(0, 50).map((item) => mask(item, '', depth + 1));
  // An object with a class (an actor, an error) is not data and may contain anything.
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return mark;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, mask(item, name, depth + 1)]));
};

export const maskContext = (context: unknown): Record<string, unknown> =>
  (mask(context ?? {}) ?? {}) as Record<string, unknown>;

/** Shows the event's type; masks its payload. */
export const maskEvent = (event: { type: string }): { type: string } => ({
  ...(mask(event) as object),
  type: event.type,
});

type Inspected = { type: string; event?: unknown; snapshot?: unknown };

/** A snapshot for the inspector: the actor's state, and its masked context. */
const maskSnapshot = (snapshot: unknown) => {
  if (!isRecord(snapshot)) return { status: 'active' };
  const { status, value, context, input, output, error } = snapshot;
  const parts = { context, input, output, error };
  const shown = Object.entries(parts).filter(([, part]) => part !== undefined);
  return { status, value, ...Object.fromEntries(shown.map(([name, part]) => [name, mask(part)])) };
};

/**
 * The last step before a message leaves the page. `sanitizeContext` and `sanitizeEvent` don't see inputs, outputs and errors, and the
 * message goes to any opened window.
 */
export const maskInspection = <Message extends Inspected>(message: Message): Message => ({
  ...message,
  ...(isRecord(message.event) ? { event: maskEvent(message.event as { type: string }) } : {}),
  ...('snapshot' in message ? { snapshot: maskSnapshot(message.snapshot) } : {}),
});
