import type { AnyMachineSnapshot } from 'xstate';
import { type Path, projectionOf, stateOf } from './explore.ts';
import type { FlowModel } from './model.ts';

export type Golden = {
  flow: string;
  /** Each start with the state it begins in. */
  starts: Record<string, string>;
  /** The start's name, then a line a step. */
  paths: string[][];
};

const sayChange = (before: Record<string, unknown>, after: Record<string, unknown>): string =>
  Object.keys({ ...before, ...after })
    .map((key) => [key, JSON.stringify(before[key]), JSON.stringify(after[key])] as const)
    .filter(([, was, is]) => was !== is)
    .map(([key, , is]) => `${key}: ${is ?? 'gone'}`)
    .join(', ');

/** A step as a reviewer reads it: what happened, where the machine is now, and what that changed. */
const sayStep = (
  model: FlowModel,
  label: string,
  before: AnyMachineSnapshot,
  after: AnyMachineSnapshot,
): string => {
  const change = sayChange(projectionOf(model, before), projectionOf(model, after));
  const end =
    after.status === 'active'
      ? ''
      : ` (${after.status} ${JSON.stringify(after.output) ?? ''})`.replace(' )', ')');
  return `${label} → ${stateOf(after)}${end}${change === '' ? '' : ` { ${change} }`}`;
};

/** The paths as a record that is kept: a changed machine shows as a changed line in review. */
export const goldenOf = (model: FlowModel, paths: Path[]): Golden => ({
  flow: model.flow,
  starts: Object.fromEntries(
    paths.map(({ start, initial }) => [
      start,
      `${stateOf(initial)} ${JSON.stringify(projectionOf(model, initial))}`,
    ]),
  ),
  paths: paths.map(({ start, steps }) => [
    start,
    ...steps.map((step) => sayStep(model, step.label, step.before, step.after)),
  ]),
});

/** One line a step, so that one changed transition is a small difference. */
export const goldenText = (golden: Golden): string => `${JSON.stringify(golden, null, 1)}\n`;
