import type { components } from '#openapi/contract.gen.ts';
import { actionTypes, describeCall } from '#src/api/describe-call.ts';

type Schemas = components['schemas'];

/** The page says itself when something fails. */
const meta = { isHandled: true } as const;

/** The sheet has a clock and a store of its own, which an answer from before would mislead. */
const now = { ...meta, isNeverOld: true } as const;

/** The shifts that the person leads, each with its people. */
export const getLedShifts = () =>
  describeCall({
    endpoint: '/user/volunteer/shift-lead',
    method: 'get',
    meta: now,
    types: actionTypes('LOAD_LED_SHIFTS'),
  });

/** What was entered; each entry is recorded once for its id. `signal` ends the request with what asked for it. */
export const recordCheckIns = (key: string, data: Schemas['CheckIns'], signal: AbortSignal) =>
  describeCall({
    endpoint: '/user/volunteer/shift-lead',
    method: 'post',
    data,
    // Shorter than the flow waits: what came of it is known before it is sent again.
    config: { timeout: 15_000, signal },
    headers: { 'Idempotency-Key': key },
    meta,
    types: actionTypes('RECORD_CHECK_INS'),
  });

/** An e-mail to the people of a shift. */
export const sendShiftLetter = (key: string, data: Schemas['ShiftLetter']) =>
  describeCall({
    endpoint: '/user/volunteer/shift-lead/letter',
    method: 'post',
    data,
    headers: { 'Idempotency-Key': key },
    meta,
    types: actionTypes('SEND_SHIFT_LETTER'),
  });

/** Takes somebody off a shift, and answers with the sheets. */
export const takeOffShift = (key: string, data: Schemas['ShiftRemoval']) =>
  describeCall({
    endpoint: '/user/volunteer/shift-lead/removal',
    method: 'post',
    data,
    headers: { 'Idempotency-Key': key },
    meta,
    types: actionTypes('TAKE_OFF_SHIFT'),
  });

/** The people of one shift as a table. */
export const exportLedShifts = (shiftId: string) =>
  describeCall({
    endpoint: '/user/volunteer/shift-lead/csv',
    method: 'get',
    config: { query: { shiftId }, parseAs: 'text', timeout: 60_000 },
    meta: now,
    types: actionTypes('EXPORT_LED_SHIFTS'),
  });
