import { newPeloton } from '#machines/founding/founding.rules.ts';
import type { FoundingDraft } from '#machines/founding/founding.types.ts';
import { Climb } from '#src/components/climb/climb.tsx';
import { StoryText } from '#src/components/story/story-text.tsx';
import { css } from '#styled-system/css';

const card = css({
  display: { base: 'none', lg: 'grid' },
  gap: '4',
  p: '6',
  bg: 'surface',
  border: '1px solid token(colors.line)',
  borderRadius: 'card',
});
const soft = css({ color: 'ink.soft', textStyle: 'small' });
// The first lines; the page has the whole text.
const firstLines = css({ maxHeight: '7.5em', overflow: 'hidden', overflowWrap: 'anywhere' });

/** A preview of the peloton's page, next to the questions. */
export const PagePreview = ({ draft }: { draft: FoundingDraft }) => {
  const { name, story, goal, acceptingNewMembers } = newPeloton(draft);
  return (
    <section aria-label="Your page so far" className={card}>
      <p className={soft}>Your page so far</p>
      <p className={css({ textStyle: 'heading', overflowWrap: 'anywhere' })}>{name || 'Your peloton'}</p>
      <p className={soft}>{acceptingNewMembers ? 'Open to new members' : 'By invitation only right now'}</p>
      {goal === null ? (
        <p className={soft}>Set a goal, and your climb appears here.</p>
      ) : (
        <Climb id={name} raised={0} goal={goal} />
      )}
      {story === null ? (
        <p className={soft}>The first lines of your story go here.</p>
      ) : (
        <div className={firstLines}>
          <StoryText story={story} />
        </div>
      )}
    </section>
  );
};
