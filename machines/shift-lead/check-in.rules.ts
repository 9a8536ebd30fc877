/** What a lead says of somebody: they are here, they are not here, or what was said before doesn’t hold. */
export type CheckInWord = 'here' | 'absent' | 'withdrawn';

/** As far as merging goes. `replaces` has the ids of the entries about the same person that its device knew of. */
export type Entry = { id: string; said: CheckInWord; replaces: readonly string[] };

/** What stands about one person. */
export type Standing<Of extends Entry> = {
  /** What counts; null where nothing was said. */
  current: Of | null;
  /** What others said at the same time, without knowing of `current`, and that contradicts it. */
  contradicting: readonly Of[];
};

/** Someone who was seen is here, also where another lead didn’t find them; and what one lead saw outweighs that another took it back. */
const weight: Readonly<Record<CheckInWord, number>> = { here: 0, absent: 1, withdrawn: 2 };

const byWeight = (one: Entry, other: Entry): number =>
  weight[one.said] - weight[other.said] || (one.id < other.id ? -1 : 1);

/**
 * Merges the entries about one person. The result is the same in any order, and however often an entry is there: it goes by what each
 * device knew of, never by a clock. Entries that replace each other in a circle, which no device makes, count as if none were replaced.
 */
export const standingOf = <Of extends Entry>(entries: readonly Of[]): Standing<Of> => {
  const each = [...new Map(entries.map((entry) => [entry.id, entry])).values()];
  const replaced = new Set(each.flatMap(({ id, replaces }) => replaces.filter((one) => one !== id)));
  const open = each.filter(({ id }) => !replaced.has(id));
  const [current = null, ...others] = (open.length > 0 ? open : each).sort(byWeight);
  return { current, contradicting: others.filter(({ said }) => said !== current?.said) };
};

/** What a new entry takes the place of: all that nothing has replaced yet, and no more than the contract takes. */
export const replacedBy = (entries: readonly Entry[]): string[] => {
  const replaced = new Set(entries.flatMap(({ replaces }) => replaces));
  const ids = new Set(entries.map(({ id }) => id));
  return [...ids].filter((id) => !replaced.has(id)).slice(0, 50);
};

/** What counts of a person, for a roster: null where nothing was said, or it was withdrawn. */
export const saidOf = ({ current }: Pick<Standing<Entry>, 'current'>): 'here' | 'absent' | null =>
  current === null || current.said === 'withdrawn' ? null : current.said;
