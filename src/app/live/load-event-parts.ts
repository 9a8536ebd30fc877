import { call } from '#src/api/call.ts';
import { get } from '#src/api/describe-call.ts';

/** The parts of the event's total. In its own file, because a first page contains no calls. */
export const loadEventParts = () => call(get('/event/fundraising/parts', 'LOAD_EVENT_PARTS'));
