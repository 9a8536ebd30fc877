import { LinkButton } from '#src/components/button/link-button.tsx';
import { Climb } from '#src/components/climb/climb.tsx';
import { Hero } from '#src/components/page-frame/hero.tsx';
import { type RecipientView, standingText } from './recipient-view.ts';

/** Whom the gift is for, and how far they have climbed. */
export const DonateHero = ({ view }: { view: RecipientView }) => (
  <Hero
    land={view.id}
    kicker={view.eventName}
    title={`Give to ${view.name}`}
    lede={`${standingText(view)}. Every dollar of your gift goes to cancer research.`}
    actions={
      <>
        <LinkButton size="lg" href="#check">
          See how to give
        </LinkButton>
        {view.pageHref === null ? null : (
          <LinkButton size="lg" tone="plain" href={view.pageHref}>
            See {view.shortName}’s page
          </LinkButton>
        )}
      </>
    }
    drawing={<Climb id={view.id} size="hero" {...view.climb} />}
  />
);
