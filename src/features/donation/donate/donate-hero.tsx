import { whose } from '#machines/whose.ts';
import { TextLink } from '#src/components/button/text-link.tsx';
import { Climb } from '#src/components/climb/climb.tsx';
import { Hero } from '#src/components/page-frame/hero.tsx';
import { progressText, type RecipientView } from '#src/features/donation/recipient/recipient-view.ts';
import { css } from '#styled-system/css';

/** On a phone the first step comes first. */
const wide = css({ smDown: { display: 'none' } });

/** The recipient, and their fundraising progress. */
export const DonateHero = ({ view }: { view: RecipientView }) => (
  <Hero
    brief
    land={view.id}
    kicker={view.eventName}
    title={`Give to ${view.name}`}
    lede={
      <>
        {progressText(view)}.{' '}
        {view.page === null ? null : <TextLink {...view.page}>See {whose(view.shortName)} page</TextLink>}
      </>
    }
    drawing={
      <div className={wide}>
        <Climb id={view.id} {...view.climb} />
      </div>
    }
  />
);
