import type { AnyMachineSnapshot, StateValue } from 'xstate';

/** The paths of the innermost active states: `editing.payment`; in a parallel state one for each region. */
export const innermostStates = (value: StateValue, above = ''): string[] =>
  typeof value === 'string'
    ? [above + value]
    : Object.entries(value).flatMap(([key, below = {}]) =>
        typeof below === 'object' && Object.keys(below).length === 0
          ? [above + key]
          : innermostStates(below, `${above}${key}.`),
      );

/** The active states as text: `editing.payment`, joined by ` & ` in a parallel state; `(root)` for a machine without states. */
export const stateText = ({
  machine,
  value,
}: Pick<AnyMachineSnapshot, 'value'> & { machine: { states: object } }): string =>
  Object.keys(machine.states).length === 0 ? '(root)' : innermostStates(value).join(' & ');
