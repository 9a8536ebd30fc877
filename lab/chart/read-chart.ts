import { branchesOf, guardName, transitionId } from '@product/path-driver/transitions';
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import type { Chart, ChartState, ChartTransition } from './chart.ts';

type Transition = Parameters<typeof transitionId>[0] & {
  actions?: readonly unknown[];
  reenter?: boolean | undefined;
  description?: string | undefined;
};

const listOf = (value: unknown): unknown[] => (value === undefined ? [] : [value].flat());

/** An action's name; of one that the chart writes in place, the name of its kind. */
const actionName = (action: unknown): string => {
  if (typeof action === 'string') return action;
  const { type, name } = action as { type?: string; name?: string };
  return (type ?? name ?? '').replace(/^xstate\./, '') || 'action';
};

const pathOf = ({ path }: AnyStateNode): string => path.join('.');

const initialOf = (node: AnyStateNode): AnyStateNode | undefined => {
  if (node.type === 'compound') return node.initial.target?.[0];
  if (node.type !== 'history') return undefined;
  const named: unknown = node.config.target;
  return typeof named === 'string' ? node.parent?.states[named] : node.parent?.initial.target?.[0];
};

const readState = (node: AnyStateNode): ChartState => ({
  path: pathOf(node),
  id: node.id,
  key: node.key,
  parent: node.parent === undefined ? null : pathOf(node.parent),
  type: node.type,
  history: node.history === false ? null : node.history,
  initial: initialOf(node)?.path.join('.') ?? null,
  initialActions: node.type === 'compound' ? node.initial.actions.map(actionName) : [],
  description: node.description ?? '',
  meta: (node.meta as Record<string, unknown> | undefined) ?? null,
  tags: [...node.tags],
  // The node's own lists also hold what starts and stops its timers.
  entry: listOf(node.config.entry).map(actionName),
  exit: listOf(node.config.exit).map(actionName),
  invocations: node.invoke.map(({ id, src }) => ({ id, src: typeof src === 'string' ? src : id })),
  children: Object.values(node.states).map(pathOf),
});

type Kind = Pick<ChartTransition, 'kind' | 'event' | 'delay'>;

const kindOf = ({ source, eventType }: Transition): Kind => {
  const [, kind, name = ''] =
    /^xstate\.(after|done\.actor|error\.actor|snapshot|done\.state)\.(.*)$/.exec(eventType) ?? [];
  if (eventType === '') return { kind: 'always', event: '', delay: null };
  if (kind === 'done.actor') return { kind: 'done', event: name, delay: null };
  if (kind === 'error.actor') return { kind: 'error', event: name, delay: null };
  if (kind === 'done.state') return { kind: 'done', event: '', delay: null };
  if (kind !== 'after') return { kind: 'event', event: eventType, delay: null };
  const event = name.slice(0, -source.id.length - 1);
  const declared: unknown = source.machine.implementations.delays[event] ?? Number(event);
  return { kind: 'delay', event, delay: Number.isFinite(declared) ? Number(declared) : null };
};

const readTransition = (transition: Transition): ChartTransition => ({
  id: transitionId(transition),
  source: pathOf(transition.source),
  targets: transition.target?.map(pathOf) ?? [],
  eventType: transition.eventType,
  ...kindOf(transition),
  guard: transition.guard === undefined ? null : guardName(transition.guard),
  actions: (transition.actions ?? []).map(actionName),
  reenter: transition.reenter ?? false,
  description: transition.description ?? '',
});

/** Reads the chart of a machine. */
export const readChart = (machine: AnyStateMachine): Chart => {
  const branches = branchesOf(machine);
  return {
    id: machine.id,
    states: branches.map(({ node }) => readState(node)),
    transitions: branches.flatMap(({ node, transitions }) =>
      [...(node.always ?? []), ...transitions].map((one) => readTransition(one)),
    ),
  };
};
