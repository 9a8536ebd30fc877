import { useArrived } from '#src/components/lazy/arrived.ts';
import { editHref, type Profile } from '#src/features/profile/profile-messages.ts';
import type { History, Late } from './about.ts';
import { Achievements } from './achievements.tsx';
import { EditMark } from './edit-mark.tsx';
import { Years } from './years.tsx';

type PastProps = { profile: Profile; history: Late<History>; isOwn: boolean };

/** What somebody has achieved so far. Suspends until that is known. */
export const PastAchievements = ({ profile, history, isOwn }: PastProps) => {
  const known = useArrived(history);
  if (known === null) return null;
  const { firstName, publicId } = profile;
  return (
    <Achievements
      achievements={known.achievements}
      title={isOwn ? 'Your achievements' : `What ${firstName} has achieved`}
      aside={
        isOwn ? (
          <EditMark href={editHref(publicId, 'who-sees-what')} name="Edit who sees your achievements" />
        ) : undefined
      }
    />
  );
};

/** What each year brought. Suspends until that is known. */
export const PastYears = ({ profile: { publicId, fundraising }, history }: Omit<PastProps, 'isOwn'>) => {
  const known = useArrived(history);
  return known === null ? null : (
    <Years id={publicId} years={known.years} title="Year by year" allTimeRaised={fundraising.allTimeRaised} />
  );
};
