import type { SharingView } from '#machines/fund-sharing/fund-sharing.types.ts';
import { LinkButton } from '#src/components/button/link-button.tsx';
import { Track } from '#src/components/card/track.tsx';
import { dateText } from '#src/components/format/date.ts';
import { money, wholeMoney } from '#src/components/format/money.ts';
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

/** So many who are short are named. */
const mostShort = 6;

/** Who would be glad of a share, beside what one still has to raise first. */
export const ShortCard = ({ view: { recipients, pelotonName } }: { view: SharingView }) => {
  const short = recipients.items.filter(({ to, missing }) => to !== null && missing !== null && missing > 0);
  if (short.length === 0) return null;
  return (
    <aside aria-labelledby="short-title" className={card}>
      <h2 id="short-title" className={css({ textStyle: 'label' })}>
        Who could use it
      </h2>
      <p className={css({ textStyle: 'small', color: 'ink.soft' })}>
        Members of {pelotonName} who are short of their commitment
      </p>
      <ul className={css({ listStyle: 'none', p: '0', m: '0', width: 'full', display: 'grid', gap: '3' })}>
        {short.slice(0, mostShort).map(({ to, name, missing, committed, raised }) => (
          <li key={to} className={css({ display: 'grid', gap: '1' })}>
            <span className={css({ display: 'flex', justifyContent: 'space-between', gap: '4' })}>
              <b>{name}</b>
              <span className={css({ textStyle: 'small', whiteSpace: 'nowrap' })}>
                {wholeMoney(missing ?? 0)} to go
              </span>
            </span>
            <Track share={(raised ?? 0) / Math.max(1, committed ?? 0)} />
          </li>
        ))}
      </ul>
    </aside>
  );
};

/** What is beside a list: how much there is, and until when. */
export const SpareCard = ({ view, href }: { view: SharingView; href: string }) => {
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
      <LinkButton tone="plain" href={href}>
        {fund === null ? 'Share what you raised' : 'Share the fund'}
      </LinkButton>
    </aside>
  );
};
