import { type ReactNode, Suspense } from 'react';
import { TextLink } from '#src/components/button/text-link.tsx';
import { Part } from '#src/components/page-frame/part.tsx';
import { SideCard } from '#src/components/page-frame/side-card.tsx';
import { donorsHref, type Profile } from '#src/features/profile/profile-messages.ts';
import { css } from '#styled-system/css';
import type { About } from './about.ts';
import { PastAchievements, PastYears, useHasRoutes } from './past.tsx';

const list = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '2' });

type OnlyYouProps = {
  profile: Profile;
  history: About['history'];
  /** What is behind folds: the forecast, and where the total came from. */
  children: ReactNode;
};

type PlacedProps = OnlyYouProps & Pick<About, 'participation'> & { place: 'side' | 'rest' };

/** What is told to the person alone, or in more detail than to others. It stands at the end of the shorter column. */
export const OnlyYou = ({ profile, history, participation, place, children }: PlacedProps) => {
  const { publicId, isDonorListVisible, isAchievementsInvisible } = profile;
  // Who rides both rides has their achievements in the wide column.
  if (useHasRoutes(participation) !== (place === 'side')) return null;
  const numbers = (
    <div className={list}>
      {isDonorListVisible ? null : (
        <p>
          <TextLink href={donorsHref(publicId)}>See who gave to you</TextLink>: your list is private, so only
          you can.
        </p>
      )}
      {isAchievementsInvisible ? (
        <Suspense fallback={null}>
          <PastAchievements profile={profile} history={history} isOwn />
        </Suspense>
      ) : null}
      {children}
      <Suspense fallback={null}>
        <PastYears profile={profile} history={history} />
      </Suspense>
    </div>
  );
  const small = <p className={css({ textStyle: 'small', color: 'ink.soft' })}>Only you see these in full.</p>;
  return place === 'side' ? (
    <SideCard title="Your numbers" aside={small}>
      {numbers}
    </SideCard>
  ) : (
    <Part title="Your numbers" aside={small}>
      {numbers}
    </Part>
  );
};
