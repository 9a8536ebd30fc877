import { del, get, post, put } from '#src/api/describe-call.ts';

/** The person's places and waiting lists, with their options for each shift. */
export const getOwnSignUps = () => get('/user/volunteer/sign-ups', 'LOAD_OWN_SIGN_UPS');

/** The shift of a friend's code. */
export const getSharedShift = (code: string) =>
  get('/volunteer/shifts/shared', 'LOAD_SHARED_SHIFT', { query: { code } });

/** The person's shifts for their calendar. */
export const getShiftCalendar = () =>
  get('/user/volunteer/calendar', 'LOAD_SHIFT_CALENDAR', { parseAs: 'text' });

/** Each change is made once for its key, and returns the person's places after it. */
export const takeShift = (key: string, shiftId: string) =>
  post('/user/volunteer/shift', 'TAKE_SHIFT', { data: { shiftId }, key });

export const swapShift = (key: string, data: { from: string; to: string }) =>
  put('/user/volunteer/shift', 'SWAP_SHIFT', { data, key });

export const leaveShift = (key: string, shiftId: string) =>
  del('/user/volunteer/shift', 'LEAVE_SHIFT', { query: { shiftId }, key });

export const waitForShift = (key: string, shiftId: string) =>
  post('/user/volunteer/shift/waiting', 'WAIT_FOR_SHIFT', { data: { shiftId }, key });

export const stopWaitingForShift = (key: string, shiftId: string) =>
  del('/user/volunteer/shift/waiting', 'STOP_WAITING_FOR_SHIFT', { query: { shiftId }, key });

export const confirmShift = (key: string, shiftId: string) =>
  post('/user/volunteer/shift/confirmation', 'CONFIRM_SHIFT', { data: { shiftId }, key });

/** In the last days before a shift: asks the leads to remove the person. */
export const requestLeave = (key: string, shiftId: string) =>
  post('/user/volunteer/shift/leave-request', 'REQUEST_LEAVE', { data: { shiftId }, key });

export const withdrawLeaveRequest = (key: string, shiftId: string) =>
  del('/user/volunteer/shift/leave-request', 'WITHDRAW_LEAVE_REQUEST', { query: { shiftId }, key });

export const shareShift = (key: string, shiftId: string) =>
  post('/user/volunteer/shift/code', 'SHARE_SHIFT', { data: { shiftId }, key });

/** Whether the others in a shift see the person's first name. */
export const showNameInShifts = (key: string, isShown: boolean) =>
  put('/user/volunteer/visibility', 'SHOW_NAME_IN_SHIFTS', { data: { isShown }, key });
