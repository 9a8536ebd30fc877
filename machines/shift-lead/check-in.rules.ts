/** What a lead says about a person: here, absent, or the earlier entry is withdrawn. */
export type CheckInWord = 'here' | 'absent' | 'withdrawn';

/** An entry as far as merging needs it. `replaces` has the ids of the entries about the same person that its device knew. */
export type Entry = { id: string; said: CheckInWord; replaces: readonly string[] };

/** The merged result for one person. */
export type CheckInState<Of extends Entry> = {
  /** The entry that counts; null without one. */
  current: Of | null;
  /** Entries that were made without knowing of `current`, and contradict it. */
  contradicting: readonly Of[];
};

/** A person who was seen is here, even where another lead didn’t find them. What one lead saw outweighs another lead's withdrawal. */
const weight: Readonly<Record<CheckInWord, number>> = { here: 0, absent: 1, withdrawn: 2 };

const byWeight = (one: Entry, other: Entry): number =>
  weight[one.said] - weight[other.said] || (one.id < other.id ? -1 : 1);

/**
 * Merges the entries about one person. The result is the same in any order, and with repeated entries: it depends on what each device knew,
 * never on a clock. Entries that replace each other in a circle, which no device makes, count as not replaced.
 */
export const checkInStateOf = <Of extends Entry>(entries: readonly Of[]): CheckInState<Of> => {
  const each = [...new Map(entries.map((entry) => [entry.id, entry])).values()];
  const replaced = new Set(each.flatMap(({ id, replaces }) => replaces.filter((one) => one !== id)));
  const open = each.filter(({ id }) => !replaced.has(id));
  const [current = null, ...others] = (open.length > 0 ? open : each).sort(byWeight);
  return { current, contradicting: others.filter(({ said }) => said !== current?.said) };
};

/** The entries that a new one replaces: all that nothing has replaced yet, up to the contract's limit. */
export const replacedBy = (entries: readonly Entry[]): string[] => {
  const replaced = new Set(entries.flatMap(({ replaces }) => replaces));
  const ids = new Set(entries.map(({ id }) => id));
  return [...ids].filter((id) => !replaced.has(id)).slice(0, 50);
};

/** The result for a roster: null without an entry, or where it was withdrawn. */
export const saidOf = ({ current }: Pick<CheckInState<Entry>, 'current'>): 'here' | 'absent' | null =>
  current === null || current.said === 'withdrawn' ? null : current.said;
