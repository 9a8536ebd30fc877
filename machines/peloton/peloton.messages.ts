import type { PelotonField } from './peloton.types.ts';

/** What a person is told whose peloton's page was changed by somebody else, in other fields than theirs. */
export const changedElsewhere =
  'Someone else changed the page in the meantime. What you typed is still here: check it, and save again.';

/** The names of the fields, as the page shows them. */
export const fieldNames: Readonly<Record<PelotonField, string>> = {
  story: 'Your story',
  name: 'Name of your peloton',
  goal: 'Your goal for this year',
  acceptingNewMembers: 'Anyone can ask to join',
  displayDonations: 'Others see who gave to the peloton',
};
