import { causeOf } from '#lab/chart/describe.ts';
import { addressOf } from './address.ts';
import type { Flow } from './data.ts';

export type SearchEntry = {
  kind: 'machine' | 'state' | 'event' | 'guard' | 'outcome';
  text: string;
  flow: string;
  detail: string;
  address: string;
  /** Further words by which it is found. */
  words: string;
};

/** Every machine, state, event, guard and outcome of a port. An event or guard leads to the first state that has it. */
export const searchEntries = (flows: readonly Flow[]): SearchEntry[] =>
  flows.flatMap(({ name, chart, outcomes }) => {
    const entries = new Map<string, SearchEntry>();
    const add = (entry: SearchEntry) => {
      const key = `${entry.kind} ${entry.text}`;
      if (!entries.has(key)) entries.set(key, entry);
    };
    for (const { path, description, meta } of chart.states) {
      add({
        kind: path === '' ? 'machine' : 'state',
        text: path || name,
        flow: name,
        detail: description,
        address: addressOf(name, path),
        words: Object.entries(meta ?? {})
          .flat()
          .join(' '),
      });
    }
    for (const transition of chart.transitions) {
      const { source, kind, guard } = transition;
      const found = {
        flow: name,
        detail: `in ${source || name}`,
        address: addressOf(name, source),
        words: '',
      };
      if (kind !== 'always') add({ kind: 'event', text: causeOf(transition), ...found });
      if (guard !== null) add({ kind: 'guard', text: guard, ...found });
    }
    for (const { state, text, states } of outcomes)
      add({
        kind: 'outcome',
        text,
        flow: name,
        detail: `in ${state} → ${states.join(', ')}`,
        address: addressOf(name, state),
        words: '',
      });
    return [...entries.values()];
  });

/** What people type, and what the machines call it. */
const meanings: Readonly<Record<string, readonly string[]>> = {
  lost: ['no answer', 'offline'],
  timeout: ['after'],
  refused: ['failed', 'wrong'],
  rejected: ['failed', 'refused', 'declined'],
  expires: ['expired', 'signed out'],
  session: ['signed out', 'expired'],
  error: ['failed'],
  money: ['charged', 'pay'],
};

/** The entries with all words of a query; names that begin with it come first, then short ones, then what only the description says. */
export const findEntries = (entries: readonly SearchEntry[], query: string, most: number): SearchEntry[] => {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const first = words[0] ?? '';
  const nameOf = ({ text, flow, kind }: SearchEntry) => `${text} ${flow} ${kind}`.toLowerCase();
  const rankOf = (entry: SearchEntry) => {
    const name = entry.text.toLowerCase();
    if (!words.every((word) => nameOf(entry).includes(word))) return 3;
    if (name.startsWith(first)) return 0;
    return name.split(/[.\s]/).some((part) => part.startsWith(first)) ? 1 : 2;
  };
  return entries
    .filter((entry) => {
      const whole = `${nameOf(entry)} ${entry.detail} ${entry.words}`.toLowerCase();
      return words.every((word) => [word, ...(meanings[word] ?? [])].some((one) => whole.includes(one)));
    })
    .sort((one, other) => rankOf(one) - rankOf(other) || one.text.length - other.text.length)
    .slice(0, most);
};
