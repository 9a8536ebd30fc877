import { currentEvent } from '#server/event/event.ts';
import { type Handlers, signedIn } from '#server/platform/contract/handlers.ts';
import { joinWaitingList, leaveWaitingList } from '#server/waiting-list/waiting-list.ts';
import { noteLeaveRequest, requestLeave, withdrawLeaveRequest } from './leave-requests.ts';
import { leftEmail, swappedEmail, takenEmail } from './shift.emails.ts';
import { shiftCalendar } from './shift-calendar.ts';
import { sharedShift, shareShift } from './shift-codes.ts';
import { awaitedOf, findPlace, setAnswers, takenOf } from './shift-places.queries.ts';
import {
  freePlace,
  isLedByOthers,
  refuseBeginner,
  refuseClash,
  type SigningUp,
  type SignUpDeps,
  signUp,
  takePlace,
  write,
} from './sign-up.ts';
import { ownSignUps } from './sign-ups.view.ts';
import { volunteeringProblem } from './volunteering.problems.ts';
import { hasBegun, leadDecidesFrom } from './volunteering.rules.ts';

const take = async (signing: SigningUp, shiftId: string): Promise<void> => {
  const shift = signing.shiftOf(shiftId);
  refuseBeginner(signing, shift);
  await refuseClash(signing, shift);
  await takePlace(signing, shift);
  const leaving = {
    hasLead: await isLedByOthers(signing, shift),
    isLate: signing.now > leadDecidesFrom(shift),
  };
  await write(signing, 'shift-taken', (to) => takenEmail(to, shift, leaving));
};

/** The old place is given up only if the new one is taken: both are one transaction. */
const swap = async (signing: SigningUp, { from, to }: { from: string; to: string }): Promise<void> => {
  const [before, after] = [signing.shiftOf(from), signing.shiftOf(to)];
  refuseBeginner(signing, after);
  await refuseClash(signing, after, before.id);
  await takePlace(signing, after);
  await freePlace(signing, before);
  await write(signing, 'shift-swapped', (to) => swappedEmail(to, before, after));
};

const leave = async (signing: SigningUp, shiftId: string): Promise<void> => {
  const shift = signing.shiftOf(shiftId);
  await freePlace(signing, shift);
  await write(signing, 'shift-left', (to) => leftEmail(to, shift));
};

/** A clash is no obstacle here: the person may swap when their turn comes. */
const wait = async (signing: SigningUp, shiftId: string): Promise<void> => {
  const { deps, trx, now, personId, volunteer, waiting } = signing;
  const shift = signing.shiftOf(shiftId);
  refuseBeginner(signing, shift);
  if (await findPlace(trx, { shiftId, registrationId: volunteer.registrationId }))
    throw volunteeringProblem('shift-yours-already');
  const { taken } = await takenOf(trx, shiftId, now);
  if (taken + (await awaitedOf(trx, shiftId, now, personId)) < shift.capacity)
    throw volunteeringProblem('shift-has-places');
  await joinWaitingList(deps, trx, waiting, { subjectId: shiftId, personId, now });
};

const stopWaiting = async (signing: SigningUp, shiftId: string): Promise<void> => {
  const { deps, trx, now, personId, waiting } = signing;
  if (!(await leaveWaitingList(deps, trx, waiting, { subjectId: shiftId, personId, now })))
    throw volunteeringProblem('not-waiting');
};

const confirm = async (signing: SigningUp, shiftId: string): Promise<void> => {
  const { trx, now, volunteer } = signing;
  const shift = signing.shiftOf(shiftId);
  const place = { shiftId, registrationId: volunteer.registrationId };
  const found = await findPlace(trx, place);
  if (found === undefined) throw volunteeringProblem('shift-not-yours');
  const { confirmUntil } = found;
  if (confirmUntil === null || confirmUntil <= now || hasBegun(shift, now))
    throw volunteeringProblem('nothing-to-confirm');
  await refuseClash(signing, shift);
  await setAnswers(trx, place, { confirmUntil: null });
  // The leads know that this person can’t come.
  if (found.leaveRequestedAt !== null) await noteLeaveRequest(signing, shift, null);
};

export const signUpOperations = (deps: SignUpDeps) => {
  const { db, clock } = deps;
  return {
    getOwnSignUps: async (call) => {
      const { personId } = signedIn(call);
      const event = await currentEvent(db);
      return { status: 200, body: await ownSignUps(db, { personId, event, now: clock.now() }) };
    },
    takeShift: (call) =>
      signUp(deps, call, [call.body.shiftId], (signing) => take(signing, call.body.shiftId)),
    swapShift: (call) =>
      signUp(deps, call, [call.body.from, call.body.to], (signing) => swap(signing, call.body)),
    leaveShift: (call) =>
      signUp(deps, call, [call.query.shiftId], (signing) => leave(signing, call.query.shiftId)),
    requestLeave: (call) =>
      signUp(deps, call, [call.body.shiftId], (signing) => requestLeave(signing, call.body.shiftId)),
    withdrawLeaveRequest: (call) =>
      signUp(deps, call, [call.query.shiftId], (signing) =>
        withdrawLeaveRequest(signing, call.query.shiftId),
      ),
    waitForShift: (call) =>
      signUp(deps, call, [call.body.shiftId], (signing) => wait(signing, call.body.shiftId)),
    stopWaitingForShift: (call) =>
      signUp(deps, call, [call.query.shiftId], (signing) => stopWaiting(signing, call.query.shiftId)),
    confirmShift: (call) =>
      signUp(deps, call, [call.body.shiftId], (signing) => confirm(signing, call.body.shiftId)),
    showNameInShifts: (call) =>
      signUp(deps, call, [], async ({ trx, volunteer }) => {
        await trx
          .updateTable('participation')
          .set({ showsNameInShifts: call.body.isShown })
          .where('id', '=', volunteer.participationId)
          .execute();
      }),
    shareShift: (call) => shareShift(deps, call),
    getSharedShift: async (call) => ({ status: 200, body: await sharedShift(deps, call.query.code) }),
    getShiftCalendar: (call) => shiftCalendar(deps, signedIn(call).personId),
  } satisfies Partial<Handlers>;
};
