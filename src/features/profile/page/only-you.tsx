import { type ReactNode, Suspense } from 'react';
import { TextLink } from '#src/components/button/text-link.tsx';
import { Part } from '#src/components/page-frame/part.tsx';
import { slots } from '#src/components/style/style.ts';
import type { Profile } from '#src/features/profile/profile-messages.ts';
import { css } from '#styled-system/css';
import type { About } from './about.ts';
import { PastAchievements, PastYears } from './past.tsx';

type OnlyYouProps = {
  profile: Profile;
  history: About['history'];
  /** The folded parts: the forecast, and the parts of the total. */
  children: ReactNode;
};

/** The last part of the person's own page: private data, and details that others don't see. */
export const OnlyYou = ({ profile, history, children }: OnlyYouProps) => {
  const { publicId, isDonorListVisible, isAchievementsInvisible } = profile;
  return (
    <Part
      title="Your numbers"
      aside={<p className={css({ textStyle: 'small', color: 'ink.soft' })}>Only you see these in full.</p>}
    >
      {isDonorListVisible ? null : (
        <p className={css({ mb: '3' })}>
          <TextLink to="/profile/$id/donations" params={{ id: publicId }}>
            See who gave to you
          </TextLink>
          : your list is private, so only you can.
        </p>
      )}
      <div className={slots('giveCard')('folds')}>
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
    </Part>
  );
};
