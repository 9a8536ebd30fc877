import type { Samples } from '#server/platform/mail/email.ts';
import { changedLetter, codeLetter } from './contact-address.emails.ts';

export const contactAddressSamples = (
  publicUrl: string,
): Samples<'contact-address-code' | 'contact-address-changed'> => ({
  'contact-address-code': [{ what: 'Code for a new address', letter: codeLetter('482913', publicUrl) }],
  'contact-address-changed': [
    {
      what: 'To the old address',
      letter: changedLetter({ firstName: 'Maya', publicId: 'maya-okafor' }, publicUrl),
    },
  ],
});
