import { fullNameOf } from '#machines/form/person-name.ts';
import { type Written, writeEmail } from '#server/platform/mail/email.ts';
import type { Paragraph } from '#server/platform/mail/email-html.ts';
import { momentInWords, spanInWords } from '#server/platform/mail/times.ts';

declare module '#server/platform/mail/mail.ts' {
  interface EmailKinds {
    'shift-taken': true;
    'shift-swapped': true;
    'shift-left': true;
    'shift-leave-request': true;
    'shift-quit': true;
    'shift-removed': true;
    'shift-offered': true;
    'shift-moved': true;
    'shift-unconfirmed': true;
    'shift-cancelled': true;
  }
}

type Shift = { title: string; location: string; startsAt: Date; endsAt: Date };
type To = { firstName: string; publicUrl: string };

const facts = (shift: Shift) => ({
  facts: [
    ['Shift', shift.title],
    ['When', spanInWords(shift)],
    ['Where', shift.location],
  ] as const,
});
const link = (publicUrl: string) => ({ text: 'See your shifts', url: `${publicUrl}/volunteer-edit` });

const letter = (
  { firstName, publicUrl }: To,
  subject: string,
  { title }: Shift,
  lines: readonly Paragraph[],
): Written =>
  writeEmail(subject, [`Hello ${firstName},`, ...lines], link(publicUrl), {
    because: 'you volunteer with us',
    climb: { id: title },
  });

type Leaving = {
  /** Whether another person leads the shift. */
  hasLead: boolean;
  /** Whether only the lead takes people off now. */
  isLate: boolean;
};

const leavingText = ({ hasLead, isLate }: Leaving): string => {
  if (!hasLead)
    return 'If your plans change, you can give up your place until the shift starts. Someone else will get it.';
  if (!isLate)
    return 'If your plans change, you can give up your place until 72 hours before the shift. Someone else will get it.';
  return 'It’s less than 72 hours away, so we’re counting on you. If you can’t come after all, open your shifts and ask the lead to take you off.';
};

export const takenEmail = (to: To, shift: Shift, leaving: Leaving): Written =>
  letter(to, `You’re in: ${shift.title}`, shift, [
    'Thank you for helping! You have a place on this shift:',
    facts(shift),
    leavingText(leaving),
  ]);

/** The site cannot change the person's calendar; the attached file removes the shift. */
const calendarLine =
  'Is it in your calendar? Save your shifts there again to update it, or delete the entry.';

export const swappedEmail = (to: To, from: Shift, shift: Shift): Written =>
  letter(to, `Swapped: you’re in ${shift.title}`, shift, [
    'You swapped shifts. This is your new one:',
    facts(shift),
    `You gave up your place in ${from.title}: ${spanInWords(from)}, ${from.location}.`,
    'Are your shifts in your calendar? Save them there again, or delete the old entry.',
  ]);

export const leftEmail = (to: To, shift: Shift): Written =>
  letter(to, `You gave up your place: ${shift.title}`, shift, [
    'You’re no longer on this shift. Your place is open to someone else:',
    facts(shift),
    'If another time works better for you, choose another shift.',
    calendarLine,
  ]);

type Named = { firstName: string; lastName: string };

const letterToLead = (
  { firstName, publicUrl }: To,
  subject: string,
  { title }: Shift,
  lines: readonly Paragraph[],
): Written =>
  writeEmail(
    subject,
    [`Hello ${firstName},`, ...lines],
    { text: 'Open your sheet', url: `${publicUrl}/volunteer-edit/lead` },
    { because: 'you lead this shift', climb: { id: title } },
  );

/** For the leads: a volunteer can’t come, and can no longer cancel alone. */
export const leaveRequestedEmail = (to: To, shift: Shift, { firstName, lastName }: Named): Written =>
  letterToLead(to, `${fullNameOf({ firstName, lastName })} can’t come: ${shift.title}`, shift, [
    `${fullNameOf({ firstName, lastName })} asks you to take them off this shift:`,
    facts(shift),
    `Take ${firstName} off on your sheet. The place then goes to the next person on the waiting list, or opens to anyone.`,
  ]);

/** For the leads: the volunteer who asked to be taken off comes after all. */
export const leaveWithdrawnEmail = (to: To, shift: Shift, { firstName, lastName }: Named): Written =>
  letterToLead(to, `${fullNameOf({ firstName, lastName })} can come after all: ${shift.title}`, shift, [
    `${fullNameOf({ firstName, lastName })} had asked you to take them off this shift, but can come after all:`,
    facts(shift),
    'You don’t need to do anything.',
  ]);

/** For the leads: a person in a current or coming shift no longer volunteers. */
export const quitEmail = (
  to: To,
  shift: Shift,
  { firstName, lastName, isGoingOn }: Named & { isGoingOn: boolean },
): Written =>
  letterToLead(to, `${fullNameOf({ firstName, lastName })} no longer volunteers: ${shift.title}`, shift, [
    `${fullNameOf({ firstName, lastName })} no longer volunteers this year, and is off this shift:`,
    facts(shift),
    isGoingOn
      ? 'The shift has started, so no one else will take the place.'
      : 'The place goes to the next person on the waiting list, or opens to anyone.',
  ]);

/** For the person whom a lead took off. */
export const removedEmail = (
  to: To,
  shift: Shift,
  { lead, wasAsked }: { lead: Named; wasAsked: boolean },
): Written =>
  letter(to, `You’re off the shift: ${shift.title}`, shift, [
    wasAsked
      ? `${fullNameOf(lead)}, who leads it, took you off this shift, as you asked:`
      : `${fullNameOf(lead)}, who leads it, took you off this shift:`,
    facts(shift),
    wasAsked
      ? 'Thank you for telling us. Someone else can take the place now.'
      : 'If that was a mistake, take the shift again while it has a place, or reply to this e-mail.',
    calendarLine,
  ]);

export const offeredEmail = (to: To, shift: Shift, offeredUntil: Date): Written =>
  letter(to, `A place opened up: ${shift.title}`, shift, [
    'You were waiting for this shift, and a place opened up:',
    facts(shift),
    `We’ll hold it for you until ${momentInWords(offeredUntil)}. Take it by then, or it goes to the next person on the waiting list.`,
  ]);

export const movedEmail = (
  to: To,
  {
    before,
    shift,
    confirmUntil,
    isOpen,
    clash,
  }: {
    before: Shift;
    shift: Shift;
    confirmUntil: Date | null;
    /** The registration that holds the place isn’t complete. */
    isOpen: boolean;
    clash: string | null;
  },
): Written =>
  letter(to, `Changed: ${shift.title}`, shift, [
    'We had to change your shift. It’s now:',
    facts(shift),
    `Before, it was ${spanInWords(before)}, ${before.location}.`,
    ...(clash === null ? [] : [clash]),
    ...(isOpen
      ? ['You haven’t finished your registration. Check whether this still works for you, then continue.']
      : []),
    ...(isOpen || confirmUntil !== null
      ? []
      : ['You don’t need to do anything. The new time is part of the time you already said yes to.']),
    ...(confirmUntil === null
      ? []
      : [
          `Please tell us by ${momentInWords(confirmUntil)} whether you can still come. If we don’t hear from you, we’ll give your place to someone else.`,
        ]),
  ]);

/** For a lead without a place in the shift. */
export const ledMovedEmail = (to: To, before: Shift, shift: Shift): Written =>
  letter(to, `Changed: ${shift.title}, which you lead`, shift, [
    'We had to change a shift that you lead. It’s now:',
    facts(shift),
    `Before, it was ${spanInWords(before)}, ${before.location}. We’ve told everyone on it.`,
    'If you can’t make the new time, reply to this e-mail.',
  ]);

/** The place was released, as it was not confirmed in time. */
export const unconfirmedEmail = (to: To, shift: Shift): Written =>
  letter(to, `We gave your place away: ${shift.title}`, shift, [
    'Your shift changed, and we didn’t hear whether you can still come. So you’re no longer on it:',
    facts(shift),
    'You can choose another shift, or this one again if it still has a place.',
    calendarLine,
  ]);

const cancelled = {
  place: 'We had to cancel your shift. Please don’t come to it:',
  waiting: 'We had to cancel a shift that you were waiting for:',
  lead: 'We had to cancel a shift that you lead. We’ve told everyone on it:',
} as const;

export const cancelledEmail = (to: To, shift: Shift, as: keyof typeof cancelled): Written =>
  letter(to, `Canceled: ${shift.title}`, shift, [
    cancelled[as],
    facts(shift),
    'We’d love your help on another shift.',
    ...(as === 'place' ? [calendarLine] : []),
  ]);
