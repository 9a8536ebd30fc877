import type { Samples } from '#server/platform/mail/email.ts';
import { membersLetter, weeklyEmail } from './member-desk.emails.ts';
import { changesIn, shortIn } from './weekly.ts';

const maya = { firstName: 'Maya', lastName: 'Okafor' };
const luis = { firstName: 'Luis', lastName: 'Ortega' };
const peloton = { id: 'orrin-crew', name: 'Orrin Crew' };

export const memberDeskSamples = (publicUrl: string): Samples<'peloton-letter' | 'peloton-week'> => ({
  'peloton-letter': [
    {
      what: 'From the captain',
      letter: membersLetter(
        {
          sender: maya,
          peloton,
          subject: 'Training ride on Saturday',
          text: 'Hello everyone,\nWe meet at 8 at the mill. Bring water.\nMaya',
        },
        publicUrl,
      ),
    },
  ],
  'peloton-week': [
    {
      what: 'On Mondays',
      letter: weeklyEmail(
        {
          leader: maya,
          peloton,
          since: '2027-03-01',
          changes: changesIn({ since: '2027-03-01', joined: [luis], left: [], raised: 102_550, requests: 2 }),
          short: shortIn({
            missing: 150_000,
            count: 1,
            neededPerWeek: 5_400,
            deadline: '2027-10-01',
            first: [luis],
          }),
        },
        publicUrl,
      ),
    },
  ],
});
