/** A chart: what a machine's pictures, pages and exports show of it, as plain JSON. */
export type Chart = {
  id: string;
  states: ChartState[];
  transitions: ChartTransition[];
};

/** An actor that runs while its state is active. */
export type Invocation = { id: string; src: string };

export type ChartState = {
  /** The keys from the root, joined by dots; empty for the root. */
  path: string;
  /** The id of the state in its machine. */
  id: string;
  key: string;
  /** The parent's path; null for the root. */
  parent: string | null;
  type: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  history: 'shallow' | 'deep' | null;
  /** The path of the child that the state starts in; for a history state, of the state without a history. */
  initial: string | null;
  /** The actions of the transition into `initial`. */
  initialActions: string[];
  description: string;
  meta: Record<string, unknown> | null;
  tags: string[];
  entry: string[];
  exit: string[];
  invocations: Invocation[];
  /** The paths of the children. */
  children: string[];
};

export type ChartTransition = {
  /** The id by which the path driver counts coverage. */
  id: string;
  /** Paths of states. */
  source: string;
  /** Empty where the machine stays in its states. */
  targets: string[];
  kind: 'event' | 'delay' | 'always' | 'done' | 'error';
  /** The event's type in the machine; empty for `always`. */
  eventType: string;
  /** What the event is to a reader: its type, the name of the delay, or the actor that is done. */
  event: string;
  /** Milliseconds of a delay; null where the machine computes them. */
  delay: number | null;
  /** The guard's name; of `and`, `or` and `not` with the names of the parts. */
  guard: string | null;
  actions: string[];
  reenter: boolean;
  description: string;
};

/** The states that a transition to this one enters at first: itself, and the initial ones inside it. */
export const enteredBy = (chart: Chart, path: string): string[] => {
  const { type, initial, children } = stateAt(chart, path);
  const inner = type === 'parallel' ? children : type === 'compound' && initial !== null ? [initial] : [];
  return [path, ...inner.flatMap((one) => enteredBy(chart, one))];
};

/** The state of a path. */
export const stateAt = (chart: Chart, path: string): ChartState => {
  const found = chart.states.find((state) => state.path === path);
  if (found === undefined) throw new Error(`${chart.id} has no state ${path}`);
  return found;
};
