import { fromPromise } from 'xstate';
import { isFlowError } from '#machines/flow-error.ts';
import { shiftsMachine } from '#machines/shifts/shifts.machine.ts';
import type { LoadedShifts, OwnSignUps, ShiftsChange } from '#machines/shifts/shifts.types.ts';
import { call } from '#src/api/call.ts';
import { getRegistrationJobs } from '#src/api/calls/registration.calls.ts';
import { watchSession } from '#src/components/way-back/watch-session.ts';
import * as calls from './shifts.calls.ts';

const save = (change: ShiftsChange, key: string): Promise<OwnSignUps> => {
  switch (change.kind) {
    case 'take':
      return call(calls.takeShift(key, change.shiftId));
    case 'swap':
      return call(calls.swapShift(key, { from: change.from, to: change.to }));
    case 'leave':
      return call(calls.leaveShift(key, change.shiftId));
    case 'wait':
      return call(calls.waitForShift(key, change.shiftId));
    case 'stop':
      return call(calls.stopWaitingForShift(key, change.shiftId));
    case 'confirm':
      return call(calls.confirmShift(key, change.shiftId));
    case 'request':
      return call(calls.requestLeave(key, change.shiftId));
    case 'stay':
      return call(calls.withdrawLeaveRequest(key, change.shiftId));
    case 'share':
      return call(calls.shareShift(key, change.shiftId));
    case 'show':
      return call(calls.showNameInShifts(key, change.isShown));
  }
};

/** The shift of a friend's code; null for an invalid code. */
const sharedBy = async (code: string | null): Promise<LoadedShifts['shared']> => {
  if (code === null) return null;
  try {
    return await call(calls.getSharedShift(code));
  } catch (error) {
    if (isFlowError(error) && error.code === 'shift-code-unknown') return null;
    throw error;
  }
};

export const shiftsFlow = shiftsMachine.provide({
  actors: {
    loadShifts: fromPromise(async ({ input: { code } }) => {
      const [own, shifts, shared] = await Promise.all([
        call(calls.getOwnSignUps()),
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
