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

/** The recipient, after the first step: the step's heading comes first then. */
const small = css({ textStyle: 'small', color: 'ink.soft', fontWeight: 'bold', mb: '3' });

const Story = ({ view: { story, shortName, page } }: { view: RecipientView }) =>
  story === null || page === null ? null : (
    <Part id="story" title={`In ${whose(shortName)} own words`}>
      <blockquote className={css({ m: '0', textStyle: 'lede', maxWidth: 'measure', whiteSpace: 'pre-line' })}>
        {excerptOf(story)}
      </blockquote>
      <p>
        <TextLink {...page}>Read more on {whose(shortName)} page</TextLink>
      </p>
    </Part>
  );

type DonatePageProps = {
  view: RecipientView;
  checkout: ReactNode;
  /** The first step is shown, with further information around it. */
  isFirst: boolean;
  /** The checkout's heading, after its first step. */
  heading: string | null;
  /** The search for another recipient, from the search feature. */
  search: ReactNode;
};

/** The page of `/donate`: the recipient, the checkout, and below its first step the other methods. */
export const DonatePage = ({ view, checkout, isFirst, heading, search }: DonatePageProps) => {
  usePageTitle(heading ?? `Give to ${view.name}`);
  return (
    <PageFrame hero={isFirst ? <DonateHero view={view} /> : undefined}>
      <div className={page} data-first={isFirst || undefined}>
        <div id="give" className={css({ scrollMarginTop: '5rem' })}>
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
