import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { branchesOf } from './branches.ts';

type Transition = {
  source: AnyStateNode;
  eventType: string;
  guard?: unknown;
  target?: readonly AnyStateNode[] | undefined;
};

/** A guard's name; of one made by `and`, `or` or `not`, the names of its parts too. */
export const guardName = (guard: unknown): string => {
  if (typeof guard === 'string') return guard;
  const { type, name, guards } = guard as { type?: string; name?: string; guards?: readonly unknown[] };
  return guards === undefined ? (type ?? name ?? '?') : `${name}(${guards.map(guardName).join(', ')})`;
};

const pathOf = ({ path }: AnyStateNode): string => path.join('.') || '(root)';

const textOf = ({ source, eventType, guard, target }: Transition): string =>
  [
    pathOf(source),
    eventType === '' ? 'always' : eventType,
    `${guard === undefined ? '' : `[${guardName(guard)}] `}→ ${target?.map(pathOf).join(' & ') ?? '(stays)'}`,
  ].join(' | ');

/** A readable id: `state.path | event | [guard] → target`, with a number where the node has several transitions of that text. */
export const transitionId = (transition: Transition): string => {
  const { source, eventType } = transition;
  const all = eventType === '' ? (source.always ?? []) : (source.transitions.get(eventType) ?? []);
  const text = textOf(transition);
  const place = all.filter((one) => textOf(one) === text).indexOf(transition as (typeof all)[number]);
  return place > 0 ? `${text} (${place + 1})` : text;
};

/** All state nodes of a machine. */
export const nodesOf = (machine: AnyStateMachine): AnyStateNode[] =>
  branchesOf(machine).map(({ node }) => node);

/** The ids of all transitions: of events, `always`, timers and ports. */
export const allTransitions = (machine: AnyStateMachine): string[] =>
  branchesOf(machine).flatMap(({ node, transitions }) =>
    [...transitions, ...(node.always ?? [])].map((one) => transitionId(one)),
  );

/** The paths of all states. */
export const allStates = (machine: AnyStateMachine): string[] =>
  nodesOf(machine)
    .filter((node) => node.parent !== undefined && node.type !== 'history')
    .map((node) => node.path.join('.'));
