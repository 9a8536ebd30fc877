import { type Profile, takesDonations } from '#src/features/profile/profile-messages.ts';
import type { Participation } from './about.ts';

/** Whether and why somebody can be given to. */
export type GivingState = 'open' | 'closed' | 'absent';

/** `closed` after the deadline, `absent` for who takes part in nothing this year. Until it is known, giving is open. */
export const givingState = (profile: Profile, participation: Participation | null): GivingState => {
  if (!takesDonations(profile)) return 'absent';
  return participation?.isFundraisingOpen === false ? 'closed' : 'open';
};
