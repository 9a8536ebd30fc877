import { useEffect, useRef } from 'react';
import { TextLink } from '#src/components/button/text-link.tsx';
import { hiddenFromOthers } from '#src/components/donation-list/donation-list.tsx';
import { takeFocus } from '#src/components/focus/take-focus.ts';
import { Day } from '#src/components/format/day.tsx';
import { money } from '#src/components/format/money.ts';
import { counted } from '#src/components/format/numbers.ts';
import { useArrived } from '#src/components/lazy/arrived.ts';
import { Part } from '#src/components/page-frame/part.tsx';
import { Pager } from '#src/components/pager/pager.tsx';
import { donorsHref, editHref, type Profile, profileHref } from '#src/features/profile/profile-messages.ts';
import { css } from '#styled-system/css';
import type { Donations, Late } from './about.ts';
import { EditMark } from './edit-mark.tsx';

type Donation = Donations['items'][number];

/** Where links within the page, and to its other pages, lead. */
export const wallId = 'gifts';

const wall = css({
  columns: { base: '1', sm: '2' },
  columnGap: '4',
  listStyle: 'none',
  p: '0',
  m: '0',
});
const note = css({
  display: 'grid',
  gap: { base: '1', sm: '2' },
  mb: { base: '3', sm: '4' },
  p: { base: '4', sm: '5' },
  breakInside: 'avoid',
  bg: 'surface',
  border: '1px solid token(colors.line)',
  borderRadius: 'card',
});
const quote = css({ m: '0', textStyle: 'label', letterSpacing: 'normal', overflowWrap: 'anywhere' });
const foot = css({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: '4',
});
const soft = css({ color: 'ink.soft', textStyle: 'small' });
/** The last note keeps its distance by itself. */
const box = css({ '& > section > nav': { pt: '2' } });

const Note = ({ donation }: { donation: Donation }) => {
  const { name, amount, message, givenAt } = donation;
  const hidden = hiddenFromOthers(donation);
  return (
    <li className={note}>
      {message === null ? null : (
        <blockquote className={quote} dir="auto">
          “{message}”
        </blockquote>
      )}
      <div>
        <p className={foot}>
          <span className={css({ flex: '1', overflowWrap: 'anywhere' })}>
            <b>{name ?? 'Anonymous'}</b>{' '}
            <span className={soft}>
              <Day at={givenAt} style="short" />
            </span>
          </span>
          {amount === null ? null : (
            <b className={css({ textStyle: 'label', fontVariantNumeric: 'tabular-nums' })}>{money(amount)}</b>
          )}
        </p>
        {hidden === null ? null : <p className={soft}>{hidden}</p>}
      </div>
    </li>
  );
};

/** Another page of the wall begins, for the keyboard and a screen reader, at the wall's heading. */
const useHeadingFocus = (page: number) => {
  const box = useRef<HTMLDivElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    const heading = box.current?.querySelector('h2');
    if (!heading) return;
    heading.tabIndex = -1;
    takeFocus(heading, { preventScroll: true });
  }, [page]);
  return box;
};

type WallProps = { profile: Profile; isOwn: boolean; donations: Donations };

const Wall = ({ profile, isOwn, donations: { items, pagination } }: WallProps) => {
  const { publicId, firstName } = profile;
  const root = useHeadingFocus(pagination.page);
  const href = profileHref(publicId);
  return (
    <div ref={root} className={box}>
      <Part
        id={wallId}
        title={isOwn ? 'Who gave to you' : `Who gave to ${firstName}`}
        aside={
          <span className={css({ display: 'flex', flexWrap: 'wrap', columnGap: '5' })}>
            {pagination.total === 1 ? null : (
              <TextLink href={donorsHref(publicId)}>See all {counted(pagination.total, 'gift')}</TextLink>
            )}
            {isOwn ? (
              <EditMark href={editHref(publicId, 'who-sees-what')} name="Edit who sees your gifts" />
            ) : null}
          </span>
        }
      >
        {items.length === 0 ? (
          <p>
            There’s no page {pagination.page}. <TextLink href={`${href}#${wallId}`}>See the latest</TextLink>
          </p>
        ) : (
          <ol aria-label="Gifts, newest first" className={wall}>
            {items.map((donation) => (
              <Note key={donation.id} donation={donation} />
            ))}
          </ol>
        )}
        <Pager {...pagination} label="Gifts" href={href} anchor={wallId} />
      </Part>
    </div>
  );
};

type DonorWallProps = { profile: Profile; isOwn: boolean; donations: Late<Donations> };

/** Who gave and what they wrote, page by page, as far as the person and each donor let it be seen. Suspends until that is known. */
export const DonorWall = ({ profile, isOwn, donations }: DonorWallProps) => {
  const known = useArrived(donations);
  if (!profile.isDonorListVisible || known === null || known.pagination.total === 0) return null;
  return <Wall profile={profile} isOwn={isOwn} donations={known} />;
};
