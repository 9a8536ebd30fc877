import type { Samples } from '#server/platform/mail/email.ts';
import {
  addedLetter,
  approvedLetter,
  askedLetter,
  captaincyLetter,
  expiredLetter,
  leftLetter,
  newCaptainLetter,
  offeredLetter,
  rejectedLetter,
  removedLetter,
  succeededLetter,
  waitingLetter,
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
      letter: askedLetter({ ...asked, message: 'I rode with Sam last year.' }, publicUrl),
    },
  ],
  'join-request-waiting': [
    { what: 'Still waiting', letter: waitingLetter({ ...asked, lastDay: '2027-03-19' }, publicUrl) },
  ],
  'join-request-approved': [{ what: 'You’re in', letter: approvedLetter(luis, peloton, publicUrl) }],
  'join-request-rejected': [{ what: 'Not this time', letter: rejectedLetter(luis, peloton, publicUrl) }],
  'join-request-expired': [{ what: 'Nobody answered', letter: expiredLetter(luis, peloton, publicUrl) }],
  'peloton-added': [
    { what: 'Added by a leader', letter: addedLetter({ person: luis, by: maya, peloton }, publicUrl) },
  ],
  'peloton-removed': [{ what: 'Removed', letter: removedLetter(luis, peloton, publicUrl) }],
  'peloton-left': [
    { what: 'A member left', letter: leftLetter({ leader: maya, person: luis, peloton }, publicUrl) },
  ],
  'captaincy-succeeded': [
    { what: 'To the new captain', letter: succeededLetter(luis, peloton, publicUrl) },
    {
      what: 'To the admins',
      letter: newCaptainLetter({ leader: maya, successor: luis, peloton }, publicUrl),
    },
  ],
  'captaincy-offer': [
    {
      what: 'Offered',
      letter: offeredLetter({ person: luis, captain: maya, peloton, lastDay: '2027-03-12' }, publicUrl),
    },
  ],
  captaincy: (['accepted', 'declined', 'withdrawn', 'expired'] as const).map((what) => ({
    what: `The offer was ${what}`,
    letter: captaincyLetter({ ...captaincy, what }, publicUrl),
  })),
});
