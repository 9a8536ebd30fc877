import type { ReactNode } from 'react';
import { whose } from '#machines/whose.ts';
import { TextLink } from '#src/components/button/text-link.tsx';
import { PageFrame } from '#src/components/page-frame/page-frame.tsx';
import { Part } from '#src/components/page-frame/part.tsx';
import { usePageTitle } from '#src/components/page-frame/use-page-title.ts';
import { excerptOf, type RecipientView } from '#src/features/donation/recipient/recipient-view.ts';
import { css } from '#styled-system/css';
import { DonateHero } from './donate-hero.tsx';
import { MoneyWay } from './money-way.tsx';
import { WaysToGive } from './ways-to-give.tsx';

const page = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: { base: '16', md: '24' },
  pt: { base: '4', md: '8' },
});

const give = css({ scrollMarginTop: '5rem' });

/** Whom it is for, once the donor is on their way: the step's own heading comes first then. */
const small = css({ textStyle: 'small', color: 'ink.soft', fontWeight: 'bold', mb: '3' });

const Story = ({ view: { story, shortName, pageHref } }: { view: RecipientView }) =>
  story === null || pageHref === null ? null : (
    <Part id="story" title={`In ${whose(shortName)} own words`}>
      <blockquote className={css({ m: '0', textStyle: 'lede', maxWidth: 'measure', whiteSpace: 'pre-line' })}>
        {excerptOf(story)}
      </blockquote>
      <p>
        <TextLink href={pageHref}>Read more on {whose(shortName)} page</TextLink>
      </p>
    </Part>
  );

type DonatePageProps = {
  view: RecipientView;
  checkout: ReactNode;
  /** The first step is shown: what else there is to know stands around it. */
  isFirst: boolean;
  /** What the checkout says it is about, once it is past its first step. */
  heading: string | null;
  /** Finds somebody else; search is another feature's. */
  search: ReactNode;
};

/** Giving to somebody: who they are, the donation itself, and below its first step the other ways. */
export const DonatePage = ({ view, checkout, isFirst, heading, search }: DonatePageProps) => {
  usePageTitle(heading ?? `Give to ${view.name}`);
  return (
    <PageFrame hero={isFirst ? <DonateHero view={view} /> : undefined}>
      <div className={page} data-first={isFirst || undefined}>
        <div id="give" className={give}>
          {isFirst ? null : <h1 className={small}>Give to {view.name}</h1>}
          {checkout}
        </div>
        {isFirst ? (
          <>
            <Story view={view} />
            <WaysToGive view={view} />
            <MoneyWay name={view.name} />
            <Part id="others" title="Looking for someone else?">
              {search}
            </Part>
          </>
        ) : null}
      </div>
    </PageFrame>
  );
};
