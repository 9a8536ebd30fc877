import type { CalendarDay } from '#machines/calendar.ts';
import { fullNameOf } from '#machines/form/person-name.ts';
import { linesOf, type Written, writeEmail } from '#server/platform/mail/email.ts';
import { dayInWords } from '#server/platform/mail/format.ts';

declare module '#server/platform/mail/mail.ts' {
  interface EmailKinds {
    'peloton-letter': true;
    'peloton-week': true;
  }
}

type Named = { firstName: string; lastName: string };
type Peloton = { id: string; name: string };

type Message = { sender: Named; peloton: Peloton; subject: string; text: string };

/** A captain's or admin's own text to members. All get the same e-mail: it names none of them. */
export const membersLetter = ({ sender, peloton, subject, text }: Message, publicUrl: string): Written =>
  writeEmail(
    subject,
    [
      { quote: linesOf(text) },
      `${fullNameOf(sender)} wrote this to members of ${peloton.name} on our site, and we sent it. ${sender.firstName} can’t see your e-mail address. If you reply, your e-mail comes to us.`,
    ],
    { text: `See ${peloton.name}`, url: `${publicUrl}/peloton/${peloton.id}` },
    { because: `you’re in ${peloton.name}`, climb: { id: peloton.id } },
  );

type Week = {
  leader: Named;
  peloton: Peloton;
  /** YYYY-MM-DD */
  since: CalendarDay;
  changes: readonly string[];
  short: readonly string[];
};

/** To captain and admins on Mondays: numbers and names of members, never of donors. */
export const weeklyEmail = ({ leader, peloton, since, changes, short }: Week, publicUrl: string): Written =>
  writeEmail(
    `This week in ${peloton.name}`,
    [
      `Hello ${leader.firstName},`,
      `Here’s what happened in ${peloton.name} since ${dayInWords(since)}:`,
      changes,
      ...short,
    ],
    { text: 'See your members', url: `${publicUrl}/peloton/${peloton.id}/members` },
    { because: `you lead ${peloton.name}`, climb: { id: peloton.id } },
  );
