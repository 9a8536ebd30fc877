import { type Written, writeLetter } from '#server/platform/mail/email.ts';

/** The letter that brings a code; the outbox counts letters by it. */
export const codeKind = 'contact-address-code';

type Addressed = { firstName: string; publicId: string };

const editPage = (publicUrl: string, publicId: string) => `${publicUrl}/profile/${publicId}/edit#contact`;

/**
 * To the new address. The code comes first: phones show it without opening the letter. It says nothing of who asked: the address may be
 * mistyped, and somebody else's.
 */
export const codeLetter = (code: string, publicUrl: string): Written =>
  writeLetter(
    `${code} is your code`,
    [
      `${code} is the code that makes this your contact address. Type it where you asked for it. It is good for 20 minutes.`,
      'If you didn’t ask for it, somebody mistyped their address. You can forget this letter, and nothing changes.',
    ],
    { text: 'Open our site', url: publicUrl },
  );

/** To the old address, which may be the only one that the person still reads. It doesn't name the new one. */
export const changedLetter = ({ firstName, publicId }: Addressed, publicUrl: string): Written =>
  writeLetter(
    'We write to another address from now on',
    [
      `Hello ${firstName},`,
      'your contact address was changed just now, so this is the last letter to this one. You sign in as before.',
      'If it wasn’t you, choose a new password, change the address back, and answer this letter.',
    ],
    { text: 'See your contact address', url: editPage(publicUrl, publicId) },
  );
