import { useArrived } from '#src/components/lazy/arrived.ts';
import type { Profile } from '#src/features/profile/profile-messages.ts';
import type { History, Late } from './about.ts';
import { Achievements } from './achievements.tsx';
import { Years } from './years.tsx';

type PastProps = { profile: Profile; history: Late<History>; isOwn: boolean };

/** What somebody has achieved so far. Suspends until that is known. */
export const Past = ({ profile, history, isOwn }: PastProps) => {
  const known = useArrived(history);
  if (known === null) return null;
  const { firstName, publicId, fundraising, isAchievementsInvisible } = profile;
  return (
    <>
      <Achievements
        achievements={known.achievements}
        title={isOwn ? 'Your achievements' : `What ${firstName} has achieved`}
        lede={isOwn && isAchievementsInvisible ? 'Only you see them, and your earlier years.' : undefined}
      />
      <Years
        id={publicId}
        years={known.years}
        title="Year by year"
        allTimeRaised={fundraising.allTimeRaised}
      />
    </>
  );
};
