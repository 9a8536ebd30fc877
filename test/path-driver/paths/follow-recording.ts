import { stepFrom } from '#driver/exploration/explore.ts';
import { type PossibleEvent, possibleEventsOf } from '#driver/exploration/possible-events.ts';
import type { SimulatedState } from '#driver/exploration/simulate.ts';
import type { Exploration, Path, Step, Vertex } from '#driver/exploration/state-graph.ts';
import { stateOf } from '#driver/machine/active-states.ts';
import { inputOf } from '#driver/model/define-model.ts';
import type { Allowed } from './covering-paths.ts';
import { type Route, shortestRoutes } from './shortest-paths.ts';

/** An event that a machine received; `data` is what is known of its payload, `state` null where the event left the state. */
export type RecordedEvent = { type: string; data: Readonly<Record<string, string>>; state: string | null };

/** What a machine did: its state before the first event, and the events. */
export type Recording = {
  state: string;
  /** The state is the machine's first one. */
  isNew: boolean;
  events: readonly RecordedEvent[];
};

/** Where the machine does something else than the recording says. */
export type Departure = {
  /** The place of the event; -1 for the beginning. */
  at: number;
  /** The state that the recording has there. */
  recorded: string;
  /** The states to which the machine goes instead; empty where it doesn't take the event. */
  reached: string[];
};

/** A path that does what a recording says, as far as the machine does. */
export type Followed = {
  path: Path | null;
  departure: Departure | null;
  /** What the model has no case of: events that are left out, and answers for which another one stands. */
  notes: string[];
};

/** One of the ways in which the model can do what was recorded; the newest step comes first. */
type Track = {
  begin: Vertex;
  state: SimulatedState;
  last: { step: Step; before: Track['last'] } | null;
  /** How much of the recorded data its payloads have. */
  similarity: number;
  notes: readonly string[];
};

const mostTracks = 400;

const similarityOf = (one: RecordedEvent['data'], other: RecordedEvent['data']): number => {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  const same = [...names].filter((name) => one[name] === other[name]);
  return names.size === 0 ? 1 : same.length / names.size;
};

const sharedWords = (one: RecordedEvent['data'], recorded: RecordedEvent['data']): number =>
  Object.entries(recorded).filter(([name, value]) => one[name] === value).length;

/** The cases that share the most words with the recording: a lost answer is replayed by a lost answer. */
const closestTo = (
  data: RecordedEvent['data'],
  cases: readonly PossibleEvent[],
  dataOf: (event: Step['event']) => RecordedEvent['data'],
): readonly PossibleEvent[] => {
  const counted = cases.map((one) => ({ one, words: sharedWords(dataOf(one.event), data) }));
  const most = Math.max(...counted.map(({ words }) => words));
  return counted.filter(({ words }) => words === most).map(({ one }) => one);
};

/** The best track of each state of the model. */
const bestOf = ({ find }: Exploration, tracks: readonly Track[]): Track[] => {
  const best = new Map<unknown, Track>();
  for (const track of tracks) {
    const key = find(track.state) ?? track;
    const other = best.get(key);
    if (other === undefined || other.similarity < track.similarity) best.set(key, track);
  }
  return [...best.values()].sort((one, other) => other.similarity - one.similarity).slice(0, mostTracks);
};

const takeStep = (
  { simulator }: Exploration,
  track: Track,
  possible: PossibleEvent,
  similarity: number,
): Track => {
  const { step, state } = stepFrom(simulator, track.state, possible);
  return { ...track, state, last: { step, before: track.last }, similarity: track.similarity + similarity };
};

const begunAt = (begin: Vertex): Track => ({
  begin,
  state: begin.state,
  last: null,
  similarity: 0,
  notes: [],
});

const possibleIn = ({ model, simulator }: Exploration, { state }: Track) =>
  possibleEventsOf(model, simulator, state, new Set());

/** The same steps from the beginning of a route; null where its own context doesn't allow one. */
const walkRoute = (exploration: Exploration, { start, edges }: Route): Track | null => {
  let track = begunAt(start);
  for (const { label } of edges) {
    const possible = possibleIn(exploration, track).find((one) => one.label === label);
    if (possible === undefined) return null;
    track = takeStep(exploration, track, possible, 0);
  }
  return track;
};

/** Every way of the model to a state, by a shortest route each. */
const tracksTo = (exploration: Exploration, state: string, allowed: Allowed): Track[] => {
  const routes = shortestRoutes(exploration.starts);
  return exploration.vertices
    .filter((vertex) => stateOf(vertex.state.snapshot) === state)
    .slice(0, mostTracks)
    .flatMap(({ key }) => {
      const route = routes.get(key);
      const isOpen = route?.edges.every((edge) => allowed(edge, edge.from.state.snapshot)) === true;
      return (isOpen ? walkRoute(exploration, route) : null) ?? [];
    });
};

const beginningsOf = (exploration: Exploration, { state, isNew }: Recording, allowed: Allowed): Track[] => {
  const starts = exploration.starts.filter((start) => stateOf(start.state.snapshot) === state);
  return isNew && starts.length > 0 ? starts.map(begunAt) : tracksTo(exploration, state, allowed);
};

const stepsOf = (last: Track['last']): Step[] => (last === null ? [] : [...stepsOf(last.before), last.step]);

const pathOf = ({ model }: Exploration, { begin, last }: Track): Path => ({
  start: begin.start,
  input: inputOf(model, begin.start),
  initial: begin.state.snapshot,
  steps: stepsOf(last),
});

const noted = (track: Track, note: string): Track => ({ ...track, notes: [...track.notes, note] });

const followedBy = (exploration: Exploration, track: Track | undefined): Followed => ({
  path: track === undefined ? null : pathOf(exploration, track),
  departure: null,
  notes: [...new Set(track?.notes)],
});

/**
 * The model's own path that does what was recorded. A recording has no payloads, so the cases of each event are tried that share its words,
 * such as the code of a problem. Those are left that lead to the recorded states, and of them the ones whose payloads are most like the
 * recorded data.
 * @param dataOf what a recording tells of an event
 * @param allowed the steps that the path may take
 */
export const followRecording = (
  exploration: Exploration,
  recording: Recording,
  dataOf: (event: Step['event']) => RecordedEvent['data'],
  allowed: Allowed = () => true,
): Followed => {
  let tracks = bestOf(exploration, beginningsOf(exploration, recording, allowed));
  if (tracks.length === 0)
    return { path: null, departure: { at: -1, recorded: recording.state, reached: [] }, notes: [] };
  let recorded = recording.state;
  for (const [at, { type, data, state }] of recording.events.entries()) {
    recorded = state ?? recorded;
    const tried: Track[] = [];
    const passed: Track[] = [];
    for (const track of tracks) {
      const cases = possibleIn(exploration, track).filter((one) => one.event.type === type);
      // A model has no case of what its machine ignores.
      if (cases.length === 0 && state === null) passed.push(noted(track, `${type} is left out`));
      for (const one of closestTo(data, cases, dataOf)) {
        if (!allowed(one, track.state.snapshot)) continue;
        const own = dataOf(one.event);
        const missing = Object.entries(data).filter(([name, value]) => own[name] !== value);
        const after = takeStep(exploration, track, one, similarityOf(own, data));
        const words = missing.map(([name, value]) => `${name} = ${value}`).join(', ');
        tried.push(words === '' ? after : noted(after, `${type} has no case with ${words}`));
      }
    }
    const fitting = tried.filter((track) => stateOf(track.state.snapshot) === recorded);
    if (fitting.length + passed.length === 0) {
      const reached = [...new Set(tried.map((track) => stateOf(track.state.snapshot)))];
      const [best = tracks[0]] = bestOf(exploration, tried);
      return { ...followedBy(exploration, best), departure: { at, recorded, reached } };
    }
    tracks = bestOf(exploration, [...fitting, ...passed]);
  }
  return followedBy(exploration, tracks[0]);
};

/** A step by its label, and the state after it. */
export type NamedStep = { label: string; state: string };

/** The path from a start by the labels of its steps, as far as it goes through the states that they name. */
export const followSteps = (
  exploration: Exploration,
  start: string,
  steps: readonly NamedStep[],
): Followed => {
  const begin = exploration.starts.find((one) => one.start === start);
  if (begin === undefined)
    return { path: null, departure: { at: -1, recorded: start, reached: [] }, notes: [] };
  let track = begunAt(begin);
  for (const [at, { label, state }] of steps.entries()) {
    const possible = possibleIn(exploration, track).find((one) => one.label === label);
    const next = possible === undefined ? null : takeStep(exploration, track, possible, 0);
    const reached = next === null ? [] : [stateOf(next.state.snapshot)];
    if (next === null || !reached.includes(state))
      return { ...followedBy(exploration, next ?? track), departure: { at, recorded: state, reached } };
    track = next;
  }
  return followedBy(exploration, track);
};
