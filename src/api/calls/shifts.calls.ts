import { actionTypes, describeCall } from '#src/api/describe-call.ts';

/** The page says itself when something fails. */
const meta = { isHandled: true } as const;
const keyed = (key: string) => ({ 'Idempotency-Key': key });

/** How the person stands to the shifts of the event. */
export const getOwnSignUps = () =>
  describeCall({
    endpoint: '/user/volunteer/sign-ups',
    method: 'get',
    meta,
    types: actionTypes('LOAD_OWN_SIGN_UPS'),
  });

/** Where a friend's code leads. */
export const getSharedShift = (code: string) =>
  describeCall({
    endpoint: '/volunteer/shifts/shared',
    method: 'get',
    config: { query: { code } },
    meta,
    types: actionTypes('LOAD_SHARED_SHIFT'),
  });

/** The person's shifts for their calendar. */
export const getShiftCalendar = () =>
  describeCall({
    endpoint: '/user/volunteer/calendar',
    method: 'get',
    config: { parseAs: 'text' },
    meta,
    types: actionTypes('LOAD_SHIFT_CALENDAR'),
  });

/** Each change is made once for its key, and answers with how the person stands then. */
export const takeShift = (key: string, shiftId: string) =>
  describeCall({
    endpoint: '/user/volunteer/shift',
    method: 'post',
    data: { shiftId },
    headers: keyed(key),
    meta,
    types: actionTypes('TAKE_SHIFT'),
  });

export const swapShift = (key: string, data: { from: string; to: string }) =>
  describeCall({
    endpoint: '/user/volunteer/shift',
    method: 'put',
    data,
    headers: keyed(key),
    meta,
    types: actionTypes('SWAP_SHIFT'),
  });

export const leaveShift = (key: string, shiftId: string) =>
  describeCall({
    endpoint: '/user/volunteer/shift',
    method: 'delete',
    config: { query: { shiftId } },
    headers: keyed(key),
    meta,
    types: actionTypes('LEAVE_SHIFT'),
  });

export const waitForShift = (key: string, shiftId: string) =>
  describeCall({
    endpoint: '/user/volunteer/shift/waiting',
    method: 'post',
    data: { shiftId },
    headers: keyed(key),
    meta,
    types: actionTypes('WAIT_FOR_SHIFT'),
  });

export const stopWaitingForShift = (key: string, shiftId: string) =>
  describeCall({
    endpoint: '/user/volunteer/shift/waiting',
    method: 'delete',
    config: { query: { shiftId } },
    headers: keyed(key),
    meta,
    types: actionTypes('STOP_WAITING_FOR_SHIFT'),
  });

export const confirmShift = (key: string, shiftId: string) =>
  describeCall({
    endpoint: '/user/volunteer/shift/confirmation',
    method: 'post',
    data: { shiftId },
    headers: keyed(key),
    meta,
    types: actionTypes('CONFIRM_SHIFT'),
  });

/** For the last days before a shift: the leads are asked to take the person off. */
export const requestLeave = (key: string, shiftId: string) =>
  describeCall({
    endpoint: '/user/volunteer/shift/leave-request',
    method: 'post',
    data: { shiftId },
    headers: keyed(key),
    meta,
    types: actionTypes('REQUEST_LEAVE'),
  });

export const withdrawLeaveRequest = (key: string, shiftId: string) =>
  describeCall({
    endpoint: '/user/volunteer/shift/leave-request',
    method: 'delete',
    config: { query: { shiftId } },
    headers: keyed(key),
    meta,
    types: actionTypes('WITHDRAW_LEAVE_REQUEST'),
  });

export const shareShift = (key: string, shiftId: string) =>
  describeCall({
    endpoint: '/user/volunteer/shift/code',
    method: 'post',
    data: { shiftId },
    headers: keyed(key),
    meta,
    types: actionTypes('SHARE_SHIFT'),
  });

/** Whether the others in a shift see the person's first name. */
export const showNameInShifts = (key: string, isShown: boolean) =>
  describeCall({
    endpoint: '/user/volunteer/visibility',
    method: 'put',
    data: { isShown },
    headers: keyed(key),
    meta,
    types: actionTypes('SHOW_NAME_IN_SHIFTS'),
  });
