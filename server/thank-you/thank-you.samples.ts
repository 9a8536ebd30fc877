import type { Samples } from '#server/platform/mail/email.ts';
import { thankYouEmail } from './thank-you.emails.ts';

export const thankYouSamples = (publicUrl: string): Samples<'thank-you'> => ({
  'thank-you': [
    {
      what: 'In their own words',
      letter: thankYouEmail(
        { publicId: 'maya-okafor', firstName: 'Maya', lastName: 'Okafor' },
        {
          text: 'Hello Dora,\nThank you for your gift. I’ll think of you on the longest climb.\nMaya',
          token: 'sealed',
        },
        publicUrl,
      ),
    },
  ],
});
