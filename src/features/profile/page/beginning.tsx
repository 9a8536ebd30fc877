import { TextLink } from '#src/components/button/text-link.tsx';
import { Part } from '#src/components/page-frame/part.tsx';
import { editHref, type Profile } from '#src/features/profile/profile-messages.ts';
import { css } from '#styled-system/css';

const list = css({ display: 'grid', gap: '5', listStyle: 'none', counterReset: 'step', p: '0', m: '0' });
const step = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: '4',
  counterIncrement: 'step',
  '&::before': {
    content: 'counter(step)',
    display: 'grid',
    placeItems: 'center',
    width: '2.5rem',
    height: '2.5rem',
    borderRadius: 'full',
    border: '2px solid token(colors.ink)',
    textStyle: 'label',
  },
});
const name = css({ textStyle: 'label', '& + p': { color: 'ink.soft' } });

/** How to get from nothing to the first gift, for a person whose page has none. */
export const Beginning = ({ profile: { publicId, story, profileImageUrl } }: { profile: Profile }) => (
  <Part
    title="Get your first gift"
    lede="Most people give because someone they know asked them. A few small steps bring the first gift."
  >
    <ol className={list}>
      {story === null ? (
        <li className={step}>
          <div>
            <h3 className={name}>
              <TextLink href={editHref(publicId, 'your-story')}>Say why you do this</TextLink>
            </h3>
            <p>Four sentences are enough: who it’s for, what you’ll do, and what you’re asking for.</p>
          </div>
        </li>
      ) : null}
      {profileImageUrl === null ? (
        <li className={step}>
          <div>
            <h3 className={name}>
              <TextLink href={editHref(publicId, 'about-you')}>Add a picture of yourself</TextLink>
            </h3>
            <p>Your friends want to see it’s you.</p>
          </div>
        </li>
      ) : null}
      <li className={step}>
        <div>
          <h3 className={name}>Ask three people by name</h3>
          <p>Start with people you know will say yes. Send them the link to this page.</p>
        </div>
      </li>
      <li className={step}>
        <div>
          <h3 className={name}>Thank them on the same day</h3>
          <p>People who get a thank-you tell their friends.</p>
        </div>
      </li>
    </ol>
  </Part>
);
