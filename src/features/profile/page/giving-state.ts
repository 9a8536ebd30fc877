import { type Profile, takesDonations } from '#src/features/profile/profile-messages.ts';
import type { Participation } from './about.ts';

/** Whether donations to a person are open, and why not. */
export type GivingState = 'open' | 'closed' | 'absent';

/** `closed` after the deadline, `absent` for a person who takes part in nothing this year. Until it is known, `open`. */
export const givingState = (profile: Profile, participation: Participation | null): GivingState => {
  if (!takesDonations(profile)) return 'absent';
  return participation?.isFundraisingOpen === false ? 'closed' : 'open';
};
