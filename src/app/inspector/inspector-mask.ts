/** Shown as they are: they say where a flow stands, never about whom. */
const plain = new Set(['type', 'kind', 'step', 'status', 'tone', 'source', 'action', 'actorId']);

const mark = '•••';
const deepest = 6;

const maskLeaf = (value: unknown): unknown => {
  if (typeof value === 'string') return value === '' ? '' : mark;
  if (typeof value === 'function' || typeof value === 'symbol') return undefined;
  // A yes can say more of a person than a name: survivor, anonymous, signed up.
  return value === null || value === undefined ? value : mark;
};

/** The same shape with every text, number and yes or no hidden; what is long, deep or unknown is cut off. */
export const mask = (value: unknown, key = '', depth = 0): unknown => {
  if (plain.has(key) && (typeof value === 'string' || typeof value === 'number')) return value;
  if (typeof value !== 'object' || value === null) return maskLeaf(value);
  if (depth >= deepest) return mark;
  if (Array.isArray(value)) return value.slice(0, 50).map((item) => mask(item, '', depth + 1));
  // Anything with a class of its own (an actor, an error) is not data and may hold anything.
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return mark;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, mask(item, name, depth + 1)]));
};

export const maskContext = (context: unknown): Record<string, unknown> =>
  (mask(context ?? {}) ?? {}) as Record<string, unknown>;

/** Only the type of an event is shown; its payload keeps its shape. */
export const maskEvent = (event: { type: string }): { type: string } => ({
  ...(mask(event) as object),
  type: event.type,
});

type Inspected = { type: string; event?: unknown; snapshot?: unknown };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** A snapshot as the inspector shows it: where the actor stands, and the shape of what it holds. */
const maskSnapshot = (snapshot: unknown) => {
  if (!isRecord(snapshot)) return { status: 'active' };
  const { status, value, context, input, output, error } = snapshot;
  const held = { context, input, output, error };
  const shown = Object.entries(held).filter(([, part]) => part !== undefined);
  return { status, value, ...Object.fromEntries(shown.map(([name, part]) => [name, mask(part)])) };
};

/**
 * The last word before a message leaves the page. `sanitizeContext` and `sanitizeEvent` don't see inputs, outputs and
 * errors, and the message goes to whatever window was opened.
 */
export const maskInspection = <Message extends Inspected>(message: Message): Message => ({
  ...message,
  ...(isRecord(message.event) ? { event: maskEvent(message.event as { type: string }) } : {}),
  ...('snapshot' in message ? { snapshot: maskSnapshot(message.snapshot) } : {}),
});
