import { type Chart, type ChartState, type ChartTransition, stateAt } from './chart.ts';

type Named = { type: string };
type TransitionJson = {
  target?: string | string[];
  guard?: Named;
  actions?: Named[];
  reenter?: true;
  description?: string;
};

/** Leaves out what is empty: the file is for people to read, too. */
const filled = <Value extends object>(value: Value): Partial<Value> =>
  Object.fromEntries(
    Object.entries(value).filter(
      ([, each]) =>
        each !== undefined &&
        each !== null &&
        each !== '' &&
        each !== false &&
        !(typeof each === 'object' && Object.keys(each).length === 0),
    ),
  ) as Partial<Value>;

const named = (names: readonly string[]): Named[] => names.map((type) => ({ type }));

const transitionJson = (chart: Chart, { targets, guard, actions, reenter, description }: ChartTransition) => {
  const ids = targets.map((path) => `#${stateAt(chart, path).id}`);
  return filled({
    target: ids.length === 1 ? ids[0] : ids,
    guard: guard === null ? null : { type: guard },
    actions: named(actions),
    reenter,
    description,
  }) as TransitionJson;
};

/** The transitions by a key of theirs, in the order in which the machine tries them. */
const grouped = (
  chart: Chart,
  transitions: readonly ChartTransition[],
  keyOf: (transition: ChartTransition) => string,
): Record<string, TransitionJson[]> => {
  const groups = Map.groupBy(transitions, keyOf);
  return Object.fromEntries(
    [...groups].map(([key, ones]) => [key, ones.map((one) => transitionJson(chart, one))]),
  );
};

const stateJson = (chart: Chart, state: ChartState): object => {
  const own = chart.transitions.filter(({ source }) => source === state.path);
  const answersOf = (id: string, kind: string) =>
    own
      .filter(({ eventType }) => eventType === `xstate.${kind}.actor.${id}`)
      .map((one) => transitionJson(chart, one));
  const isAnswer = ({ eventType }: ChartTransition) =>
    state.invocations.some(({ id }) =>
      [`xstate.done.actor.${id}`, `xstate.error.actor.${id}`].includes(eventType),
    );
  const onDone = own.filter(({ eventType }) => eventType === `xstate.done.state.${state.id}`);
  const events = own.filter(
    (one) =>
      (one.kind === 'event' || one.kind === 'done' || one.kind === 'error') &&
      !isAnswer(one) &&
      !onDone.includes(one),
  );
  const initial = state.initial === null ? undefined : stateAt(chart, state.initial);
  const isDirect = initial?.parent === state.path;
  const children = state.children.map((path) => stateAt(chart, path));
  const isDefaultId = state.id === [chart.id, ...state.path.split('.')].join('.');
  return filled({
    id: isDefaultId ? '' : state.id,
    type: state.type === 'atomic' || state.type === 'compound' ? '' : state.type,
    description: state.description,
    history: state.history,
    ...(state.type === 'history' ? { target: initial?.key } : {}),
    ...(state.type === 'compound' && initial !== undefined
      ? {
          initial:
            isDirect && state.initialActions.length === 0
              ? initial.key
              : filled({
                  target: isDirect ? initial.key : `#${initial.id}`,
                  actions: named(state.initialActions),
                }),
        }
      : {}),
    tags: state.tags,
    meta: state.meta,
    entry: named(state.entry),
    exit: named(state.exit),
    invoke: state.invocations.map(({ id, src }) =>
      filled({ id, src, onDone: answersOf(id, 'done'), onError: answersOf(id, 'error') }),
    ),
    always: own.filter(({ kind }) => kind === 'always').map((one) => transitionJson(chart, one)),
    on: grouped(chart, events, ({ eventType }) => eventType),
    after: grouped(
      chart,
      own.filter(({ kind }) => kind === 'delay'),
      ({ event }) => event,
    ),
    onDone: onDone.map((one) => transitionJson(chart, one)),
    states: Object.fromEntries(children.map((child) => [child.key, stateJson(chart, child)])),
  });
};

/**
 * A configuration for `createMachine` and for the editor at stately.ai: the machine without its code. Guards, actions, actors and delays are
 * there by name.
 */
export const toMachineJson = (chart: Chart): string =>
  `${JSON.stringify({ id: chart.id, ...stateJson(chart, stateAt(chart, '')) }, null, 2)}\n`;
