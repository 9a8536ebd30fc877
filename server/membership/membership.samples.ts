import type { Samples } from '#server/platform/mail/email.ts';
import {
  addedEmail,
  approvedEmail,
  askedEmail,
  captaincyEmail,
  expiredEmail,
  leftEmail,
  newCaptainEmail,
  offeredEmail,
  rejectedEmail,
  removedEmail,
  succeededEmail,
  waitingEmail,
} from './membership.emails.ts';

const maya = { firstName: 'Maya', lastName: 'Okafor' };
const luis = { firstName: 'Luis', lastName: 'Ortega' };
const peloton = { id: 'orrin-crew', name: 'Orrin Crew' };
const asked = { leader: maya, asking: luis, peloton };
const captaincy = { person: maya, other: luis, peloton };

type Kinds =
  | 'join-request'
  | 'join-request-waiting'
  | 'join-request-approved'
  | 'join-request-rejected'
  | 'join-request-expired'
  | 'peloton-added'
  | 'peloton-removed'
  | 'peloton-left'
  | 'captaincy-succeeded'
  | 'captaincy-offer'
  | 'captaincy';

export const membershipSamples = (publicUrl: string): Samples<Kinds> => ({
  'join-request': [
    {
      what: 'Someone wants to join',
      letter: askedEmail({ ...asked, message: 'I rode with Sam last year.' }, publicUrl),
    },
  ],
  'join-request-waiting': [
    { what: 'Still waiting', letter: waitingEmail({ ...asked, lastDay: '2027-03-19' }, publicUrl) },
  ],
  'join-request-approved': [{ what: 'You’re in', letter: approvedEmail(luis, peloton, publicUrl) }],
  'join-request-rejected': [{ what: 'Not this time', letter: rejectedEmail(luis, peloton, publicUrl) }],
  'join-request-expired': [{ what: 'Nobody answered', letter: expiredEmail(luis, peloton, publicUrl) }],
  'peloton-added': [
    { what: 'Added by a leader', letter: addedEmail({ person: luis, by: maya, peloton }, publicUrl) },
  ],
  'peloton-removed': [{ what: 'Removed', letter: removedEmail(luis, peloton, publicUrl) }],
  'peloton-left': [
    { what: 'A member left', letter: leftEmail({ leader: maya, person: luis, peloton }, publicUrl) },
  ],
  'captaincy-succeeded': [
    { what: 'To the new captain', letter: succeededEmail(luis, peloton, publicUrl) },
    {
      what: 'To the admins',
      letter: newCaptainEmail({ leader: maya, successor: luis, peloton }, publicUrl),
    },
  ],
  'captaincy-offer': [
    {
      what: 'Offered',
      letter: offeredEmail({ person: luis, captain: maya, peloton, lastDay: '2027-03-12' }, publicUrl),
    },
  ],
  captaincy: (['accepted', 'declined', 'withdrawn', 'expired'] as const).map((what) => ({
    what: `The offer was ${what}`,
    letter: captaincyEmail({ ...captaincy, what }, publicUrl),
  })),
});
