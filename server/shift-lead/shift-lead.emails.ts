import { eventZoneName } from '#server/platform/clock/clock.ts';
import { type Written, writeLetter } from '#server/platform/mail/email.ts';
import { clockTime, dayInWords } from '#server/platform/mail/format.ts';

type Named = { firstName: string; lastName: string };
/** `day` as YYYY-MM-DD, times as HH:MM where the event is. */
type Shift = { title: string; location: string; day: string; startTime: string; endTime: string };
type Message = { sender: Named; shift: Shift; subject: string; text: string };

/** Each line of the text stands alone: in HTML a line break would be a space. */
const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const shiftInWords = ({ title, location, day, startTime, endTime }: Shift): string =>
  `${title}, ${location}: ${dayInWords(day)}, ${clockTime(startTime)} to ${clockTime(endTime)} (${eventZoneName})`;

/** What a lead writes to the people of a shift, in their own words. The same for each: it names none of them. */
export const shiftLetter = ({ sender, shift, subject, text }: Message, publicUrl: string): Written =>
  writeLetter(
    subject,
    [
      ...linesOf(text),
      `${sender.firstName} ${sender.lastName} leads your shift and wrote this on our site; we sent it. ${sender.firstName} doesn’t see your e-mail address, and an answer reaches us.`,
      `Your shift: ${shiftInWords(shift)}.`,
    ],
    { text: 'See your shifts', url: `${publicUrl}/volunteer-edit` },
  );
