import { type Written, writeEmail } from '#server/platform/mail/email.ts';

declare module '#server/platform/mail/mail.ts' {
  interface EmailKinds {
    'contact-address-code': true;
    'contact-address-changed': true;
  }
}

/** The kind of e-mail with a code; the outbox counts e-mails by it. */
export const codeKind = 'contact-address-code';

type Addressed = { firstName: string; publicId: string };

const editPage = (publicUrl: string, publicId: string) => `${publicUrl}/profile/${publicId}/edit#contact`;

/**
 * To the new address. The code comes first: phones show it in the notification. It does not name the person: the address may be mistyped,
 * and another person's.
 */
export const codeEmail = (code: string, publicUrl: string): Written =>
  writeEmail(
    `${code} is your code`,
    [
      `Enter ${code} to confirm this as your contact address. The code works for 20 minutes.`,
      'If you didn’t ask for it, someone mistyped their address. You can ignore this e-mail, and nothing changes.',
    ],
    { text: 'Open our site', url: publicUrl },
    { because: 'someone gave this as their contact address', climb: { id: 'contact-address' } },
  );

/** To the old address, which may be the only one that the person still reads. It doesn't name the new one. */
export const changedEmail = ({ firstName, publicId }: Addressed, publicUrl: string): Written =>
  writeEmail(
    'Your contact address has changed',
    [
      `Hello ${firstName},`,
      'Your contact address was just changed, so this is our last e-mail to this one. You sign in the same way as before.',
      'If you didn’t change it, choose a new password, change the address back, and reply to this e-mail.',
    ],
    { text: 'See your contact address', url: editPage(publicUrl, publicId) },
    { because: 'this was the contact address of your account', climb: { id: publicId } },
  );
