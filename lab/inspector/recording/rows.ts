import type { Entry } from './recording.ts';

export type Filter = {
  /** A session id; null for all actors. */
  actor: string | null;
  /** Part of an event's type or of its data. */
  text: string;
  /** Types of events that are left out. */
  hidden: ReadonlySet<string>;
};

/** A line of the log: one entry, or a run of entries that say little. */
export type Row = { entries: readonly [Entry, ...Entry[]] };

const matches = ({ actor, text, hidden }: Filter) => {
  const wanted = text.trim().toLowerCase();
  return ({ from, to, type, event }: Entry): boolean =>
    (actor === null || actor === to || actor === from) &&
    !hidden.has(type) &&
    (wanted === '' || event.toLowerCase().includes(wanted));
};

/** Entries of one kind in a row of which none changed a state: `page.scrolled` comes dozens of times. */
const isOneMore = (before: Entry | undefined, { type, to, changed }: Entry): boolean =>
  before !== undefined &&
  before.type === type &&
  before.to === to &&
  before.changed !== 'state' &&
  changed !== 'state';

/** The lines of the entries that a filter lets through, the oldest first. */
export const rowsOf = (entries: readonly Entry[], filter: Filter, isFolding: boolean): Row[] => {
  const rows: [Entry, ...Entry[]][] = [];
  const isWanted = matches(filter);
  for (const entry of entries) {
    if (!isWanted(entry)) continue;
    const row = rows.at(-1);
    if (isFolding && isOneMore(row?.at(-1), entry)) row?.push(entry);
    else rows.push([entry]);
  }
  return rows.map((row) => ({ entries: row }));
};

/** The place of the row that holds an entry or, where the filter leaves it out, of the last row before it. */
export const rowOf = (rows: readonly Row[], number: number): number =>
  rows.findLastIndex(({ entries: [first] }) => first.number <= number);
