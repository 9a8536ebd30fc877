import type { components } from '#openapi/contract.gen.ts';
import { get, post } from '#src/api/describe-call.ts';

type Schemas = components['schemas'];

/** The sheet has a clock and a store of its own, which an answer from before would mislead. */
const now = { isNeverOld: true } as const;

/** The shifts that the person leads, each with its people. */
export const getLedShifts = () => get('/user/volunteer/shift-lead', 'LOAD_LED_SHIFTS', { meta: now });

/** What was entered; each entry is recorded once for its id. `signal` ends the request with what asked for it. */
export const recordCheckIns = (key: string, data: Schemas['CheckIns'], signal: AbortSignal) =>
  post('/user/volunteer/shift-lead', 'RECORD_CHECK_INS', {
    // Shorter than the flow waits: what came of it is known before it is sent again.
    timeout: 15_000,
    signal,
    data,
    key,
  });

/** An e-mail to the people of a shift. */
export const sendShiftLetter = (key: string, data: Schemas['ShiftLetter']) =>
  post('/user/volunteer/shift-lead/letter', 'SEND_SHIFT_LETTER', { data, key });

/** Takes somebody off a shift, and answers with the sheets. */
export const takeOffShift = (key: string, data: Schemas['ShiftRemoval']) =>
  post('/user/volunteer/shift-lead/removal', 'TAKE_OFF_SHIFT', { data, key });

/** The people of one shift as a table. */
export const exportLedShifts = (shiftId: string) =>
  get('/user/volunteer/shift-lead/csv', 'EXPORT_LED_SHIFTS', {
    query: { shiftId },
    parseAs: 'text',
    timeout: 60_000,
    meta: now,
  });
