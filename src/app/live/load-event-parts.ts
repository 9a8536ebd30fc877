import { call } from '#src/api/call.ts';
import { getEventFundraisingParts } from '#src/api/calls/event.calls.ts';

/** The parts of the event's total. In its own file, because a first page contains no calls. */
export const loadEventParts = () => call(getEventFundraisingParts());
