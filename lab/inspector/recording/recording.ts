import type { Message } from '#lab/inspector/attach/messages.ts';

/** An event that an actor received. */
export type Entry = {
  /** Counts from 1, and is never used again. */
  number: number;
  /** Milliseconds since 1970. */
  at: number;
  /** Session ids; `from` is null for the page and for timers. */
  from: string | null;
  to: string;
  type: string;
  /** The event as JSON. */
  event: string;
  /** What it changed in its actor; null for nothing. */
  changed: 'state' | 'context' | null;
};

/** What an actor was after an entry. State value and context are JSON, and null for an actor that has none. */
export type Moment = {
  number: number;
  status: string;
  value: string | null;
  context: string | null;
  /** Ids of the transitions that led here. */
  transitions: string[];
};

export type RecordedActor = {
  id: string;
  name: string;
  parent: string | null;
  /** The machine as JSON. */
  definition: string;
  /** The number of the last entry before it was made. */
  since: number;
  /** In the order of their numbers. */
  moments: Moment[];
};

export type Recording = {
  take: (message: Message) => void;
  /** Forgets the entries, and of each actor all but its newest moment. */
  clear: () => void;
  /** The newest `limit` at least. */
  entries: readonly Entry[];
  actors: ReadonlyMap<string, RecordedActor>;
};

/** The place of the last item whose number isn't greater; -1 for none. */
const placeUpTo = (items: readonly { number: number }[], number: number): number => {
  let [low, high] = [0, items.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((items[middle]?.number ?? Number.POSITIVE_INFINITY) <= number) low = middle + 1;
    else high = middle;
  }
  return low - 1;
};

/** What an actor was right after the entry of a number; null before it was made. */
export const momentAt = ({ moments, since }: RecordedActor, number: number): Moment | null =>
  since > number ? null : (moments[placeUpTo(moments, number)] ?? null);

export const momentBefore = ({ moments }: RecordedActor, number: number): Moment | null =>
  moments[placeUpTo(moments, number - 1)] ?? null;

export const entryAt = (entries: readonly Entry[], number: number): Entry | undefined => {
  const entry = entries[placeUpTo(entries, number)];
  return entry?.number === number ? entry : undefined;
};

type SnapshotMessage = Extract<Message, { type: '@xstate.snapshot' }>;

/** The parts that a machine's snapshot has, and those of a promise. */
type Parts = { status?: string; value?: unknown; context?: unknown; output?: unknown };

const json = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value));

/** Keeps what the messages of `@statelyai/inspect` tell, so that each earlier moment can be seen again. */
export const createRecording = ({ limit = 10_000 } = {}): Recording => {
  const entries: Entry[] = [];
  const actors = new Map<string, RecordedActor>();
  /** Entries of each actor whose snapshot hasn't come. */
  const open = new Map<string, Entry[]>();
  let last = 0;

  /** Of each actor stays what it was at that number. */
  const forgetBefore = (first: number) => {
    for (const [id, { moments }] of actors) {
      moments.splice(0, placeUpTo(moments, first));
      const [newest, ...others] = moments;
      if (newest === undefined || others.length > 0 || newest.status === 'active' || newest.number >= first)
        continue;
      actors.delete(id);
      open.delete(id);
    }
  };

  const trim = () => {
    if (entries.length < limit * 1.1) return;
    entries.splice(0, entries.length - limit);
    forgetBefore(entries[0]?.number ?? 0);
  };

  const actorOf = (id: string): RecordedActor => {
    // A receiver that came late may not know it.
    const actor = actors.get(id) ?? {
      id,
      name: id,
      parent: null,
      definition: '{}',
      since: last,
      moments: [],
    };
    actors.set(id, actor);
    return actor;
  };

  const takeSnapshot = ({ sessionId, event, snapshot, transitions = [] }: SnapshotMessage) => {
    const actor = actorOf(sessionId);
    const waiting = open.get(sessionId) ?? [];
    // Events of its own are answered in order; one that ended without a snapshot is passed over.
    const place = waiting.findIndex(({ type }) => type === event?.type);
    const entry = place === -1 ? undefined : waiting[place];
    open.set(sessionId, waiting.slice(place + 1));
    const before = actor.moments.at(-1);
    const parts: Parts = snapshot;
    const [value, context] = [json(parts.value), json(parts.context ?? parts.output)];
    const moment: Moment = {
      number: Math.max(entry?.number ?? last, before?.number ?? 0),
      status: parts.status ?? 'active',
      value: value === before?.value ? before.value : value,
      // The same text is kept once.
      context: context === before?.context ? before.context : context,
      transitions,
    };
    if (entry !== undefined && (before?.value !== moment.value || before?.status !== moment.status))
      entry.changed = 'state';
    else if (entry !== undefined && before?.context !== moment.context) entry.changed = 'context';
    if (before?.number === moment.number) actor.moments.pop();
    actor.moments.push(moment);
  };

  const take = (message: Message) => {
    const { sessionId } = message;
    if (message.type === '@xstate.actor') {
      const { name, parentId = null, definition = '{}' } = message;
      actors.set(sessionId, { ...actorOf(sessionId), name, parent: parentId, definition });
    } else if (message.type === '@xstate.event') {
      last += 1;
      const entry: Entry = {
        number: last,
        at: Number(message.createdAt),
        from: message.sourceId ?? null,
        to: sessionId,
        type: message.event.type,
        event: JSON.stringify(message.event),
        changed: null,
      };
      entries.push(entry);
      open.set(sessionId, [...(open.get(sessionId) ?? []), entry]);
      actorOf(sessionId);
      trim();
    } else if (message.type === '@xstate.snapshot') takeSnapshot(message);
  };

  return {
    take,
    entries,
    actors,
    clear: () => {
      entries.length = 0;
      forgetBefore(last);
    },
  };
};
