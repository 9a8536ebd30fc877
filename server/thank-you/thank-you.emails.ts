import { type Written, writeLetter } from '#server/platform/mail/email.ts';

type Thanker = { publicId: string; firstName: string; lastName: string };

/** Each line of the text stands alone: in HTML a line break would be a space. */
const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

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
    `${firstName} ${lastName} thanks you for your gift`,
    [
      ...linesOf(text),
      `${firstName} wrote this on our site, and we sent it. ${firstName} doesn’t see your e-mail address, and an answer reaches us.`,
    ],
    { text: `See ${firstName}’s page`, url: `${publicUrl}/profile/${publicId}` },
  );
