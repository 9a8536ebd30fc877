import { type Written, writeLetter } from '#server/platform/mail/email.ts';

/** To the address that the account had. It is the last letter to it, beside receipts of what was given. */
export const closedLetter = (firstName: string, publicUrl: string): Written =>
  writeLetter(
    'Your account is closed',
    [
      `Hello ${firstName},`,
      'your account is closed, as you asked. We erased your page, your pictures and what we knew of you.',
      'What you raised stays with cancer research. We keep the records of gifts that you gave, because the law asks us to; no page shows your name with them any more. Monthly gifts have ended.',
      'If it wasn’t you, answer this letter. Thank you for the miles.',
    ],
    { text: 'Our site', url: publicUrl },
  );
