import type { ReactNode } from 'react';
import { LinkButton } from '#src/components/button/link-button.tsx';
import { TextLink } from '#src/components/button/text-link.tsx';
import { Hero } from '#src/components/page-frame/hero.tsx';
import { PageFrame } from '#src/components/page-frame/page-frame.tsx';
import { Part, Parts } from '#src/components/page-frame/part.tsx';
import { css } from '#styled-system/css';
import { MonthlyGift } from './monthly-gift.tsx';
import { type RecurringGift, togetherText } from './monthly-gifts-words.ts';

const HowToChange = () => (
  <Part title="To change a monthly gift, or stop it">
    <p className={css({ maxWidth: 'measure' })}>
      <TextLink href="/contact">Write to us</TextLink> from the address you sign in with, and say which gift
      and what to change: the amount, the day, the card, or to end it. We do it before the next charge if your
      letter reaches us two working days ahead, and we write back when it is done.
    </p>
  </Part>
);

type MonthlyGiftsPageProps = {
  gifts: readonly RecurringGift[];
  /** What was given so far. */
  children?: ReactNode;
};

/** What a person gives every month, and under it what they gave so far. */
export const MonthlyGiftsPage = ({ gifts, children }: MonthlyGiftsPageProps) => {
  const hasGifts = gifts.length > 0;
  return (
    <PageFrame
      hero={
        <Hero
          land="monthly-gifts"
          scenery={!hasGifts}
          title="Your monthly gifts"
          lede={
            hasGifts
              ? togetherText(gifts)
              : 'You give nothing monthly yet. A small gift every month carries research through the whole year, not only the season.'
          }
          actions={
            <LinkButton size="lg" href="/give">
              {hasGifts ? 'Give to somebody else' : 'Find somebody to give to'}
            </LinkButton>
          }
        />
      }
    >
      <Parts>
        {hasGifts ? (
          <>
            <ul
              aria-label="Monthly gifts"
              className={css({
                display: 'grid',
                gap: '6',
                gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 22rem), 1fr))',
                listStyle: 'none',
                p: '0',
                m: '0',
              })}
            >
              {gifts.map((gift) => (
                <MonthlyGift key={gift.id} gift={gift} />
              ))}
            </ul>
            <HowToChange />
          </>
        ) : null}
        {children}
      </Parts>
    </PageFrame>
  );
};
