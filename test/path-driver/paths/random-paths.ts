import fc from 'fast-check';
import { stepFrom } from '#driver/exploration/explore.ts';
import { possibleEventsOf } from '#driver/exploration/possible-events.ts';
import type { Exploration, Path, Vertex } from '#driver/exploration/state-graph.ts';
import { stateOf } from '#driver/machine/active-states.ts';
import { inputOf } from '#driver/model/define-model.ts';
import { type Allowed, hasName, pathsTo } from './covering-paths.ts';

/** The longest detour, in steps. A browser takes a second for some of them. */
const longest = 12;

/** How many detours may lead to where the state is out of reach. */
const tries = 50;

/** A random detour, and from its end the shortest way to a state of this name; null where no detour has one. The same seed takes the same path. */
export const randomPathTo = (
  exploration: Exploration,
  name: string,
  seed: number,
  allowed: Allowed = () => true,
): Path | null => {
  const { model, simulator, starts } = exploration;
  const detour = ([begin, numbers]: [Vertex, number[]]): Path | null => {
    const { start } = begin;
    const input = inputOf(model, start);
    const steps: Path['steps'] = [];
    let state = begin.state;
    for (const number of numbers) {
      if (hasName(stateOf(state.snapshot), name)) break;
      const before = state;
      const possible = possibleEventsOf(model, simulator, before, new Set()).filter((one) =>
        allowed(one, before.snapshot),
      );
      const chosen = possible[number % possible.length];
      if (chosen === undefined) break;
      const taken = stepFrom(simulator, before, chosen);
      steps.push(taken.step);
      state = taken.state;
    }
    const edges = exploration.find(state)?.edges ?? [];
    const [rest] = pathsTo({ ...exploration, starts: [{ ...begin, state, edges }] }, name, allowed);
    return rest === undefined
      ? null
      : { start, input, initial: begin.state.snapshot, steps: [...steps, ...rest.steps] };
  };
  const numbers = fc.array(fc.nat({ max: 999 }), { minLength: 1, maxLength: longest, size: 'max' });
  const detours = fc.tuple(fc.constantFrom(...starts), numbers);
  for (const one of fc.sample(detours, { seed, numRuns: tries })) {
    const path = detour(one);
    if (path !== null) return path;
  }
  return null;
};
