import type { ActorRefFrom } from 'xstate';
import type { ShiftsSnapshot, shiftsMachine } from '#machines/shifts/shifts.machine.ts';
import type { OwnSignUps, ShiftsChange, ShiftsEvent } from '#machines/shifts/shifts.types.ts';
import type { Filter, GivenFilter } from '#src/components/shift-filter/shift-filter.tsx';

export type ShiftsActor = ActorRefFrom<typeof shiftsMachine>;

/** What each part of the page needs. */
export type ShiftsPartProps = {
  snapshot: ShiftsSnapshot;
  send: (event: ShiftsEvent) => void;
};

/** Sends a change with a key of its own. */
export const change = (send: ShiftsPartProps['send'], chosen: ShiftsChange): void =>
  send({ type: 'change.chosen', change: chosen, key: crypto.randomUUID() });

/** Which shifts are looked for, as the address says. */
export type Looking = { filter: GivenFilter; onFilter: (filter: Filter) => void };

export type OwnShiftsProps = Pick<ShiftsPartProps, 'send'> & { own: OwnSignUps; isBusy: boolean };
