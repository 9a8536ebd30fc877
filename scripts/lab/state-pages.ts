import {
  type Edge,
  type Exploration,
  explore,
  type FlowModel,
  type Path,
  pathsToGoal,
  stateOf,
} from '@product/path-driver';
import { isTaken, skippedSteps } from '@product/path-driver/browser';
import type { PortOutcome, ReadablePath, ReadableStep, StatePage, StatePort } from '#lab/atlas/state-page.ts';
import { isWithin } from '#lab/chart/active-states.ts';
import type { Chart, ChartState, ChartTransition } from '#lab/chart/chart.ts';
import { causeOf } from '#lab/chart/describe.ts';

/** More starts than these say nothing new of how a state is reached. */
const mostPaths = 4;

/** The states of a state value's text, without the ones around them. */
const leavesOf = (text: string): string[] => (text === '(root)' ? [''] : text.split(' & '));

/** `type(case)` in its parts. */
const choiceOf = (label: string, type: string): string => label.slice(type.length + 1, -1);

/** What the reader of a chart calls an event: `loadAddress done`, `after 10 s`. */
const causeOfEvent = (chart: Chart, type: string): string => {
  const known = chart.transitions.find(({ eventType }) => eventType === type);
  return known === undefined ? type.replace(/^xstate\.snapshot\.(.*)$/, '$1 tells') : causeOf(known);
};

const readable = (chart: Chart, { start, initial, steps }: Path): ReadablePath => ({
  start,
  states: leavesOf(stateOf(initial)),
  steps: steps.map(
    ({ label, event, after }): ReadableStep => ({
      cause: causeOfEvent(chart, event.type),
      choice: choiceOf(label, event.type),
      states: leavesOf(stateOf(after)),
    }),
  ),
});

/** One edge of each kind, with the states before and after it. */
const kindsOf = ({ edges }: Exploration) =>
  [...new Map(edges.map((edge) => [edge.kind, edge])).values()].map((edge) => ({
    edge,
    before: stateOf(edge.from.state.snapshot),
    after: stateOf((edge.after ?? edge.to.state).snapshot),
  }));
type Kind = ReturnType<typeof kindsOf>[number];

const outcomeOf = (
  kind: PortOutcome['kind'],
  cause: string,
  type: string,
  taken: readonly Kind[],
): PortOutcome[] => {
  const byChoice = Map.groupBy(
    taken.filter(({ edge }) => edge.event.type === type),
    ({ edge }) => choiceOf(edge.label, type),
  );
  const cases = [...byChoice].map(([choice, those]) => ({
    choice,
    states: [...new Set(those.flatMap(({ after }) => leavesOf(after)))],
  }));
  return cases.length === 0 ? [] : [{ kind, cause, cases }];
};

/** How each port of a state can answer, and what ends the wait for it. */
const portsOf = (chart: Chart, { path, invocations }: ChartState, kinds: readonly Kind[]): StatePort[] => {
  const within = kinds.filter(({ before }) => isWithin(before, path));
  const isLimit = ({ kind, source }: ChartTransition) => kind === 'delay' && source === path;
  const limits = new Map(chart.transitions.filter(isLimit).map((one) => [one.eventType, causeOf(one)]));
  return invocations.map(({ id }) => ({
    id,
    outcomes: [
      ...outcomeOf('done', 'done', `xstate.done.actor.${id}`, within),
      ...outcomeOf('error', 'failed', `xstate.error.actor.${id}`, within),
      ...outcomeOf('value', 'tells', `xstate.snapshot.${id}`, within),
      ...[...limits].flatMap(([type, cause]) => outcomeOf('delay', cause, type, within)),
    ],
  }));
};

/** Why no path ends in a state. */
const unreachedBecause = ({ type }: ChartState): string =>
  type === 'history'
    ? 'A history state: the machine goes on at once to the state that it remembers.'
    : 'No path of the model leads here.';

/** The steps of a path that Chromium can't take, each with the reason. */
const unwalkedBecause = (model: FlowModel, paths: readonly Path[]): string => {
  const skipped = skippedSteps(model);
  const reasons = paths
    .flatMap(({ steps }) => steps)
    .flatMap(({ label, event }) => skipped[label] ?? skipped[event.type] ?? []);
  return `Chromium can’t take a step on the way: ${[...new Set(reasons)].join('; ')}.`;
};

/** Where `always` leaves a state, no snapshot has it: a step passes through it. */
const passesThrough = ({ trace }: Edge, path: string): boolean =>
  trace.transitions.some((id) => id.startsWith(`${path} | `) || id.endsWith(`→ ${path}`));

/** What the path driver knows of each state of a flow. */
export const statePages = (
  model: FlowModel,
  chart: Chart,
): Omit<StatePage, 'source' | 'tests' | 'screenshots'>[] => {
  const exploration = explore(model);
  const kinds = kindsOf(exploration);
  const { pageObject } = model;
  return chart.states.map((state) => {
    const { path } = state;
    const there = kinds.filter(({ after }) => isWithin(after, path));
    const arrivals = there.length > 0 ? there : kinds.filter(({ edge }) => passesThrough(edge, path));
    const names = new Set(arrivals.map(({ edge }) => edge.kind));
    const goal = {
      isThere: (text: string) => isWithin(text, path),
      isArrival: (kind: string) => names.has(kind),
    };
    const paths = pathsToGoal(exploration, goal);
    const unwalked =
      'none' in pageObject
        ? `The flow has no screen: ${pageObject.none}.`
        : pathsToGoal(exploration, goal, (edge, before) => isTaken(model, edge, before)).length > 0
          ? null
          : unwalkedBecause(model, paths);
    return {
      path,
      paths: paths.slice(0, mostPaths).map((one) => readable(chart, one)),
      unreached: paths.length > 0 ? null : unreachedBecause(state),
      unwalked,
      isPassing: there.length === 0 && arrivals.length > 0,
      ports: portsOf(chart, state, kinds),
    };
  });
};
