import type { components } from '#openapi/contract.gen.ts';
import { get, post } from '#src/api/describe-call.ts';

type Schemas = components['schemas'];

/** The sheet has its own clock and store, which an old answer would make wrong. */
const now = { isNeverOld: true } as const;

/** The shifts that the person leads, each with its people. */
export const getLedShifts = () => get('/user/volunteer/shift-lead', 'LOAD_LED_SHIFTS', { meta: now });

/** Records the entries, each once for its id. `signal` aborts the request. */
export const recordCheckIns = (key: string, data: Schemas['CheckIns'], signal: AbortSignal) =>
  post('/user/volunteer/shift-lead', 'RECORD_CHECK_INS', {
    // Shorter than the flow waits, so that the result is known before a retry.
    timeout: 15_000,
    signal,
    data,
    key,
  });

/** Sends an e-mail to the people of a shift. */
export const sendShiftLetter = (key: string, data: Schemas['ShiftLetter']) =>
  post('/user/volunteer/shift-lead/letter', 'SEND_SHIFT_LETTER', { data, key });

/** Removes a person from a shift, and returns the sheets. */
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
