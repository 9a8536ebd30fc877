import { call } from '#src/api/call.ts';
import { getEventFundraisingParts } from '#src/api/calls/event.calls.ts';

/** What the event's total is made of; on its own, since a page that comes first has no calls in it. */
export const loadEventParts = () => call(getEventFundraisingParts());
