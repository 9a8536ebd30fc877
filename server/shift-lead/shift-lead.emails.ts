import type { CalendarDay } from '#machines/calendar.ts';
import { eventZoneName } from '#server/platform/clock/clock.ts';
import { linesOf, type Written, writeLetter } from '#server/platform/mail/email.ts';
import { clockTime, dayInWords } from '#server/platform/mail/format.ts';

declare module '#server/platform/mail/mail.ts' {
  interface LetterKinds {
    'shift-letter': true;
  }
}

type Named = { firstName: string; lastName: string };
/** `day` as YYYY-MM-DD, times as HH:MM where the event is. */
type Shift = { title: string; location: string; day: CalendarDay; startTime: string; endTime: string };
type Message = { sender: Named; shift: Shift; subject: string; text: string };

const shiftInWords = ({ title, location, day, startTime, endTime }: Shift): string =>
  `${title}, ${location}: ${dayInWords(day)}, ${clockTime(startTime)} to ${clockTime(endTime)} (${eventZoneName})`;

/** What a lead writes to the people of a shift, in their own words. The same for each: it names none of them. */
export const shiftLetter = ({ sender, shift, subject, text }: Message, publicUrl: string): Written =>
  writeLetter(
    subject,
    [
      { quote: linesOf(text) },
      `${sender.firstName} ${sender.lastName}, who leads your shift, wrote this on our site, and we sent it. ${sender.firstName} can’t see your e-mail address. If you reply, your e-mail comes to us.`,
      `Your shift: ${shiftInWords(shift)}.`,
    ],
    { text: 'See your shifts', url: `${publicUrl}/volunteer-edit` },
    { because: 'you’re on this shift', climb: { id: shift.title } },
  );
