import type { ActorRefFrom } from 'xstate';
import type { ShiftsSnapshot, shiftsMachine } from '#machines/shifts/shifts.machine.ts';
import type { OwnSignUps, ShiftsChange, ShiftsEvent } from '#machines/shifts/shifts.types.ts';
import type { Filter, GivenFilter } from '#src/components/shift-filter/shift-filter.tsx';

export type ShiftsActor = ActorRefFrom<typeof shiftsMachine>;

export type ShiftsPartProps = {
  snapshot: ShiftsSnapshot;
  send: (event: ShiftsEvent) => void;
};

/** Sends a change with a new key. */
export const change = (send: ShiftsPartProps['send'], chosen: ShiftsChange): void =>
  send({ type: 'change.chosen', change: chosen, key: crypto.randomUUID() });

/** The filter of the shifts in the address. */
export type Looking = { filter: GivenFilter; onFilter: (filter: Filter) => void };

export type OwnShiftsProps = Pick<ShiftsPartProps, 'send'> & { own: OwnSignUps; isBusy: boolean };
