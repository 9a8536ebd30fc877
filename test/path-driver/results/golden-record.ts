import { isDeepStrictEqual } from 'node:util';
import type { Effect } from '#driver/exploration/effects.ts';
import type { Path, Step } from '#driver/exploration/state-graph.ts';
import { stateOf } from '#driver/machine/active-states.ts';

/** The longest value that a line shows, in characters. */
const longest = 120;

/** A part that changed or an effect, and its value as JSON. */
type Change = { of: string; value: string };

const toText = (value: unknown): string => JSON.stringify(value) ?? '';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Sentences are for people. A record that had them would change with every word. */
const isSentence = (value: unknown) => typeof value === 'string' && /^\p{Lu}.* .*[.?!]$/u.test(value);

/** An object that comes with more parts than these is one change. */
const mostParts = 6;

const isNothing = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0);

/** What differs, by path: `draft.amount`. */
const differences = (before: unknown, after: unknown, of: string): Change[] => {
  if (isDeepStrictEqual(before, after)) return [];
  if (isSentence(after)) return [{ of, value: '' }];
  const isNew = !isRecord(before);
  if (!isRecord(after) || (isNew && before !== null && before !== undefined))
    return [{ of, value: toText(after) || 'gone' }];
  const known = isNew ? {} : before;
  const parts = Object.keys({ ...known, ...after })
    .filter((key) => !isNew || !isNothing(after[key]))
    .flatMap((key) => differences(known[key], after[key], of === '' ? key : `${of}.${key}`));
  return isNew && (parts.length === 0 || parts.length > mostParts) ? [{ of, value: toText(after) }] : parts;
};

/** What an actor is started with, or an event that is sent: part by part where it is long. */
const effectParts = ({ of, payload }: Effect): Change[] => {
  const value = toText(payload);
  return isRecord(payload) && value.length > longest
    ? Object.entries(payload).flatMap(([key, part]) => differences(undefined, part, `${of}.${key}`))
    : [{ of, value }];
};

/** What a step changes in the context, and what it does beyond the machine. */
const changesOf = ({ before, after, effects }: Step): Change[] => [
  ...differences(before.context, after.context, ''),
  ...(after.output === undefined ? [] : [{ of: 'output', value: toText(after.output) }]),
  ...effects.flatMap(effectParts),
];

/** The changes of a step on all paths. A value stands beside its name where it is short and the same on all of them. */
const changesText = (changes: readonly Change[]): string =>
  [...Map.groupBy(changes, ({ of }) => of)]
    .map(([of, those]) => {
      const [value = '', ...others] = new Set(those.map((one) => one.value));
      return others.length > 0 || value === '' || value.length > longest ? of : `${of} = ${value}`;
    })
    .join('; ');

const targetOf = (after: Step['after']): string =>
  after.status === 'active' ? stateOf(after) : `${stateOf(after)} (${after.status})`;

type Row = { name: string; changes: readonly Change[] };

const startRows = (paths: readonly Path[]): Row[] =>
  paths.map(({ start, initial }) => ({
    name: `start | ${start} | ${targetOf(initial)}`,
    changes: differences({}, initial.context, ''),
  }));

const tagRows = (paths: readonly Path[]): Row[] => {
  const snapshots = paths.flatMap(({ initial, steps }) => [initial, ...steps.map(({ after }) => after)]);
  return snapshots
    .filter(({ tags }) => tags.size > 0)
    .map((snapshot) => ({
      name: `${stateOf(snapshot)} | tags | ${[...snapshot.tags].sort().join(', ')}`,
      changes: [],
    }));
};

const stepRows = (paths: readonly Path[]): Row[] =>
  paths.flatMap(({ steps }) =>
    steps.map((step) => ({
      name: `${stateOf(step.before)} | ${step.label} | ${targetOf(step.after)}`,
      changes: changesOf(step),
    })),
  );

/**
 * The golden record of a flow, which people review: a sorted line for each state, event case and target, with the parts of the context that
 * the step changes on any path, and what it starts, sends and emits. Further lines have the context of each start and the tags of each state.
 */
export const goldenText = (paths: readonly Path[]): string => {
  const rows = Map.groupBy([...startRows(paths), ...tagRows(paths), ...stepRows(paths)], ({ name }) => name);
  const lines = [...rows].map(([name, those]) =>
    `${name} | ${changesText(those.flatMap(({ changes }) => changes))}`.trimEnd(),
  );
  return `state | event (case) | target | changes\n${lines.sort().join('\n')}\n`;
};

/** The lines that only one of two records has, each pair together: `-` before one of the old record, `+` before one of the new. */
export const goldenDifference = (recorded: string, current: string): string[] => {
  const [old = [], now = []] = [recorded, current].map((text) => text.trimEnd().split('\n'));
  return [
    ...old.filter((line) => !now.includes(line)).map((line) => ({ line, sign: '-' })),
    ...now.filter((line) => !old.includes(line)).map((line) => ({ line, sign: '+' })),
  ]
    .sort((one, other) => (one.line < other.line ? -1 : 1))
    .map(({ line, sign }) => `${sign} ${line}`);
};
