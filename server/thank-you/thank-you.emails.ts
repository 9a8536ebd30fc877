import { fullNameOf } from '#machines/form/person-name.ts';
import { linesOf, type Written, writeLetter } from '#server/platform/mail/email.ts';

declare module '#server/platform/mail/mail.ts' {
  interface LetterKinds {
    'thank-you': true;
  }
}

type Thanker = { publicId: string; firstName: string; lastName: string };

/**
 * A person's thanks in their own words. The same for every donor: it names none, so an anonymous donor stays one, and
 * nobody learns who else got it.
 */
export const thankYouLetter = (
  { publicId, firstName, lastName }: Thanker,
  text: string,
  publicUrl: string,
): Written =>
  writeLetter(
    `${fullNameOf({ firstName, lastName })} thanks you for your gift`,
    [
      { quote: linesOf(text) },
      `${firstName} wrote this on our site, and we sent it. ${firstName} can’t see your e-mail address. If you reply, your e-mail comes to us.`,
    ],
    { text: `See ${firstName}’s page`, url: `${publicUrl}/profile/${publicId}` },
    { because: `you gave to ${fullNameOf({ firstName, lastName })}`, climb: { id: publicId } },
  );
