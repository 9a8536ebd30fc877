import type { User } from '#machines/auth/auth.types.ts';

/** `whole` for who takes part, `slim` for others. */
export type CampSize = 'whole' | 'slim';

export const campSizeOf = ({
  participantTypes: { isChallenger, isVolunteer, registeredRides },
}: Pick<User, 'participantTypes'>): CampSize =>
  isChallenger || isVolunteer || registeredRides.length > 0 ? 'whole' : 'slim';
