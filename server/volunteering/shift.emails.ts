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

/** @param canLeave whether it is long enough before the shift to give the place back alone */
export const takenLetter = (to: To, shift: Shift, canLeave: boolean): Written =>
  letter(to, `You’re in: ${shift.title}`, [
    'thank you for helping. This place is yours:',
    [line(shift)],
    canLeave
      ? 'Your plans change? You can give the place back until 72 hours before the shift, and somebody else gets it.'
      : 'It is less than 72 hours away, so we count on you. If you can’t come after all, write to us.',
  ]);

export const swappedLetter = (to: To, from: Shift, shift: Shift): Written =>
  letter(to, `Swapped: you’re in ${shift.title}`, [
    'your shift is swapped. This place is yours now:',
    [line(shift)],
    `Your place in “${from.title}” goes to somebody else.`,
  ]);

export const leftLetter = (to: To, shift: Shift): Written =>
  letter(to, `You gave back your place: ${shift.title}`, [
    'you’re no longer in this shift, and somebody else gets the place:',
    [line(shift)],
    'There are more shifts, if another time suits you better.',
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
  waiting: 'a shift that you waited for is cancelled:',
  lead: 'we had to cancel a shift that you lead. Everybody in it knows:',
} as const;

export const cancelledLetter = (to: To, shift: Shift, as: keyof typeof cancelled): Written =>
  letter(to, `Cancelled: ${shift.title}`, [
    cancelled[as],
    [line(shift)],
    'There are more shifts, and we’d be glad of your help in another one.',
  ]);
