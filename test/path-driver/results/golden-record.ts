import { createHash } from 'node:crypto';
import { projectionOf, stateOf } from '#test/path-driver/exploration/explore.ts';
import type { Path, Step } from '#test/path-driver/exploration/state-graph.ts';
import type { FlowModel } from '#test/path-driver/model/define-model.ts';

const changeText = (before: Record<string, unknown>, after: Record<string, unknown>): string =>
  Object.keys({ ...before, ...after })
    .map((key) => [key, JSON.stringify(before[key]), JSON.stringify(after[key])] as const)
    .filter(([, was, is]) => was !== is)
    .map(([key, , is]) => `${key}: ${is ?? 'gone'}`)
    .join(', ');

/** All that a step does to the context and beyond the machine. The record has its hash only. */
const contextsOf = (model: FlowModel, { before, after, effects }: Step): string =>
  JSON.stringify([
    projectionOf(model, before),
    changeText(projectionOf(model, before), projectionOf(model, after)),
    after.output ?? null,
    effects,
  ]);

const hashOf = (contexts: readonly string[]): string =>
  createHash('sha256')
    .update([...new Set(contexts)].sort().join('\n'))
    .digest('hex')
    .slice(0, 6);

const targetOf = (after: Step['after']): string =>
  after.status === 'active' ? stateOf(after) : `${stateOf(after)} (${after.status})`;

type Row = { name: string; contexts: string };

const startRows = (model: FlowModel, paths: readonly Path[]): Row[] =>
  paths.map(({ start, initial }) => ({
    name: `start | ${start} | ${targetOf(initial)}`,
    contexts: JSON.stringify(projectionOf(model, initial)),
  }));

const stepRows = (model: FlowModel, paths: readonly Path[]): Row[] =>
  paths.flatMap(({ steps }) =>
    steps.map((step) => ({
      name: `${stateOf(step.before)} | ${step.label} | ${targetOf(step.after)}`,
      contexts: contextsOf(model, step),
    })),
  );

/**
 * The golden record of a flow, which people review: a sorted line for each state, event case and target. The hash at the
 * end stands for contexts, output and effects of that step in all paths.
 */
export const goldenText = (model: FlowModel, paths: readonly Path[]): string => {
  const rows = Map.groupBy([...startRows(model, paths), ...stepRows(model, paths)], ({ name }) => name);
  const lines = [...rows].map(
    ([name, those]) => `${name} | ${hashOf(those.map(({ contexts }) => contexts))}`,
  );
  return `state | event (case) | target | contexts\n${lines.sort().join('\n')}\n`;
};

const nameOf = (line: string): string => line.slice(0, line.lastIndexOf(' | '));

/** The differences of two records, one line each: steps that are gone, new steps, steps with other contexts. */
export const goldenDifference = (recorded: string, current: string): string[] => {
  const [old, now] = [recorded, current].map(
    (text) =>
      new Map(
        text
          .trimEnd()
          .split('\n')
          .map((line) => [nameOf(line), line] as const),
      ),
  );
  if (old === undefined || now === undefined) return [];
  return [
    ...[...old].filter(([name]) => !now.has(name)).map(([name]) => `gone: ${name}`),
    ...[...now].filter(([name]) => !old.has(name)).map(([name]) => `new: ${name}`),
    ...[...now]
      .filter(([name, line]) => old.has(name) && old.get(name) !== line)
      .map(([name]) => `other contexts: ${name}`),
  ];
};
