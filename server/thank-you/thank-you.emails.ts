import { fullNameOf } from '#machines/form/person-name.ts';
import { whose } from '#machines/whose.ts';
import { linesOf, type Written, writeEmail } from '#server/platform/mail/email.ts';
import { nameForStrangers } from '#server/platform/mail/format.ts';

declare module '#server/platform/mail/mail.ts' {
  interface EmailKinds {
    'thank-you': true;
  }
}

/**
 * A person's thanks in their own text. It is the same for every donor and names none: anonymous donors stay anonymous, and no donor learns
 * of the others. The token unsubscribes.
 */
export const thankYouEmail = (
  { publicId, firstName, lastName }: { publicId: string; firstName: string; lastName: string },
  { text, token }: { text: string; token: string },
  publicUrl: string,
): Written => {
  const name = nameForStrangers(fullNameOf({ firstName, lastName }), 'A rider');
  const first = nameForStrangers(firstName, 'The rider');
  return writeEmail(
    `${name} thanks you for your gift`,
    [
      { quote: linesOf(text) },
      `${first} wrote this on our site, and we sent it. ${first} can’t see your e-mail address. If you reply, your e-mail comes to us.`,
      {
        text: 'No more e-mails like this to this address',
        url: `${publicUrl}/invitations/stop?token=${token}`,
      },
    ],
    { text: `See ${whose(first)} page`, url: `${publicUrl}/profile/${publicId}` },
    { because: `you gave to ${name}`, climb: { id: publicId } },
  );
};
