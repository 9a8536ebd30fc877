import type { Span } from '#machines/calendar.ts';
import { fullNameOf } from '#machines/form/person-name.ts';
import { linesOf, type Written, writeEmail } from '#server/platform/mail/email.ts';
import { spanInWords } from '#server/platform/mail/times.ts';

declare module '#server/platform/mail/mail.ts' {
  interface EmailKinds {
    'shift-letter': true;
  }
}

type Named = { firstName: string; lastName: string };
type Shift = Span & { title: string; location: string };
type Message = { sender: Named; shift: Shift; subject: string; text: string };

const shiftInWords = (shift: Shift): string => `${shift.title}, ${shift.location}: ${spanInWords(shift)}`;

/** A lead's own text to the people of a shift. All get the same e-mail: it names none of them. */
export const shiftLetter = ({ sender, shift, subject, text }: Message, publicUrl: string): Written =>
  writeEmail(
    subject,
    [
      { quote: linesOf(text) },
      `${fullNameOf(sender)}, who leads your shift, wrote this on our site, and we sent it. ${sender.firstName} can’t see your e-mail address. If you reply, your e-mail comes to us.`,
      `Your shift: ${shiftInWords(shift)}.`,
    ],
    { text: 'See your shifts', url: `${publicUrl}/volunteer-edit` },
    { because: 'you’re on this shift', climb: { id: shift.title } },
  );
