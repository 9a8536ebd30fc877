import type { ReactNode } from 'react';
import { PageFrame } from '#src/components/page-frame/page-frame.tsx';
import { css } from '#styled-system/css';
import { ProfileFigures } from './profile-figures.tsx';
import { ProfileHero } from './profile-hero.tsx';
import type { Profile } from './profile-words.ts';
import { StoryText } from './story-text.tsx';

type ProfilePageProps = {
  profile: Profile;
  /** The picture that the person has just chosen, or `deleted`: shown instead of the saved one. */
  temporaryImage?: string | null | undefined;
  /** Instead of the plain story, on one's own page. */
  ownStory?: ReactNode;
  /** Who gave, below the story. */
  gifts?: ReactNode;
};

/** A person as everyone may see them. */
export const ProfilePage = ({ profile, temporaryImage, ownStory, gifts }: ProfilePageProps) => (
  <PageFrame
    hero={<ProfileHero profile={profile} temporaryImage={temporaryImage} isOwn={Boolean(ownStory)} />}
  >
    <div className={css({ display: 'grid', gap: { base: '12', md: '16' }, pt: { base: '10', md: '16' } })}>
      <ProfileFigures profile={profile} />
      {ownStory || profile.story !== null ? (
        <section aria-labelledby="story-title" className={css({ maxWidth: '44rem' })}>
          <h2 id="story-title" className={css({ textStyle: 'heading', mb: '6' })}>
            {ownStory ? 'Your story' : `Why ${profile.firstName} does this`}
          </h2>
          {ownStory ?? (profile.story === null ? null : <StoryText story={profile.story} />)}
        </section>
      ) : null}
      {gifts}
    </div>
  </PageFrame>
);
