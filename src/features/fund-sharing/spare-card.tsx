import type { SharingView } from '#machines/fund-sharing/fund-sharing.types.ts';
import { money, wholeMoney } from '#machines/money.ts';
import type { AppLink } from '#src/components/button/app-link.ts';
import { LinkButton } from '#src/components/button/link-button.tsx';
import { Track } from '#src/components/card/track.tsx';
import { dateText } from '#src/components/format/date.ts';
import { css } from '#styled-system/css';

const card = css({
  display: 'grid',
  gap: '2',
  justifyItems: 'start',
  p: '5',
  bg: 'surface',
  border: '1px solid token(colors.line)',
  borderRadius: 'card',
  position: { lg: 'sticky' },
  top: '6',
});

/** Next to a list: the amount to share, and the deadline. */
export const SpareCard = ({ view, link }: { view: SharingView; link: AppLink }) => {
  const { fund, own, spare, fundSharingEnds } = view;
  return (
    <aside aria-label="What can be shared" className={card}>
      <p className={css({ textStyle: 'figure' })}>{wholeMoney(spare)}</p>
      <p className={css({ textStyle: 'small', color: 'ink.soft' })}>
        {fund === null ? 'yours to share' : 'in the fund to share'} until {dateText(fundSharingEnds)}
      </p>
      {own === null || own.committedAmount === 0 ? null : (
        <>
          <Track share={own.raised / own.committedAmount} />
          <p className={css({ textStyle: 'small' })}>
            {money(own.raised)} of your {money(own.committedAmount)} commitment raised
          </p>
        </>
      )}
      <LinkButton tone="plain" {...link}>
        {fund === null ? 'Share what you raised' : 'Share the fund'}
      </LinkButton>
    </aside>
  );
};
