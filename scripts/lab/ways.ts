import { type Exploration, stateOf } from '@product/path-driver';
import type { WayStep } from '#lab/inspector/go/ways.ts';

/** The steps of a model from state to state, each once. */
export const waysOf = ({ edges }: Exploration): WayStep[] => {
  const steps = new Map<string, WayStep>();
  for (const { event, from, to } of edges) {
    const step = { from: stateOf(from.state.snapshot), to: stateOf(to.state.snapshot), event };
    steps.set(JSON.stringify(step), step);
  }
  return [...steps.values()];
};
