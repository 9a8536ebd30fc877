import type { ReactNode } from 'react';
import type { User } from '#machines/auth/auth.types.ts';
import { LinkButton } from '#src/components/button/link-button.tsx';
import { TextLink } from '#src/components/button/text-link.tsx';
import { SideCard } from '#src/components/page-frame/side-card.tsx';
import { Portrait } from '#src/components/portrait/portrait.tsx';
import { css } from '#styled-system/css';

const row = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: '4',
  overflowWrap: 'anywhere',
  '& > .portrait__avatar': { width: '3.5rem' },
});
const text = css({ mb: '4', color: 'ink.soft' });

type CompanyProps = Pick<User, 'publicId' | 'peloton'> & {
  /** The share button of the person's page. */
  share: ReactNode;
};

/** A Challenger's companions, and the share button. */
export const Company = ({ publicId, peloton, share }: CompanyProps) => (
  <>
    <SideCard title="Tell your people">
      <p className={text}>
        Your challenge is on{' '}
        <TextLink to="/profile/$id" params={{ id: publicId }}>
          your page
        </TextLink>
        . Everyone who sees it can give.
      </p>
      {share}
    </SideCard>
    {peloton === null || peloton.isPending ? (
      <SideCard title="Find company">
        <p className={text}>A peloton takes on the season together. Challengers are welcome.</p>
        <LinkButton tone="plain" to="/search" search={{ type: 'Peloton' }}>
          Find a peloton
        </LinkButton>
      </SideCard>
    ) : (
      <SideCard title="Your peloton">
        <div className={row}>
          <Portrait id={peloton.id} url={null} name={peloton.name} size="small" />
          <TextLink to="/peloton/$id" params={{ id: peloton.id }}>
            {peloton.name}
          </TextLink>
        </div>
      </SideCard>
    )}
  </>
);
