import { fullNameOf } from '#machines/form/person-name.ts';
import { wholeMoney } from '#machines/money.ts';
import type { components } from '#openapi/contract.gen.ts';
import { donateLink } from '#src/components/button/app-link.ts';
import { LinkButton } from '#src/components/button/link-button.tsx';
import { TextLink } from '#src/components/button/text-link.tsx';
import { Track } from '#src/components/card/track.tsx';
import { Part } from '#src/components/page-frame/part.tsx';
import { Portrait } from '#src/components/portrait/portrait.tsx';
import { css } from '#styled-system/css';

export type Climber = components['schemas']['Climber'];

const cards = css({
  listStyle: 'none',
  m: '0',
  p: '0',
  display: 'grid',
  gap: { base: '3', sm: '4' },
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
  // A phone shows the first four.
  '& > :nth-child(n + 5)': { hideBelow: 'sm' },
});

const card = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: '4',
  rowGap: '3',
  alignItems: 'center',
  p: '4',
  bg: 'surface',
  border: '1px solid token(colors.line)',
  borderRadius: 'card',
  '& > .portrait__avatar': { width: '3rem' },
  '& > :last-child': { gridColumn: '1 / -1' },
});

/** In whole dollars, rounded up, so that a donation of this amount reaches the goal. */
const missing = ({ raised, goal }: Climber): string => wholeMoney(Math.ceil((goal - raised) / 100) * 100);

/** People close to their goal, each with a button. */
export const NearSummit = ({ people }: { people: readonly Climber[] }) => (
  <Part
    id="near-summit"
    title="Almost at the summit"
    lede="They have raised most of their goal. Your gift could be the one that gets them there."
  >
    <ul className={cards}>
      {people.map((person) => {
        const { publicId, profileImageUrl, raised, goal } = person;
        const name = fullNameOf(person);
        return (
          <li key={publicId} className={card}>
            <Portrait id={publicId} url={profileImageUrl} name={name} size="small" />
            <div>
              <h3 className={css({ textStyle: 'label', overflowWrap: 'anywhere' })}>
                <TextLink to="/profile/$id" params={{ id: publicId }}>
                  {name}
                </TextLink>
              </h3>
              <p
                className={css({ textStyle: 'small', color: 'ink.soft', fontVariantNumeric: 'tabular-nums' })}
              >
                <b className={css({ color: 'ink', fontWeight: 'bold' })}>{missing(person)} to go</b> of{' '}
                {wholeMoney(goal)}
              </p>
            </div>
            <LinkButton tone="plain" aria-label={`Give to ${name}`} {...donateLink('User', publicId)}>
              Give
            </LinkButton>
            <Track share={raised / goal} />
          </li>
        );
      })}
    </ul>
  </Part>
);
