import { type Path, stateOf } from '@product/path-driver';

/** A line about a step of a path, or about its start, at -1. */
export const stepLine = ({ start, initial, steps }: Path, at: number): string => {
  const step = steps[at];
  return step === undefined
    ? `from "${start}": ${stateOf(initial)}`
    : `  ${step.label} → ${stateOf(step.after)}`;
};

/** The start and all steps, a line each. */
export const pathLines = (path: Path): string[] => [-1, ...path.steps.keys()].map((at) => stepLine(path, at));
