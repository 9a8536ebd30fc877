import type { Stored } from '#machines/editing/editing.types.ts';
import type { EditedPeloton, PelotonFields } from '#machines/peloton/peloton.types.ts';

/** What the form knows of a peloton that has just been founded. */
export const blankPeloton: PelotonFields = {
  name: 'The Switchbacks',
  story: null,
  goal: null,
  acceptingNewMembers: true,
  displayDonations: true,
};

export const storedPelotonWith = (
  changes: Partial<PelotonFields> = {},
  version = '"1"',
): Stored<EditedPeloton> => ({
  saved: { ...blankPeloton, ...changes },
  version,
  extra: {},
});
