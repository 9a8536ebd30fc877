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
