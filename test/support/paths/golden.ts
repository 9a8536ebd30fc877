import { type Path, projectionOf, type Step, stateOf } from './explore.ts';
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

/** A step as a reviewer reads it: what happened, where the machine is now, what that changed, and what went out. */
const sayStep = (model: FlowModel, { label, before, after, effects }: Step): string => {
  const change = sayChange(projectionOf(model, before), projectionOf(model, after));
  const output = after.output === undefined ? '' : ` ${JSON.stringify(after.output)}`;
  const end = after.status === 'active' ? '' : ` (${after.status}${output})`;
  const sent = effects.map((effect) => ` ⇒ ${effect}`).join('');
  return `${label} → ${stateOf(after)}${end}${change === '' ? '' : ` { ${change} }`}${sent}`;
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
  paths: paths.map(({ start, steps }) => [start, ...steps.map((step) => sayStep(model, step))]),
});

/** One line a step, so that one changed transition is a small difference. */
export const goldenText = (golden: Golden): string => `${JSON.stringify(golden, null, 1)}\n`;
