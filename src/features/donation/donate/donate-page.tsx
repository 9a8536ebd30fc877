import type { ReactNode } from 'react';
import { TextLink } from '#src/components/button/text-link.tsx';
import { whose } from '#src/components/format/whose.ts';
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
  pt: { base: '6', md: '8' },
});

const Story = ({ view: { story, shortName, pageHref } }: { view: RecipientView }) =>
  story === null || pageHref === null ? null : (
    <Part id="story" title="In their own words">
      <blockquote className={css({ m: '0', textStyle: 'lede', maxWidth: 'measure', whiteSpace: 'pre-line' })}>
        {excerptOf(story)}
      </blockquote>
      <p>
        <TextLink href={pageHref}>Read on at {whose(shortName)} page</TextLink>
      </p>
    </Part>
  );

type DonatePageProps = {
  view: RecipientView;
  checkout: ReactNode;
  /** The form is shown: what else there is to know stands below it. */
  isAsked: boolean;
  /** What the checkout says it is about, once it is past the form. */
  step: string | null;
  /** Finds somebody else; search is another feature's. */
  search: ReactNode;
};

/** Giving to somebody: who they are, the donation itself, and below it the other ways. */
export const DonatePage = ({ view, checkout, isAsked, step, search }: DonatePageProps) => {
  usePageTitle(step ?? `Give to ${view.name}`);
  return (
    <PageFrame hero={<DonateHero view={view} />}>
      <div className={page}>
        <div id="give">{checkout}</div>
        {isAsked ? (
          <>
            <Story view={view} />
            <WaysToGive view={view} />
            <MoneyWay name={view.name} />
            <Part id="others" title="Somebody else in mind?">
              {search}
            </Part>
          </>
        ) : null}
      </div>
    </PageFrame>
  );
};
