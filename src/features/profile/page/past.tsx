import { whose } from '#machines/whose.ts';
import { useArrived } from '#src/components/lazy/arrived.ts';
import { editLink, onlyVolunteers, type Profile } from '#src/features/profile/profile-messages.ts';
import type { History, Late, Participation } from './about.ts';
import { Achievements } from './achievements.tsx';
import { EditMark, PublicMark } from './edit-mark.tsx';
import { Years } from './years.tsx';

type PastProps = { profile: Profile; history: Late<History>; isOwn: boolean };

type AchievementsProps = PastProps & { isBeside?: boolean };

/** A person's achievements. Suspends until they are loaded. */
export const PastAchievements = ({ profile, history, isOwn, isBeside = false }: AchievementsProps) => {
  const known = useArrived(history);
  if (known === null) return null;
  const { firstName, publicId, isAchievementsInvisible } = profile;
  const link = editLink(publicId, 'who-sees-what');
  return (
    <Achievements
      achievements={known.achievements}
      title={`${isOwn ? 'Your' : whose(firstName)} achievements`}
      isBeside={isBeside}
      mark={
        !isOwn ? undefined : isAchievementsInvisible ? (
          <EditMark link={link} name="Edit who sees your achievements" />
        ) : (
          <PublicMark link={link} name="Public: edit who sees your achievements" />
        )
      }
    />
  );
};

type PlacedProps = PastProps & {
  participation: Late<Participation>;
  /** The column of this one: it is shown in the shorter column. */
  place: 'main' | 'side';
};

/** Two routes fill the narrow column, as the call to volunteer does. */
export const PlacedAchievements = ({ participation, place, ...props }: PlacedProps) => {
  const routes = useArrived(participation)?.routes ?? [];
  const isFull = routes.length > 1 || (!props.isOwn && onlyVolunteers(props.profile));
  const wanted = isFull ? 'main' : 'side';
  return wanted === place ? <PastAchievements {...props} isBeside={place === 'side'} /> : null;
};

/** The totals of each year. Suspends until they are loaded. */
export const PastYears = ({ profile: { publicId, fundraising }, history }: Omit<PastProps, 'isOwn'>) => {
  const known = useArrived(history);
  return known === null ? null : (
    <Years id={publicId} years={known.years} title="Year by year" allTimeRaised={fundraising.allTimeRaised} />
  );
};
