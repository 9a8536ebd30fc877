import {
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventObject,
  transition,
} from 'xstate';
import { isWithin } from '#lab/chart/active-states.ts';
import { stateText } from '#machines/state-text.ts';

/** What leads from one state to another: a step of the model. States are as `stateText` writes them. */
export type WayStep = { from: string; to: string; event: EventObject };

/** How many steps a search tries before it gives up. */
const mostTried = 5_000;

/**
 * How much the distance from the state counts against the steps so far. The first search finds the shortest way. The second one goes straight
 * on, and so through a state that takes many rounds, such as polls that run out.
 */
const weights = [1, 100];

/** The fewest steps from each state to one of this path, whatever the data. */
const distancesTo = (steps: readonly WayStep[], path: string): Map<string, number> => {
  const goals = steps.map(({ to }) => to).filter((state) => isWithin(state, path));
  const distances = new Map(goals.map((state) => [state, 0]));
  for (const [state, distance] of distances)
    for (const { from, to } of steps)
      if (to === state && !distances.has(from)) distances.set(from, distance + 1);
  return distances;
};

type Tried = { snapshot: AnyMachineSnapshot; events: readonly EventObject[] };

const search = (
  { logic, snapshot: begin }: { logic: AnyStateMachine; snapshot: AnyMachineSnapshot },
  steps: readonly WayStep[],
  path: string,
  weight: number,
): readonly EventObject[] | null => {
  const distances = distancesTo(steps, path);
  const stepsFrom = Map.groupBy(steps, ({ from }) => from);
  /** By the least cost of such a way. */
  const waiting: Tried[][] = [[{ snapshot: begin, events: [] }]];
  const known = new Set<string>();
  let tried = 0;
  const nearest = () => waiting.find((list) => list !== undefined && list.length > 0)?.shift();
  for (let next = nearest(); next !== undefined && tried < mostTried; next = nearest()) {
    const { snapshot, events } = next;
    const state = stateText(snapshot);
    if (isWithin(state, path)) return events;
    for (const { event } of stepsFrom.get(state) ?? []) {
      tried += 1;
      const [after] = transition(logic, snapshot, event);
      const distance = distances.get(stateText(after));
      const key = JSON.stringify([after.value, after.context]);
      if (after.status !== 'active' || distance === undefined || known.has(key)) continue;
      known.add(key);
      const cost = events.length + 1 + weight * distance;
      waiting[cost] ??= [];
      waiting[cost].push({ snapshot: after, events: [...events, event] });
    }
  }
  return null;
};

/**
 * Few events that bring a running machine into a state, or into one inside it. Guards see the data of the page and not the model's, so the
 * search tries the model's steps on the machine itself, without running anything. Null if it finds none.
 * @param path the path of a state: `editing.payment`
 */
export const eventsTo = (
  actor: AnyActorRef,
  steps: readonly WayStep[],
  path: string,
): readonly EventObject[] | null => {
  const { logic } = actor as AnyActorRef & { logic: AnyStateMachine };
  for (const weight of weights) {
    const events = search({ logic, snapshot: actor.getSnapshot() }, steps, path, weight);
    if (events !== null) return events;
  }
  return null;
};
