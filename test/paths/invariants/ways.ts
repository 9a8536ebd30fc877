import {
  type Edge,
  type Exploration,
  type PossibleEvent,
  possibleEventsOf,
  type SimulatedState,
  stateOf,
} from '@product/path-driver';
import { restingStates } from '#test/paths/resting-states.ts';

type Place = { key: string; state: SimulatedState; edges?: readonly Edge[] };
type Move = { event: PossibleEvent['event']; to: Place };

/** From a vertex the edges, and from a state that the exploration doesn't have the steps. */
const movesFrom = ({ find, model, simulator }: Exploration, { state, edges }: Place): readonly Move[] =>
  edges ??
  possibleEventsOf(model, simulator, state, new Set()).map(({ event }) => {
    const { state: to } = simulator.step(state, event);
    return { event, to: find(to) ?? { key: JSON.stringify(to.snapshot.context), state: to } };
  });

/** The largest search for a way: no machine has so many contexts in one state. */
const most = 1000;

const leadsElsewhere = (exploration: Exploration, begin: Place, counts: (move: Move) => boolean): boolean => {
  const name = stateOf(begin.state.snapshot);
  const isHere = ({ state: { snapshot } }: Place) =>
    snapshot.status === 'active' && stateOf(snapshot) === name;
  const known = new Map([[begin.key, begin]]);
  for (const place of known.values()) {
    for (const move of movesFrom(exploration, place)) {
      if (!counts(move)) continue;
      if (!isHere(move.to)) return true;
      if (known.size < most && !known.has(move.to.key)) known.set(move.to.key, move.to);
    }
  }
  return false;
};

/** An answer of a port, which may never come. */
const isAnswer = ({ event }: Move): boolean =>
  /^xstate\.(done\.actor|error\.actor|snapshot)\./.test(event.type);

const isFailure = ({ event }: Move): boolean => event.type.startsWith('xstate.error.actor.');

/**
 * The state, if it has no way on by anything but a failure, or no way out though no port answers. Each leads to another state, after any
 * number of events.
 */
export const deadEnd = (exploration: Exploration, state: SimulatedState): string | null => {
  const { snapshot } = state;
  const name = stateOf(snapshot);
  if (snapshot.status !== 'active' || `${exploration.model.machine.id}.${name}` in restingStates) return null;
  const begin = exploration.find(state) ?? { key: 'here', state };
  const has = (counts: (move: Move) => boolean) => leadsElsewhere(exploration, begin, counts);
  return has((move) => !isFailure(move)) && has((move) => !isAnswer(move)) ? null : name;
};

/** All states of a flow that are a dead end with some data. */
export const deadEnds = (exploration: Exploration): string[] =>
  [...new Set(exploration.vertices.flatMap(({ state }) => deadEnd(exploration, state) ?? []))].sort();
