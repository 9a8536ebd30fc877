import type { ReactNode } from 'react';
import { donateLink, pageLink } from '#src/components/button/app-link.ts';
import { LinkButton } from '#src/components/button/link-button.tsx';
import { PlainLink } from '#src/components/button/plain-link.tsx';
import { TextLink } from '#src/components/button/text-link.tsx';
import { Climb } from '#src/components/climb/climb.tsx';
import { Portrait } from '#src/components/portrait/portrait.tsx';
import { css } from '#styled-system/css';

type FoundCardProps = {
  name: string;
  /** The id for the placeholder hill, and the picture if there is one. */
  portrait: { id: string; url: string | null };
  /** "Maya": the short name on the buttons. */
  shortName: string;
  /** What they take part in. */
  text: ReactNode;
  /** Their peloton or members; left out where there are none. */
  crew?: string | null | undefined;
  /** Their climb; null if they raise no money. Amounts in cents. */
  climb: { id: string; raised: number; goal: number; committed?: number; goalName?: string } | null;
  /** The progress as text. */
  progress: string;
  recipientType: 'User' | 'Peloton';
  /** People can ask to join. */
  canJoin?: boolean;
  /** The donate button comes before the page's link. */
  isForGiving: boolean;
  /** It is the only result. */
  isOnly: boolean;
};

const card = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '1',
  height: 'full',
  p: { base: '5', sm: '6' },
  bg: 'surface',
  border: '1px solid token(colors.line)',
  borderRadius: 'card',
});

const who = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  columnGap: '4',
});
const name = css({ textStyle: 'subheading', overflowWrap: 'anywhere' });
const nameLink = css({
  color: 'ink',
  textDecorationLine: 'underline',
  textDecorationColor: 'forest',
  textDecorationThickness: '2px',
  textUnderlineOffset: '0.15em',
  borderRadius: 'sm',
  _hover: { color: 'forest' },
});
// The links are below the button in every card: next to it only short names would fit.
const foot = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  rowGap: '1',
  mt: 'auto',
  pt: '5',
  '& a': {
    minHeight: 'touch',
    maxWidth: 'full',
    display: 'inline-flex',
    alignItems: 'center',
    overflowWrap: 'anywhere',
  },
});

const links = css({ display: 'flex', flexWrap: 'wrap', columnGap: '6', _empty: { display: 'none' } });

/** A result of the search: its progress, and its buttons. */
export const FoundCard = (found: FoundCardProps) => {
  const { id } = found.portrait;
  const page = pageLink(found.recipientType, id);
  const donation = donateLink(found.recipientType, id);
  // Several people may be called Margaret, so the accessible names distinguish the buttons.
  const give = (
    <LinkButton
      tone={found.isOnly ? 'primary' : 'plain'}
      wide={found.isForGiving}
      {...donation}
      aria-label={`Give to ${found.name}`}
    >
      Give to {found.shortName}
    </LinkButton>
  );
  // Elsewhere the name is the link to the page.
  const look = found.isForGiving ? (
    <TextLink {...page} aria-label={`See the page of ${found.name}`}>
      See the page
    </TextLink>
  ) : null;
  return (
    <article className={card}>
      <div className={who}>
        <Portrait {...found.portrait} name={found.name} size="small" />
        <div>
          <h3 className={name} translate="no">
            <PlainLink {...(found.isForGiving ? donation : page)} className={nameLink}>
              {found.name}
            </PlainLink>
          </h3>
          <p className={css({ color: 'ink.soft' })}>{found.text}</p>
          {found.crew ? <p className={css({ color: 'ink.soft' })}>{found.crew}</p> : null}
        </div>
      </div>
      <p className={css({ fontWeight: 'bold', fontVariantNumeric: 'tabular-nums', pt: '2' })}>
        {found.progress}
      </p>
      {found.climb === null ? null : <Climb {...found.climb} />}
      <div className={foot}>
        {give}
        <span className={links}>
          {look}
          {found.canJoin !== true ? null : (
            <TextLink
              to="/peloton/$id"
              params={{ id }}
              search={{ join: 'yes' }}
              aria-label={`Join ${found.name}`}
            >
              Join
            </TextLink>
          )}
        </span>
      </div>
    </article>
  );
};
