import { type Written, writeLetter } from '#server/platform/mail/email.ts';
import { dayInWords } from '#server/platform/mail/format.ts';

type Named = { firstName: string; lastName: string };
type Peloton = { id: string; name: string };

/** Each line of the text stands alone: in HTML a line break would be a space. */
const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

type Message = { sender: Named; peloton: Peloton; subject: string; text: string };

/** What captain or admin write to members, in their own words. The same for each: it names none of them. */
export const membersLetter = ({ sender, peloton, subject, text }: Message, publicUrl: string): Written =>
  writeLetter(
    subject,
    [
      ...linesOf(text),
      `${sender.firstName} ${sender.lastName} wrote this to members of ${peloton.name} on our site, and we sent it. ${sender.firstName} doesn’t see your e-mail address, and an answer reaches us.`,
    ],
    { text: `See ${peloton.name}`, url: `${publicUrl}/peloton/${peloton.id}` },
  );

type Week = {
  leader: Named;
  peloton: Peloton;
  /** YYYY-MM-DD */
  since: string;
  changes: readonly string[];
  short: readonly string[];
};

/** To captain and admins on Mondays: numbers and names of members, never who gave. */
export const weeklyLetter = ({ leader, peloton, since, changes, short }: Week, publicUrl: string): Written =>
  writeLetter(
    `The week of ${peloton.name}`,
    [`Hello ${leader.firstName},`, `since ${dayInWords(since)}:`, changes, ...short],
    { text: 'Open the members’ page', url: `${publicUrl}/peloton/${peloton.id}/members` },
  );
