import type { ReactNode } from 'react';
import { TextLink } from '#src/components/button/text-link.tsx';
import { PageFrame } from '#src/components/page-frame/page-frame.tsx';
import { Part } from '#src/components/page-frame/part.tsx';
import { usePageTitle } from '#src/components/page-frame/use-page-title.ts';
import { css } from '#styled-system/css';
import { ChooseRecipient } from './choose-recipient.tsx';
import { DonateHero } from './donate-hero.tsx';
import { FeeTable } from './fee-table.tsx';
import { MoneyWay } from './money-way.tsx';
import type { LoadedRecipient } from './recipient.ts';
import { excerptOf, type RecipientView, takesGifts, viewOf } from './recipient-view.ts';
import { WaysToGive } from './ways-to-give.tsx';

const page = css({ display: 'grid', gap: { base: '16', md: '24' }, pt: { base: '10', md: '16' } });

const columns = css({
  display: 'grid',
  gap: { base: '12', lg: '16' },
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
});

const Story = ({ view: { story, shortName, pageHref } }: { view: RecipientView }) =>
  story === null || pageHref === null ? null : (
    <Part id="story" title="In their own words">
      <blockquote className={css({ m: '0', textStyle: 'lede', maxWidth: 'measure', whiteSpace: 'pre-line' })}>
        {excerptOf(story)}
      </blockquote>
      <p>
        <TextLink href={pageHref}>Read on at {shortName}’s page</TextLink>
      </p>
    </Part>
  );

type DonatePageProps = {
  recipient: LoadedRecipient;
  /** Finds somebody else; search is another feature's. */
  search: ReactNode;
};

/** Giving to somebody: who they are, what a gift comes to, and how it gets there. */
export const DonatePage = ({ recipient, search }: DonatePageProps) => {
  const view = takesGifts(recipient) ? viewOf(recipient) : null;
  usePageTitle(view === null ? 'Give' : `Give to ${view.name}`);
  if (view === null) return <ChooseRecipient recipient={recipient} search={search} />;
  return (
    <PageFrame hero={<DonateHero view={view} />}>
      <div className={page}>
        <WaysToGive view={view} />
        <div className={columns}>
          <Part
            id="amounts"
            title="What a gift comes to"
            lede="Cards and wallets cost 2.9% plus 30 cents. Cover that, and you are charged a little more. Leave it, and our partners bear it. The gift arrives whole both ways."
          >
            <FeeTable name={view.shortName} />
          </Part>
          <Story view={view} />
        </div>
        <MoneyWay name={view.name} />
        <Part id="others" title="Somebody else in mind?">
          {search}
        </Part>
      </div>
    </PageFrame>
  );
};
