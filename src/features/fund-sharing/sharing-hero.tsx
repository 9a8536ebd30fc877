import type { ReactNode } from 'react';
import { fundSharingMeta as meta } from '#machines/fund-sharing/fund-sharing.messages.ts';
import type { SharingView, Source } from '#machines/fund-sharing/fund-sharing.types.ts';
import { TextLink } from '#src/components/button/text-link.tsx';
import { dateText, unbroken } from '#src/components/format/date.ts';
import { Hero } from '#src/components/page-frame/hero.tsx';
import { sharingLink } from './sharing-address.ts';
import { spareText } from './sharing-messages.ts';

type SharingHeroProps = { pelotonId: string; view: SharingView; other: ReactNode };

/** The page's head: the money's owner, and the amount to share. */
export const SharingHero = ({ pelotonId, view, other }: SharingHeroProps) => {
  const { before, after } = spareText(view);
  return (
    <Hero
      brief
      land={pelotonId}
      kicker={`${view.eventName} · ${view.isOpen ? 'open until' : 'ended on'} ${unbroken(dateText(view.fundSharingEnds))}`}
      title={meta.editing.heading}
      lede={
        <>
          {before}
          <TextLink to="/peloton/$id" params={{ id: pelotonId }}>
            {view.pelotonName}
          </TextLink>
          {after} {other}
        </>
      }
    />
  );
};

/** The link's text to the other page, by the current one. */
const otherTexts = {
  self: { open: 'Share the fund', ended: 'See what the fund shared' },
  peloton: { open: 'Share your own extra', ended: 'See what you gave and got' },
};

/** The link from the fund to the person's own money, and back. */
export const otherPlace = (pelotonId: string, source: Source, isOpen: boolean) => (
  <TextLink {...sharingLink(pelotonId, source === 'self' ? 'peloton' : 'self')}>
    {otherTexts[source][isOpen ? 'open' : 'ended']}
  </TextLink>
);
