import type { components } from '#openapi/contract.gen.ts';
import { actionTypes, describeCall } from '#src/api/describe-call.ts';

type Schemas = components['schemas'];

/** The page says itself when something fails. */
const meta = { isHandled: true } as const;

/** The shifts that the person leads, each with its people. */
export const getLedShifts = () =>
  describeCall({
    endpoint: '/user/volunteer/shift-lead',
    method: 'get',
    meta,
    types: actionTypes('LOAD_LED_SHIFTS'),
  });

/** What was entered; each entry is recorded once for its id. */
export const recordCheckIns = (key: string, data: Schemas['CheckIns']) =>
  describeCall({
    endpoint: '/user/volunteer/shift-lead',
    method: 'post',
    data,
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

/** The people of one shift as a table. */
export const exportLedShifts = (shiftId: string) =>
  describeCall({
    endpoint: '/user/volunteer/shift-lead/csv',
    method: 'get',
    config: { query: { shiftId }, parseAs: 'text', timeout: 60_000 },
    meta,
    types: actionTypes('EXPORT_LED_SHIFTS'),
  });
