import type { User } from '#machines/auth/auth.types.ts';
import { raisesNothing } from '#machines/base-camp/base-camp.rules.ts';

/** `whole` for participants, `slim` for others; `lower` for a person who only volunteers, and raises nothing. */
export type CampSize = 'whole' | 'lower' | 'slim';

export const campSizeOf = ({
  participantTypes: { isChallenger, isVolunteer, registeredRides },
  fundraising,
}: Pick<User, 'participantTypes' | 'fundraising'>): CampSize => {
  if (isChallenger || registeredRides.length > 0) return 'whole';
  if (!isVolunteer) return 'slim';
  return raisesNothing(fundraising) ? 'lower' : 'whole';
};
