import { isDeepStrictEqual } from 'node:util';
import { projectionOf } from '#driver/exploration/explore.ts';
import type { Path, Step } from '#driver/exploration/state-graph.ts';
import { stateOf } from '#driver/machine/active-states.ts';
import type { FlowModel } from '#driver/model/define-model.ts';

/** The longest value that a line shows, in characters. */
const longest = 120;

/** A part that changed or an effect, and its value as JSON. */
type Change = { of: string; value: string };

const toText = (value: unknown): string => JSON.stringify(value) ?? '';

const contextChanges = (before: Record<string, unknown>, after: Record<string, unknown>): Change[] =>
  Object.keys({ ...before, ...after })
    .filter((key) => !isDeepStrictEqual(before[key], after[key]))
    .map((key) => ({ of: key, value: toText(after[key]) || 'gone' }));

/** What a step changes in the context, and what it does beyond the machine. */
const changesOf = (model: FlowModel, { before, after, effects }: Step): Change[] => [
  ...contextChanges(projectionOf(model, before), projectionOf(model, after)),
  ...(after.output === undefined ? [] : [{ of: 'output', value: toText(after.output) }]),
  ...effects.map(({ of, payload }) => ({ of, value: toText(payload) })),
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
  paths.map(({ start, initial }) => ({ name: `start | ${start} | ${targetOf(initial)}`, changes: [] }));

const stepRows = (model: FlowModel, paths: readonly Path[]): Row[] =>
  paths.flatMap(({ steps }) =>
    steps.map((step) => ({
      name: `${stateOf(step.before)} | ${step.label} | ${targetOf(step.after)}`,
      changes: changesOf(model, step),
    })),
  );

/**
 * The golden record of a flow, which people review: a sorted line for each state, event case and target, with the parts of the context that
 * the step changes on any path, and what it starts, sends and emits.
 */
export const goldenText = (model: FlowModel, paths: readonly Path[]): string => {
  const rows = Map.groupBy([...startRows(paths), ...stepRows(model, paths)], ({ name }) => name);
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
