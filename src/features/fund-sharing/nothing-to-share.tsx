import type { ReactNode, Ref } from 'react';
import type { SharingView } from '#machines/fund-sharing/fund-sharing.types.ts';
import { money } from '#machines/money.ts';
import { TextLink } from '#src/components/button/text-link.tsx';
import { Track } from '#src/components/card/track.tsx';
import { dateText, unbroken } from '#src/components/format/date.ts';
import { Part } from '#src/components/page-frame/part.tsx';
import { Steps } from '#src/components/steps/steps.tsx';
import { css } from '#styled-system/css';

/** The title of the part with the amounts. */
export const amountsTitle = ({ fund }: SharingView): string =>
  fund === null ? 'Share what you raised' : 'Share the fund';

type NothingProps = { view: SharingView; pelotonId: string; titleRef: Ref<HTMLHeadingElement> };

/** Replaces that part while there is nothing to share: what is missing until then. */
export const NothingToShare = ({ view, pelotonId, titleRef }: NothingProps) => {
  const { fund, own, pelotonName, fundSharingEnds } = view;
  const part = (title: string, lede?: ReactNode, children: ReactNode = null) => (
    <Part id="amounts" titleRef={titleRef} title={title} lede={lede}>
      {children}
    </Part>
  );
  if (fund !== null)
    return part(
      amountsTitle(view),
      <>
        The fund is empty right now. Gifts to{' '}
        <TextLink to="/peloton/$id" params={{ id: pelotonId }}>
          {pelotonName}
        </TextLink>{' '}
        itself land here, and you share them with members who are short of their commitment.
      </>,
    );
  if (own === null || own.committedAmount === 0)
    return part('There’s nothing to share yet', 'Once someone gives to you, you can share it here.');
  return part(
    `You’re ${money(own.committedAmount + own.owed - own.raised)} from your commitment`,
    undefined,
    <div className={css({ display: 'grid', gap: '8', maxWidth: 'measure' })}>
      <div className={css({ display: 'grid', gap: '2' })}>
        <Track share={own.raised / own.committedAmount} />
        <p className={css({ textStyle: 'small', color: 'ink.soft' })}>
          {money(own.raised)} of your {money(own.committedAmount)} raised
        </p>
      </div>
      <Steps
        steps={[
          {
            id: 'commitment',
            title: 'Meet your commitment',
            text: 'Every gift counts toward it first.',
          },
          {
            id: 'extra',
            title: 'Share what comes after that',
            text: `Choose who gets it here, until ${unbroken(dateText(fundSharingEnds))}.`,
          },
          {
            id: 'rest',
            title: 'Keep the rest',
            text: 'What you don’t share stays on your page, and goes to research just the same.',
          },
        ]}
      />
    </div>,
  );
};
