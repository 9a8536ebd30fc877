import type { ReactNode } from 'react';
import { donateLink } from '#src/components/button/app-link.ts';
import { TextLink } from '#src/components/button/text-link.tsx';
import { Hero } from '#src/components/page-frame/hero.tsx';
import type { Event } from '#src/features/donation/recipient/recipient.ts';
import { css } from '#styled-system/css';

/** The head of the giving page, with the search for a rider. */
export const GiveHero = ({ event, search }: { event: Event; search: ReactNode }) => (
  <Hero
    land={`give ${event.id}`}
    kicker={event.name}
    title="Back someone’s climb."
    lede="Give to a person, a peloton or all of us. Every dollar goes to cancer research."
    actions={
      <div className={css({ display: 'grid', gap: '4', justifyItems: 'start', width: 'full' })}>
        <div className={css({ width: 'full' })}>{search}</div>
        <TextLink {...donateLink('General')}>Not sure? Give to all of us</TextLink>
      </div>
    }
    scenery
  />
);
