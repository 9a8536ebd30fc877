import type { Samples } from '#server/platform/mail/email.ts';
import {
  agreedLetter,
  askedLetter,
  declinedLetter,
  type FamilyLetter,
  leftLetter,
} from './super-peloton.emails.ts';

const toParent: FamilyLetter = {
  captain: { firstName: 'Maya' },
  own: { id: 'valley-riders', name: 'Valley Riders' },
  other: { id: 'orrin-crew', name: 'Orrin Crew' },
  isParent: true,
};
const toChild: FamilyLetter = {
  captain: { firstName: 'Luis' },
  own: toParent.other,
  other: toParent.own,
  isParent: false,
};

export const superPelotonSamples = (publicUrl: string): Samples<'peloton-family'> => ({
  'peloton-family': [
    { what: 'Asked to take a peloton in', letter: askedLetter(toParent, publicUrl) },
    { what: 'Invited', letter: askedLetter(toChild, publicUrl) },
    { what: 'One family, to the super-peloton', letter: agreedLetter(toParent, publicUrl) },
    { what: 'One family, to the other', letter: agreedLetter(toChild, publicUrl) },
    { what: 'Declined, to the super-peloton', letter: declinedLetter(toParent, publicUrl) },
    { what: 'Declined, to the other', letter: declinedLetter(toChild, publicUrl) },
    { what: 'Left, to the super-peloton', letter: leftLetter(toParent, publicUrl) },
    { what: 'Left, to the other', letter: leftLetter(toChild, publicUrl) },
  ],
});
