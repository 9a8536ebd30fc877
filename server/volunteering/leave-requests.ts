import type { Trx } from '#server/platform/database/database.ts';
import { offerFree } from '#server/waiting-list/waiting-list.ts';
import { lockOwnTime } from './own-time.ts';
import {
  leaveRequestedEmail,
  leaveWithdrawnEmail,
  leftEmail,
  quitEmail,
  removedEmail,
} from './shift.emails.ts';
import {
  type Answers,
  countNotice,
  deletePlace,
  findHolder,
  findPlace,
  lockShifts,
  otherLeads,
  placesUntil,
  type Shift,
  setAnswers,
} from './shift-places.queries.ts';
import { shiftWaiting } from './shift-waiting.ts';
import { isLedByOthers, type SigningUp, type SignUpDeps, writeTo } from './sign-up.ts';
import { volunteeringProblem } from './volunteering.problems.ts';
import { canLeaveAlone, hasBegun, leadDecidesFrom } from './volunteering.rules.ts';

/** The person's place in a shift that has not begun. */
const ownPlace = async ({ trx, now, volunteer }: SigningUp, shift: Shift): Promise<Answers> => {
  const found = await findPlace(trx, { shiftId: shift.id, registrationId: volunteer.registrationId });
  if (found === undefined) throw volunteeringProblem('shift-not-yours');
  if (hasBegun(shift, now)) throw volunteeringProblem('shift-begun');
  return found;
};

/** Two requests and two withdrawals. Later changes of mind are on the sheet, and send no more e-mails. */
const mostNotices = 4;

/** Records whether the person wants to be taken off, and tells the shift's leads. */
export const noteLeaveRequest = async (
  signing: SigningUp,
  shift: Shift,
  leaveRequestedAt: Date | null,
): Promise<void> => {
  const { deps, trx, personId, volunteer } = signing;
  const place = { shiftId: shift.id, registrationId: volunteer.registrationId };
  await setAnswers(trx, place, { leaveRequestedAt });
  if ((await countNotice(trx, place)) > mostNotices) return;
  const letter = leaveRequestedAt === null ? leaveWithdrawnEmail : leaveRequestedEmail;
  for (const lead of await otherLeads(trx, shift.id, personId))
    await writeTo(deps, trx, 'shift-leave-request', lead, (to) => letter(to, shift, volunteer));
};

/** Asks the leads to take the person off, once. The place stays the person's until a lead does. */
export const requestLeave = async (signing: SigningUp, shiftId: string): Promise<void> => {
  const shift = signing.shiftOf(shiftId);
  const place = await ownPlace(signing, shift);
  const hasLead = await isLedByOthers(signing, shift);
  if (canLeaveAlone(shift, { ...place, hasLead }, signing.now)) throw volunteeringProblem('shift-leavable');
  if (place.leaveRequestedAt === null) await noteLeaveRequest(signing, shift, signing.now);
};

export const withdrawLeaveRequest = async (signing: SigningUp, shiftId: string): Promise<void> => {
  const shift = signing.shiftOf(shiftId);
  const place = await ownPlace(signing, shift);
  // The only answer to a moved shift is whether the person still comes.
  if (place.confirmUntil !== null) throw volunteeringProblem('shift-to-confirm');
  if (place.leaveRequestedAt !== null) await noteLeaveRequest(signing, shift, null);
};

type Removal = {
  shiftId: string;
  /** The public id of the person to take off. */
  publicId: string;
  /** Whether the lead saw the person's request. */
  isRequested: boolean;
  lead: { personId: string; firstName: string; lastName: string };
  now: Date;
};

/**
 * Takes a person off a shift, offers the place to the next on the waiting list, and tells the person. The caller knows that `lead` leads
 * the shift.
 * @throws ProblemError `person-not-in-shift`, `leave-request-withdrawn`, `removal-too-early`, `shift-begun`, `shift-not-found`
 */
export const takeOff = async (deps: SignUpDeps, trx: Trx, removal: Removal): Promise<void> => {
  const { shiftId, publicId, isRequested, lead, now } = removal;
  const holder = await findHolder(trx, { shiftId, publicId });
  if (holder === undefined) throw volunteeringProblem('person-not-in-shift');
  await lockOwnTime(trx, holder.personId);
  const [shift] = await lockShifts(trx, [shiftId]);
  if (shift === undefined) throw volunteeringProblem('shift-not-found');
  if (hasBegun(shift, now)) throw volunteeringProblem('shift-begun');
  if (now < leadDecidesFrom(shift)) throw volunteeringProblem('removal-too-early');
  const left = await deletePlace(trx, { shiftId, registrationId: holder.registrationId });
  if (left === undefined) throw volunteeringProblem('person-not-in-shift');
  const isOwn = holder.personId === lead.personId;
  const wasAsked = left.leaveRequestedAt !== null;
  if (isRequested && !wasAsked) throw volunteeringProblem('leave-request-withdrawn');
  await writeTo(deps, trx, 'shift-removed', holder, (to) =>
    isOwn ? leftEmail(to, shift) : removedEmail(to, shift, { lead, wasAsked }),
  );
  await offerFree(deps, trx, shiftWaiting(deps.settings), { subjectId: shiftId, now });
};

/** Tells the leads of the next days which volunteers will be missing, before a cancelled volunteer's places are released. */
export const tellLeadsOfQuitting = async (
  deps: Pick<SignUpDeps, 'mail' | 'settings'>,
  trx: Trx,
  { registrationId, now }: { registrationId: string; now: Date },
): Promise<void> => {
  const places = await placesUntil(trx, registrationId, now);
  for (const { shift, person } of places) {
    if (now <= leadDecidesFrom(shift)) continue;
    for (const lead of await otherLeads(trx, shift.id, person.personId))
      await writeTo(deps, trx, 'shift-quit', lead, (to) =>
        quitEmail(to, shift, { ...person, isGoingOn: hasBegun(shift, now) }),
      );
  }
};
