import type { AnyMachineSnapshot, AnyStateNode, StateValue } from 'xstate';

const under = (node: AnyStateNode, value: StateValue): AnyStateNode[] => {
  const inner = typeof value === 'string' ? { [value]: {} } : value;
  const below = Object.entries(inner).flatMap(([key, deeper]) => {
    const child = node.states[key];
    return child === undefined || deeper === undefined ? [] : under(child, deeper);
  });
  return [node, ...below];
};

/** The states that a machine is in, the machine itself included, each before those inside it. */
export const activeStates = ({ machine, value }: AnyMachineSnapshot): AnyStateNode[] =>
  under(machine.root, value);

/** Whether a state has no states inside it. */
export const isLeaf = (node: AnyStateNode): boolean => Object.keys(node.states).length === 0;

/** The innermost active states as text: `editing.payment`, joined by ` & ` in a parallel state; `(root)` for a machine without states. */
export const stateOf = (snapshot: AnyMachineSnapshot): string =>
  activeStates(snapshot)
    .filter(isLeaf)
    .map(({ path }) => path.join('.') || '(root)')
    .join(' & ');
