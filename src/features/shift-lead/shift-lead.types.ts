import type { ActorRefFrom } from 'xstate';
import type { ShiftLeadSnapshot, shiftLeadMachine } from '#machines/shift-lead/shift-lead.machine.ts';
import type { ShiftLeadEvent } from '#machines/shift-lead/shift-lead.types.ts';

export type ShiftLeadActor = ActorRefFrom<typeof shiftLeadMachine>;

export type LeadPartProps = {
  snapshot: ShiftLeadSnapshot;
  send: (event: ShiftLeadEvent) => void;
};
