import { whose } from '#machines/whose.ts';
import { useArrived } from '#src/components/lazy/arrived.ts';
import { editHref, onlyVolunteers, type Profile } from '#src/features/profile/profile-messages.ts';
import type { History, Late, Participation } from './about.ts';
import { Achievements } from './achievements.tsx';
import { EditMark, PublicMark } from './edit-mark.tsx';
import { Years } from './years.tsx';

type PastProps = { profile: Profile; history: Late<History>; isOwn: boolean };

type AchievementsProps = PastProps & { isBeside?: boolean };

/** What somebody has achieved so far. Suspends until that is known. */
export const PastAchievements = ({ profile, history, isOwn, isBeside = false }: AchievementsProps) => {
  const known = useArrived(history);
  if (known === null) return null;
  const { firstName, publicId, isAchievementsInvisible } = profile;
  const href = editHref(publicId, 'who-sees-what');
  return (
    <Achievements
      achievements={known.achievements}
      title={`${isOwn ? 'Your' : whose(firstName)} achievements`}
      isBeside={isBeside}
      mark={
        !isOwn ? undefined : isAchievementsInvisible ? (
          <EditMark href={href} name="Edit who sees your achievements" />
        ) : (
          <PublicMark href={href} name="Public: edit who sees your achievements" />
        )
      }
    />
  );
};

type PlacedProps = PastProps & {
  participation: Late<Participation>;
  /** Where this one stands: it is shown where the other column is the longer one. */
  place: 'main' | 'side';
};

/** Two routes fill the narrow column, as the call to volunteer does. */
export const PlacedAchievements = ({ participation, place, ...props }: PlacedProps) => {
  const routes = useArrived(participation)?.routes ?? [];
  const isFull = routes.length > 1 || (!props.isOwn && onlyVolunteers(props.profile));
  const wanted = isFull ? 'main' : 'side';
  return wanted === place ? <PastAchievements {...props} isBeside={place === 'side'} /> : null;
};

/** What each year brought. Suspends until that is known. */
export const PastYears = ({ profile: { publicId, fundraising }, history }: Omit<PastProps, 'isOwn'>) => {
  const known = useArrived(history);
  return known === null ? null : (
    <Years id={publicId} years={known.years} title="Year by year" allTimeRaised={fundraising.allTimeRaised} />
  );
};
