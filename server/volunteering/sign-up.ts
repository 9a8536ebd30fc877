import { currentEvent, type EventRow } from '#server/event/event.ts';
import { ageOn } from '#server/platform/clock/clock.ts';
import { type Call, signedIn } from '#server/platform/contract/handlers.ts';
import type { Trx } from '#server/platform/database/database.ts';
import { withIdempotency } from '#server/platform/idempotency/idempotency.ts';
import type { Written } from '#server/platform/mail/email.ts';
import { inWords } from '#server/platform/mail/format.ts';
import type { EmailKind } from '#server/platform/mail/mail.ts';
import type { Platform } from '#server/platform/platform.ts';
import { acceptOffer, offerFree, type WaitingSubject } from '#server/waiting-list/waiting-list.ts';
import { clashInWords, clashOf, lockOwnTime, ownTimes } from './own-time.ts';
import {
  awaitedOf,
  countPlaces,
  deletePlace,
  findPlace,
  insertPlace,
  lockShifts,
  lockVolunteer,
  otherLeads,
  type Reader,
  type Shift,
  takenOf,
  type Volunteer,
} from './shift-places.queries.ts';
import { shiftWaiting } from './shift-waiting.ts';
import { ownSignUps } from './sign-ups.view.ts';
import { volunteeringProblem } from './volunteering.problems.ts';
import { canLeaveAlone, hasBegun } from './volunteering.rules.ts';

/** The same limit as a registration's. A swap briefly takes a thirteenth. */
const mostShifts = 12;

export type SignUpDeps = Pick<Platform, 'settings' | 'db' | 'clock' | 'mail'>;

/** A volunteer who changes their shifts, and the shifts concerned: all of it is locked. */
export type SigningUp = {
  deps: SignUpDeps;
  trx: Trx;
  now: Date;
  event: EventRow;
  personId: string;
  volunteer: Volunteer;
  waiting: WaitingSubject;
  /** Throws `shift-not-found`. */
  shiftOf: (id: string) => Shift;
};

/**
 * Changes the caller's shifts in one transaction with its e-mails: all of it or nothing. The answer is the caller's state after it. The
 * order of locks is the same everywhere: the person, their volunteering, the shifts by id.
 */
export const signUp = (
  deps: SignUpDeps,
  call: Parameters<typeof withIdempotency>[1] & Pick<Call, 'caller'>,
  shiftIds: readonly string[],
  work: (signing: SigningUp) => Promise<void>,
) => {
  const { personId } = signedIn(call);
  return withIdempotency(deps, call, async (trx) => {
    const now = deps.clock.now();
    const event = await currentEvent(trx);
    await lockOwnTime(trx, personId);
    const volunteer = await lockVolunteer(trx, personId, event.id);
    if (volunteer === undefined) throw volunteeringProblem('not-a-volunteer');
    const shifts = await lockShifts(trx, shiftIds);
    const shiftOf = (id: string): Shift => {
      const shift = shifts.find((each) => each.id === id.toLowerCase() && each.eventId === event.id);
      if (shift === undefined) throw volunteeringProblem('shift-not-found');
      return shift;
    };
    const waiting = shiftWaiting(deps.settings);
    await work({ deps, trx, now, event, personId, volunteer, waiting, shiftOf });
    return { status: 200 as const, body: await ownSignUps(trx, { personId, event, now }) };
  });
};

type ShiftLetter = (to: { firstName: string; publicUrl: string }) => Written;

/** Writes to a person whom a change of a shift concerns, in its transaction. */
export const writeTo = async (
  { mail, settings: { publicUrl } }: Pick<SignUpDeps, 'mail' | 'settings'>,
  trx: Trx,
  kind: EmailKind,
  { personId, firstName, emailAddress }: Reader,
  letter: ShiftLetter,
): Promise<void> => {
  await mail.send(trx, { ...letter({ firstName, publicUrl }), to: emailAddress, personId, kind });
};

/** Writes to the volunteer who made the change. */
export const write = (
  { deps, trx, personId, volunteer }: SigningUp,
  kind: EmailKind,
  letter: ShiftLetter,
): Promise<void> => writeTo(deps, trx, kind, { ...volunteer, personId }, letter);

/** Throws where this person can't be in this shift, with or without free places. */
export const refuseBeginner = ({ now, volunteer, event }: SigningUp, shift: Shift): void => {
  if (hasBegun(shift, now)) throw volunteeringProblem('shift-begun');
  const age = volunteer.birthDate === null ? 0 : ageOn(volunteer.birthDate, event.startsOn);
  if (age < shift.minimumAge)
    throw volunteeringProblem('shift-age', {
      detail: `${shift.title} is for volunteers who are at least ${shift.minimumAge} on ${inWords(event.startsOn)}. Choose another shift.`,
    });
};

/** Throws where the person has another entry at that time; `leaving` is a shift that they give up for it. */
export const refuseClash = async (
  { trx, personId, event }: SigningUp,
  shift: Shift,
  leaving: string | null = null,
): Promise<void> => {
  const own = (await ownTimes(trx, personId, event.id)).filter(({ id }) => id !== shift.id && id !== leaving);
  const wanted = { name: shift.title, startsAt: shift.startsAt, endsAt: shift.endsAt };
  const clash = clashOf(wanted, own);
  if (clash === undefined) return;
  throw volunteeringProblem('shift-clash', { detail: clashInWords(wanted, clash) });
};

/** Gives the person a place, which may be an offered one. Throws where none is left for them. */
export const takePlace = async (signing: SigningUp, shift: Shift): Promise<void> => {
  const { deps, trx, now, personId, volunteer, waiting } = signing;
  const place = { shiftId: shift.id, registrationId: volunteer.registrationId };
  if (await findPlace(trx, place)) throw volunteeringProblem('shift-yours-already');
  if ((await countPlaces(trx, volunteer.registrationId)) >= mostShifts)
    throw volunteeringProblem('shifts-enough');
  await offerFree(deps, trx, waiting, { subjectId: shift.id, now });
  const isOffered = await acceptOffer(trx, { kind: 'shift', subjectId: shift.id, personId }, now);
  const { taken } = await takenOf(trx, shift.id, now);
  const kept = isOffered ? 0 : await awaitedOf(trx, shift.id, now, personId);
  if (taken + kept >= shift.capacity)
    throw volunteeringProblem('shift-taken', {
      detail: `Someone just took the last place in “${shift.title}”. You can join the waiting list.`,
    });
  await insertPlace(trx, place);
};

/** Whether another person leads the shift. */
export const isLedByOthers = async ({ trx, personId }: SigningUp, { id }: Shift): Promise<boolean> =>
  (await otherLeads(trx, id, personId)).length > 0;

/** Frees the person's place, and offers it to the next on the waiting list. Throws where the person may not cancel alone. */
export const freePlace = async (signing: SigningUp, shift: Shift): Promise<void> => {
  const { deps, trx, now, volunteer, waiting } = signing;
  const left = await deletePlace(trx, { shiftId: shift.id, registrationId: volunteer.registrationId });
  if (left === undefined) throw volunteeringProblem('shift-not-yours');
  if (hasBegun(shift, now)) throw volunteeringProblem('shift-begun');
  const hasLead = await isLedByOthers(signing, shift);
  if (!canLeaveAlone(shift, { ...left, hasLead }, now)) throw volunteeringProblem('shift-too-soon');
  await offerFree(deps, trx, waiting, { subjectId: shift.id, now });
};
