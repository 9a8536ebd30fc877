import type { ReactNode } from 'react';
import { failureText } from '#src/api/save-file.ts';
import { MoneyParts } from '#src/components/money-parts/money-parts.tsx';
import type { Parts } from '#src/components/money-parts/part-rows.ts';
import { PageFrame } from '#src/components/page-frame/page-frame.tsx';
import { HiddenNotice } from '#src/components/report/hidden-notice.tsx';
import { Report } from '#src/components/report/report.tsx';
import { reportable } from '#src/components/report/report-messages.ts';
import { StoryText } from '#src/components/story/story-text.tsx';
import { css } from '#styled-system/css';
import { ProfileFigures } from './profile-figures.tsx';
import { ProfileHero } from './profile-hero.tsx';
import type { Profile } from './profile-messages.ts';

type ProfilePageProps = {
  profile: Profile;
  /** The picture that the person has just chosen, or `deleted`: shown instead of the saved one. */
  temporaryImage?: string | null | undefined;
  /** What the person sees of themself above their own page. */
  baseCamp?: ReactNode;
  /** Instead of the plain story, on one's own page. */
  ownStory?: ReactNode;
  /** What the total is made of; left out where the page is only looked at while something else is written. */
  loadParts?: (() => Promise<Parts>) | undefined;
  /** Who gave, below the story. */
  donations?: ReactNode;
};

/** Loaded as somebody reports: nobody else needs the API's layer for it. */
const reporting = () => import('./send-report.ts');

/** A person as everyone may see them. */
export const ProfilePage = ({
  profile,
  temporaryImage,
  baseCamp,
  ownStory,
  loadParts,
  donations,
}: ProfilePageProps) => (
  <PageFrame
    hero={
      <>
        {baseCamp}
        <ProfileHero profile={profile} temporaryImage={temporaryImage} isOwn={Boolean(ownStory)} />
      </>
    }
  >
    <div className={css({ display: 'grid', gap: { base: '12', md: '16' }, pt: { base: '10', md: '16' } })}>
      <div className={css({ display: 'grid', gap: '6' })}>
        <HiddenNotice hidden={profile.hiddenContent} seenBy="you" />
        <ProfileFigures profile={profile} />
        {loadParts && (profile.fundraising.raised > 0 || ownStory) ? (
          <MoneyParts
            total={profile.fundraising.raised}
            sum={profile.fundraising.committed ? 'Counts toward the commitment' : 'Raised'}
            load={loadParts}
          />
        ) : null}
      </div>
      {ownStory || profile.story !== null ? (
        <section aria-labelledby="story-title" className={css({ maxWidth: '44rem' })}>
          <h2 id="story-title" className={css({ textStyle: 'heading', mb: '6' })}>
            {ownStory ? 'Your story' : `Why ${profile.firstName} does this`}
          </h2>
          {ownStory ?? (profile.story === null ? null : <StoryText story={profile.story} />)}
        </section>
      ) : null}
      {donations}
      {ownStory ? null : (
        <Report
          kinds={reportable(profile)}
          send={async (kind, reason) => (await reporting()).sendReport(profile.publicId, { kind, reason })}
          failureText={failureText}
        />
      )}
    </div>
  </PageFrame>
);
