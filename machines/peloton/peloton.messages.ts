import type { PelotonField } from './peloton.types.ts';

/** The names of the fields, as the page shows them. */
export const fieldNames: Readonly<Record<PelotonField, string>> = {
  story: 'Your story',
  name: 'Name of your peloton',
  goal: 'Your goal for this year',
  acceptingNewMembers: 'Anyone can ask to join',
  displayDonations: 'Others see who gave to the peloton',
};
