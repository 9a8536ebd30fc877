import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import type { AnyEventObject, AnyStateMachine } from 'xstate';
import type { Effect } from '#driver/exploration/effects.ts';
import { stepFrom } from '#driver/exploration/explore.ts';
import { type PossibleEvent, possibleEventsOf } from '#driver/exploration/possible-events.ts';
import type { SimulatedState } from '#driver/exploration/simulate.ts';
import type { Exploration, Path } from '#driver/exploration/state-graph.ts';
import { stateOf } from '#driver/machine/active-states.ts';
import { inputOf } from '#driver/model/define-model.ts';
import { pathsToGoal } from '#driver/paths/covering-paths.ts';
import { shortestRoutes } from '#driver/paths/shortest-paths.ts';
import type { Coverage, CoverageReport } from '#driver/results/coverage.ts';
import { describeSnapshot, prepareWalk, startWalk } from './walked-actor.ts';

/** A step just taken, with what a snapshot doesn't keep: timers and answered ports. */
export type WalkedStep = PossibleEvent & {
  effects: readonly Effect[];
  before: SimulatedState;
  after: SimulatedState;
};

/** Follows one walk. Each answer has the faults that it found, as sentences. */
export type Invariant = {
  /** The event as it comes the next time, as with another idempotency key. */
  renewed: (event: AnyEventObject) => AnyEventObject;
  begun: (state: SimulatedState, effects: readonly Effect[]) => string[];
  taken: (step: WalkedStep) => string[];
};

/** Begins to follow a walk from a start. */
export type InvariantOf = (start: string) => Invariant;

/** A walk until its first fault, or until nothing is chosen. `states` are those before the steps, and the last one. */
type Walked = { path: Path; states: SimulatedState[]; fault: string | null };

type Choose = (possible: readonly PossibleEvent[], at: number) => PossibleEvent | undefined;

type Walker = {
  exploration: Exploration;
  invariantOf: InvariantOf;
  machine: AnyStateMachine;
  coverage: Coverage;
};

const walk = (
  { exploration, invariantOf, machine, coverage }: Walker,
  start: string,
  choose: Choose,
): Walked => {
  const { model, simulator } = exploration;
  const input = inputOf(model, start);
  const { state: begin, trace } = simulator.start(input);
  const path: Path = { start, input, initial: begin.snapshot, steps: [] };
  const states = [begin];
  const invariant = invariantOf(start);
  const { actor, snapshot, takeStep, stop } = startWalk(machine, path, coverage);
  coverage.state(snapshot());

  const take = (chosen: PossibleEvent, before: SimulatedState): string[] => {
    const possible = { ...chosen, event: invariant.renewed(chosen.event) };
    let taken: ReturnType<typeof stepFrom>;
    try {
      taken = stepFrom(simulator, before, possible);
    } catch (error) {
      const { snapshot: same } = before;
      path.steps.push({ ...possible, kind: '', effects: [], before: same, after: same });
      return [`the machine throws: ${error instanceof Error ? error.message : String(error)}`];
    }
    const { step, state: after } = taken;
    path.steps.push(step);
    states.push(after);
    if (!takeStep(possible)) actor.send(possible.event);
    coverage.state(snapshot());
    const [walked, planned] = [snapshot(), after.snapshot].map((one) => describeSnapshot(model, one));
    return isDeepStrictEqual(walked, planned)
      ? invariant.taken({ ...possible, effects: step.effects, before, after })
      : [`the started actor is elsewhere: ${stateOf(snapshot())}`];
  };

  let faults = invariant.begun(begin, trace.effects);
  for (let state = begin; faults.length === 0; state = states.at(-1) ?? begin) {
    const chosen = choose(possibleEventsOf(model, simulator, state, new Set()), path.steps.length);
    if (chosen === undefined) break;
    faults = take(chosen, state);
  }
  stop();
  coverage.walked(path.steps.length);
  return { path, states, fault: faults[0] ?? null };
};

const byLabels =
  (labels: readonly string[]): Choose =>
  (possible, at) =>
    possible.find(({ label }) => label === labels[at]);

const byNumbers =
  (numbers: readonly number[]): Choose =>
  (possible, at) =>
    possible[(numbers[at] ?? Number.NaN) % possible.length];

/** A walk with a fault that no part can be left out of, and no shorter way leads to. */
const shortened = (walker: Walker, failing: Walked): Walked => {
  const { starts, find } = walker.exploration;
  const routes = shortestRoutes(starts);
  let shortest = failing;
  const attempt = (start: string, labels: readonly string[]): boolean => {
    if (labels.length >= shortest.path.steps.length) return false;
    const walked = walk(walker, start, byLabels(labels));
    const isShorter = walked.fault !== null && walked.path.steps.length < shortest.path.steps.length;
    if (isShorter) shortest = walked;
    return isShorter;
  };
  /** Begins by the shortest route to one of its states. */
  const byRoute = ({ path, states }: Walked): boolean =>
    states.toReversed().some((state, back) => {
      const route = routes.get(find(state)?.key ?? '');
      const rest = back === 0 ? [] : path.steps.slice(-back);
      return (
        route !== undefined &&
        attempt(
          route.start.start,
          [...route.edges, ...rest].map(({ label }) => label),
        )
      );
    });
  const byLeavingOut = ({ path: { start, steps } }: Walked): boolean => {
    const labels = steps.map(({ label }) => label);
    return labels.some((_, less) =>
      labels
        .slice(0, less + 1)
        .some((__, from) => attempt(start, labels.toSpliced(from, labels.length - less))),
    );
  };
  /** Takes the shortest way from any start to a step of the same kind. */
  const byKind = ({ path: { steps } }: Walked): boolean => {
    const isArrival = (kind: string) => kind === steps.at(-1)?.kind;
    return pathsToGoal(walker.exploration, { isThere: () => false, isArrival }).some((path) =>
      attempt(
        path.start,
        path.steps.map(({ label }) => label),
      ),
    );
  };
  while (byKind(shortest) || byRoute(shortest) || byLeavingOut(shortest));
  return shortest;
};

/** The longest walk, in steps. */
const longest = 100;

/** Walks between two looks at the clock. */
const walksAtOnce = 20;

/** What came of walks at random; `seed` begins with the walk that found the fault. */
export type PropertyTestResult = {
  report: CoverageReport;
  found: { path: Path; fault: string; seed: number } | null;
};

/** Walks a started actor at random until something is at fault, or the time is over. The same seed takes the same walks. */
export const propertyTest = (
  exploration: Exploration,
  invariantOf: InvariantOf,
  { seed, isOver }: { seed: number; isOver: () => boolean },
): PropertyTestResult => {
  const walker = { exploration, invariantOf, ...prepareWalk(exploration.model) };
  const starts = exploration.starts.map(({ start }) => start);
  const walkBy = ([start, numbers]: [string, number[]]) => walk(walker, start, byNumbers(numbers));
  const choices = fc.tuple(
    fc.constantFrom(...starts),
    fc.array(fc.nat({ max: 999 }), { maxLength: longest, size: 'max' }),
  );
  const report = () => walker.coverage.report();
  for (let round = seed; round === seed || !isOver(); round += 1) {
    const { counterexample } = fc.check(
      fc.property(choices, (chosen) => walkBy(chosen).fault === null),
      { seed: round, numRuns: walksAtOnce },
    );
    if (counterexample === null) continue;
    const { path, fault } = shortened(walker, walkBy(counterexample[0]));
    return { report: report(), found: { path, fault: fault ?? '', seed: round } };
  }
  return { report: report(), found: null };
};
