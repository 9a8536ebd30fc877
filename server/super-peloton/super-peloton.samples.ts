import type { Samples } from '#server/platform/mail/email.ts';
import {
  agreedEmail,
  askedEmail,
  declinedEmail,
  type FamilyEmail,
  leftEmail,
} from './super-peloton.emails.ts';

const toParent: FamilyEmail = {
  captain: { firstName: 'Maya' },
  own: { id: 'valley-riders', name: 'Valley Riders' },
  other: { id: 'orrin-crew', name: 'Orrin Crew' },
  isParent: true,
};
const toChild: FamilyEmail = {
  captain: { firstName: 'Luis' },
  own: toParent.other,
  other: toParent.own,
  isParent: false,
};

export const superPelotonSamples = (publicUrl: string): Samples<'peloton-family'> => ({
  'peloton-family': [
    { what: 'Asked to take a peloton in', letter: askedEmail(toParent, publicUrl) },
    { what: 'Invited', letter: askedEmail(toChild, publicUrl) },
    { what: 'One family, to the super-peloton', letter: agreedEmail(toParent, publicUrl) },
    { what: 'One family, to the other', letter: agreedEmail(toChild, publicUrl) },
    { what: 'Declined, to the super-peloton', letter: declinedEmail(toParent, publicUrl) },
    { what: 'Declined, to the other', letter: declinedEmail(toChild, publicUrl) },
    { what: 'Left, to the super-peloton', letter: leftEmail(toParent, publicUrl) },
    { what: 'Left, to the other', letter: leftEmail(toChild, publicUrl) },
  ],
});
