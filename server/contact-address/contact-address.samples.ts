import type { Samples } from '#server/platform/mail/email.ts';
import { changedEmail, codeEmail } from './contact-address.emails.ts';

export const contactAddressSamples = (
  publicUrl: string,
): Samples<'contact-address-code' | 'contact-address-changed'> => ({
  'contact-address-code': [{ what: 'Code for a new address', letter: codeEmail('482913', publicUrl) }],
  'contact-address-changed': [
    {
      what: 'To the old address',
      letter: changedEmail({ firstName: 'Maya', publicId: 'maya-okafor' }, publicUrl),
    },
  ],
});
