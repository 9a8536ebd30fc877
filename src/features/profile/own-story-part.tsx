import type { ReactNode } from 'react';
import { LinkButton } from '#src/components/button/link-button.tsx';
import { StoryText } from '#src/components/story/story-text.tsx';
import { css } from '#styled-system/css';
import { editLink, type Profile } from './profile-messages.ts';

const wide = css({ hideBelow: 'md' });

/** The story on the person's own page. It needs no machine. */
export const OwnStoryPart = ({ profile: { story } }: { profile: Profile }) =>
  story === null ? (
    <p className={css({ textStyle: 'lede', color: 'ink.soft', maxWidth: 'measure' })}>
      People give to a person, not to a page. Tell them in a few sentences why you do this.
    </p>
  ) : (
    <StoryText story={story} />
  );

/** The actions on the person's own page, in place of the donate button. */
export const OwnActions = ({
  profile: { publicId },
  children,
}: {
  profile: Profile;
  /** The share button. */
  children: ReactNode;
}) => (
  <>
    {children}
    <LinkButton
      tone="plain"
      size="lg"
      {...editLink(publicId, 'see-as')}
      aria-label="See your page as others do"
    >
      {/* A phone's bar has two buttons side by side. */}
      <span>
        See <span className={wide}>your page </span>as others<span className={wide}> do</span>
      </span>
    </LinkButton>
  </>
);
