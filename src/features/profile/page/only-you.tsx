import { type ReactNode, Suspense } from 'react';
import { TextLink } from '#src/components/button/text-link.tsx';
import { Part } from '#src/components/page-frame/part.tsx';
import { slots } from '#src/components/style/style.ts';
import { donorsHref, editHref, type Profile } from '#src/features/profile/profile-messages.ts';
import { css } from '#styled-system/css';
import type { About } from './about.ts';
import { PastAchievements, PastYears } from './past.tsx';

const shownText = ({ isDonorListVisible, isAchievementsInvisible }: Profile) =>
  `Others ${isDonorListVisible ? 'see' : 'don’t see'} who gave to you, and ${
    isAchievementsInvisible ? 'don’t see' : 'see'
  } your achievements.`;

type OnlyYouProps = {
  profile: Profile;
  history: About['history'];
  /** What is behind folds: the forecast, and what the total is made of. */
  children: ReactNode;
};

/** The last part of one's own page: all that others don't see. What they see stands above it. */
export const OnlyYou = ({ profile, history, children }: OnlyYouProps) => {
  const { publicId, isDonorListVisible, isAchievementsInvisible } = profile;
  return (
    <Part
      title="Only you see this"
      lede={
        <>
          {shownText(profile)}{' '}
          <TextLink href={editHref(publicId, 'see-as')}>See your page as others do</TextLink>
        </>
      }
    >
      <div className={css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '6' })}>
        {isDonorListVisible ? null : (
          <p>
            <TextLink href={donorsHref(publicId)}>See who gave to you</TextLink>: your list is private, so
            only you can.
          </p>
        )}
        {isAchievementsInvisible ? (
          <Suspense fallback={null}>
            <PastAchievements profile={profile} history={history} isOwn />
          </Suspense>
        ) : null}
        <div className={slots('giveCard')('folds')}>
          {children}
          <Suspense fallback={null}>
            <PastYears profile={profile} history={history} />
          </Suspense>
        </div>
      </div>
    </Part>
  );
};
