import type { Ref } from 'react';
import type { SharingView } from '#machines/fund-sharing/fund-sharing.types.ts';
import { TextLink } from '#src/components/button/text-link.tsx';
import { Part } from '#src/components/page-frame/part.tsx';

/** What the part is called that money is shared in. */
export const amountsTitle = ({ fund }: SharingView): string =>
  fund === null ? 'Share what you raised' : 'Share the fund';

type NothingProps = { view: SharingView; pelotonId: string; titleRef: Ref<HTMLHeadingElement> };

/** What fills it, where there is nothing to share. */
export const NothingToShare = ({ view, pelotonId, titleRef }: NothingProps) => (
  <Part
    id="amounts"
    titleRef={titleRef}
    title={amountsTitle(view)}
    lede={
      view.fund === null ? (
        view.own?.committedAmount === 0 ? (
          'You can’t share anything yet. You have no commitment, so whatever you raise is yours to share with other members or the fund.'
        ) : (
          'You can’t share anything yet. Once you’ve raised more than your commitment, you can share the rest with other members or the fund.'
        )
      ) : (
        <>
          The fund is empty right now. Gifts to{' '}
          <TextLink href={`/peloton/${pelotonId}`}>{view.pelotonName}</TextLink> itself land here, and you
          share them with members who are short of their commitment.
        </>
      )
    }
  >
    {null}
  </Part>
);
