import { type Written, writeEmail } from '#server/platform/mail/email.ts';

declare module '#server/platform/mail/mail.ts' {
  interface EmailKinds {
    'account-closed': true;
  }
}

/** To the address that the account had. It is the last e-mail to it, except receipts for past donations. */
export const closedEmail = (firstName: string, publicUrl: string): Written =>
  writeEmail(
    'Your account is closed',
    [
      `Hello ${firstName},`,
      'Your account is closed, as you asked. We erased your page, your pictures and your personal details.',
      'What you raised stays with cancer research. The law requires us to keep records of the gifts you made, but no page shows your name with them anymore. Any monthly gift has ended.',
      'If you didn’t ask for this, reply to this e-mail right away. Thank you for the miles.',
    ],
    { text: 'Visit our site', url: publicUrl },
    { because: 'your account was just closed' },
  );
