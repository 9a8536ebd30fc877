import { fromPromise } from 'xstate';
import { isFlowError } from '#machines/flow-error.ts';
import { shiftsMachine } from '#machines/shifts/shifts.machine.ts';
import type { LoadedShifts, OwnSignUps, ShiftsChange } from '#machines/shifts/shifts.types.ts';
import { call } from '#src/api/call.ts';
import { getRegistrationJobs } from '#src/api/calls/registration.calls.ts';
import { del, get, post, put } from '#src/api/describe-call.ts';
import { watchSession } from '#src/components/way-back/watch-session.ts';

/** Each change is made once for its key, and returns the person's places after it. */
const save = (change: ShiftsChange, key: string): Promise<OwnSignUps> => {
  switch (change.kind) {
    case 'take':
      return call(post('/user/volunteer/shift', 'TAKE_SHIFT', { data: { shiftId: change.shiftId }, key }));
    case 'swap':
      return call(
        put('/user/volunteer/shift', 'SWAP_SHIFT', { data: { from: change.from, to: change.to }, key }),
      );
    case 'leave':
      return call(del('/user/volunteer/shift', 'LEAVE_SHIFT', { query: { shiftId: change.shiftId }, key }));
    case 'wait':
      return call(
        post('/user/volunteer/shift/waiting', 'WAIT_FOR_SHIFT', { data: { shiftId: change.shiftId }, key }),
      );
    case 'stop':
      return call(
        del('/user/volunteer/shift/waiting', 'STOP_WAITING_FOR_SHIFT', {
          query: { shiftId: change.shiftId },
          key,
        }),
      );
    case 'confirm':
      return call(
        post('/user/volunteer/shift/confirmation', 'CONFIRM_SHIFT', {
          data: { shiftId: change.shiftId },
          key,
        }),
      );
    case 'request':
      return call(
        post('/user/volunteer/shift/leave-request', 'REQUEST_LEAVE', {
          data: { shiftId: change.shiftId },
          key,
        }),
      );
    case 'stay':
      return call(
        del('/user/volunteer/shift/leave-request', 'WITHDRAW_LEAVE_REQUEST', {
          query: { shiftId: change.shiftId },
          key,
        }),
      );
    case 'share':
      return call(
        post('/user/volunteer/shift/code', 'SHARE_SHIFT', { data: { shiftId: change.shiftId }, key }),
      );
    case 'show':
      return call(
        put('/user/volunteer/visibility', 'SHOW_NAME_IN_SHIFTS', { data: { isShown: change.isShown }, key }),
      );
  }
};

/** The shift of a friend's code; null for an invalid code. */
const sharedBy = async (code: string | null): Promise<LoadedShifts['shared']> => {
  if (code === null) return null;
  try {
    return await call(get('/volunteer/shifts/shared', 'LOAD_SHARED_SHIFT', { query: { code } }));
  } catch (error) {
    if (isFlowError(error) && error.code === 'shift-code-unknown') return null;
    throw error;
  }
};

export const shiftsFlow = shiftsMachine.provide({
  actors: {
    loadShifts: fromPromise(async ({ input: { code } }) => {
      const [own, shifts, shared] = await Promise.all([
        call(get('/user/volunteer/sign-ups', 'LOAD_OWN_SIGN_UPS')),
        call(getRegistrationJobs()),
        sharedBy(code),
      ]);
      return { own, shifts, shared };
    }),
    saveChange: fromPromise(async ({ input: { change, key } }) => {
      const own = await save(change, key);
      // The change is saved, even if the list can't be loaded again.
      const shifts = await call(getRegistrationJobs()).catch(() => null);
      return { own, shifts };
    }),
    watchSession,
  },
});
