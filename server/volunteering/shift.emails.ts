import { type Written, writeLetter } from '#server/platform/mail/email.ts';
import { momentInWords, spanInWords } from './shift.words.ts';

type Shift = { title: string; location: string; startsAt: Date; endsAt: Date };
type To = { firstName: string; publicUrl: string };

const line = (shift: Shift): string => `${shift.title}: ${spanInWords(shift)}, ${shift.location}`;
const link = (publicUrl: string) => ({ text: 'See your shifts', url: `${publicUrl}/volunteer-edit` });

const letter = (
  { firstName, publicUrl }: To,
  subject: string,
  lines: readonly (string | string[])[],
): Written => writeLetter(subject, [`Hello ${firstName},`, ...lines], link(publicUrl));

type Leaving = {
  /** Whether somebody else leads the shift. */
  hasLead: boolean;
  /** Whether only the lead takes somebody off now. */
  isLate: boolean;
};

const leavingText = ({ hasLead, isLate }: Leaving): string => {
  if (!hasLead)
    return 'Your plans change? You can give the place back until the shift begins, and somebody else gets it.';
  if (!isLate)
    return 'Your plans change? You can give the place back until 72 hours before the shift, and somebody else gets it.';
  return 'It is less than 72 hours away, so we count on you. If you can’t come after all, ask the lead to take you off: the button is at your shifts.';
};

export const takenLetter = (to: To, shift: Shift, leaving: Leaving): Written =>
  letter(to, `You’re in: ${shift.title}`, [
    'thank you for helping. This place is yours:',
    [line(shift)],
    leavingText(leaving),
  ]);

export const swappedLetter = (to: To, from: Shift, shift: Shift): Written =>
  letter(to, `Swapped: you’re in ${shift.title}`, [
    'your shift is swapped. This place is yours now:',
    [line(shift)],
    'The place that you gave back for it:',
    [line(from)],
  ]);

export const leftLetter = (to: To, shift: Shift): Written =>
  letter(to, `You gave back your place: ${shift.title}`, [
    'you’re no longer in this shift, and somebody else gets the place:',
    [line(shift)],
    'There are more shifts, if another time suits you better.',
  ]);

type Named = { firstName: string; lastName: string };

const letterToLead = (
  { firstName, publicUrl }: To,
  subject: string,
  lines: readonly (string | string[])[],
): Written =>
  writeLetter(subject, [`Hello ${firstName},`, ...lines], {
    text: 'Open your sheet',
    url: `${publicUrl}/volunteer-edit/lead`,
  });

/** For the leads: a volunteer can’t come, and can’t give the place back alone any more. */
export const leaveRequestedLetter = (to: To, shift: Shift, { firstName, lastName }: Named): Written =>
  letterToLead(to, `${firstName} ${lastName} can’t come: ${shift.title}`, [
    `${firstName} ${lastName} asks you to take them off this shift:`,
    [line(shift)],
    `Take ${firstName} off on your sheet. Then the place goes to the next who waits, or is free for somebody else.`,
  ]);

/** For the leads: the volunteer who asked to be taken off comes after all. */
export const leaveWithdrawnLetter = (to: To, shift: Shift, { firstName, lastName }: Named): Written =>
  letterToLead(to, `${firstName} ${lastName} comes after all: ${shift.title}`, [
    `${firstName} ${lastName} asked you to take them off this shift, and comes after all:`,
    [line(shift)],
    'There is nothing left to do.',
  ]);

/** For the leads: somebody in a shift of the next days, or of now, volunteers no longer. */
export const quitLetter = (
  to: To,
  shift: Shift,
  { firstName, lastName, isGoingOn }: Named & { isGoingOn: boolean },
): Written =>
  letterToLead(to, `${firstName} ${lastName} no longer volunteers: ${shift.title}`, [
    `${firstName} ${lastName} no longer volunteers this year, and isn’t in this shift any more:`,
    [line(shift)],
    isGoingOn
      ? 'Nobody else gets the place, since the shift has begun.'
      : 'The place goes to the next who waits, or is free for somebody else.',
  ]);

/** For who was taken off by a lead. */
export const removedLetter = (
  to: To,
  shift: Shift,
  { lead, wasAsked }: { lead: Named; wasAsked: boolean },
): Written =>
  letter(to, `You’re off the shift: ${shift.title}`, [
    wasAsked
      ? `${lead.firstName} ${lead.lastName}, who leads it, took you off this shift, as you asked:`
      : `${lead.firstName} ${lead.lastName}, who leads it, took you off this shift:`,
    [line(shift)],
    wasAsked
      ? 'Thank you for telling us. Somebody else can take the place now.'
      : 'Was that a mistake? Then take the shift again while it has a place, or answer this mail.',
  ]);

export const offeredLetter = (to: To, shift: Shift, offeredUntil: Date): Written =>
  letter(to, `A place is free: ${shift.title}`, [
    'you waited for this shift, and a place got free:',
    [line(shift)],
    `It is kept for you until ${momentInWords(offeredUntil)}. Take it by then, or it goes to the next in line.`,
  ]);

export const movedLetter = (
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
  letter(to, `Changed: ${shift.title}`, [
    'we had to change your shift. It is now:',
    [line(shift)],
    `It was: ${spanInWords(before)}, ${before.location}.`,
    ...(clash === null ? [] : [clash]),
    ...(isOpen
      ? ['You haven’t finished your registration: look whether this still suits you, and go on.']
      : []),
    ...(isOpen || confirmUntil !== null
      ? []
      : ['You have nothing to do: it is within the time that you said yes to.']),
    ...(confirmUntil === null
      ? []
      : [
          `Please tell us by ${momentInWords(confirmUntil)} whether you still come. Without your answer we give the place to somebody else.`,
        ]),
  ]);

/** For who leads a shift and has no place in it. */
export const ledMovedLetter = (to: To, before: Shift, shift: Shift): Written =>
  letter(to, `Changed: ${shift.title}, which you lead`, [
    'we had to change a shift that you lead. It is now:',
    [line(shift)],
    `It was: ${spanInWords(before)}, ${before.location}. Everybody in it knows.`,
    'If you can’t lead it then, write to us.',
  ]);

/** The place was given up, as nobody confirmed it in time. */
export const unconfirmedLetter = (to: To, shift: Shift): Written =>
  letter(to, `We gave your place away: ${shift.title}`, [
    'your shift was changed, and you didn’t tell us whether you still come. So you’re no longer in it:',
    [line(shift)],
    'You can choose another shift, or this one where it has a place.',
  ]);

const cancelled = {
  place: 'we had to cancel your shift. Please don’t come to it:',
  waiting: 'a shift that you waited for is canceled:',
  lead: 'we had to cancel a shift that you lead. Everybody in it knows:',
} as const;

export const cancelledLetter = (to: To, shift: Shift, as: keyof typeof cancelled): Written =>
  letter(to, `Cancelled: ${shift.title}`, [
    cancelled[as],
    [line(shift)],
    'There are more shifts, and we’d be glad of your help in another one.',
  ]);
