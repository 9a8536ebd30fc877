import type { Samples } from '#server/platform/mail/email.ts';
import { shiftLetter } from './shift-lead.emails.ts';

export const shiftLeadSamples = (publicUrl: string): Samples<'shift-letter'> => ({
  'shift-letter': [
    {
      what: 'From the lead',
      letter: shiftLetter(
        {
          sender: { firstName: 'Maya', lastName: 'Okafor' },
          shift: {
            title: 'Water stop',
            location: 'Lake Orrin',
            startsAt: new Date('2027-08-06T11:00:00Z'),
            endsAt: new Date('2027-08-06T15:00:00Z'),
          },
          subject: 'Bring a hat',
          text: 'Hello everyone,\nIt will be hot. Please bring a hat and sunscreen.',
        },
        publicUrl,
      ),
    },
  ],
});
