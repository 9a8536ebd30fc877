import { linkOptions } from '@tanstack/react-router';
import EyeOff from 'lucide-react/icons/eye-off';
import { useEffect, useRef } from 'react';
import { money } from '#machines/money.ts';
import { pageSearch } from '#src/components/button/app-link.ts';
import { TextLink } from '#src/components/button/text-link.tsx';
import { hiddenFromOthers } from '#src/components/donation-list/donation-list.tsx';
import { takeFocus } from '#src/components/focus/take-focus.ts';
import { Day } from '#src/components/format/day.tsx';
import { counted } from '#src/components/format/numbers.ts';
import { useArrived } from '#src/components/lazy/arrived.ts';
import { Part } from '#src/components/page-frame/part.tsx';
import { Pager } from '#src/components/pager/pager.tsx';
import { editLink, type Profile } from '#src/features/profile/profile-messages.ts';
import { css } from '#styled-system/css';
import type { Donations, Late } from './about.ts';
import { PublicMark } from './edit-mark.tsx';

type Donation = Donations['items'][number];

/** The anchor of links within the page, and of its list's pages. */
export const wallId = 'gifts';

const list = css({ listStyle: 'none', p: '0', m: '0', mb: '4' });
const row = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateRows: 'auto 1fr',
  columnGap: '5',
  py: '2.5',
  borderTop: '1px solid token(colors.line)',
  _first: { borderTop: '2px solid token(colors.ink)' },
});
const quote = css({ m: '0', overflowWrap: 'anywhere' });
/** Next to the name and the message, however long they are. */
const sum = css({ gridColumn: '2', gridRow: '1 / span 2', textAlign: 'end' });
const unseen = css({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: '1.5',
  ms: { md: '3' },
  color: 'ink.soft',
  textStyle: 'small',
});
/** The last row has its own margin. */
const box = css({ '& > section > nav': { pt: '2' } });

/** The details of a donation that only the person sees. */
const Hidden = ({ donation }: { donation: Donation }) => {
  const hidden = hiddenFromOthers(donation);
  return hidden === null ? null : (
    <>
      {' '}
      <span className={unseen}>
        <EyeOff
          aria-hidden
          className={css({ alignSelf: 'start', flexShrink: '0', width: '1em', height: '1lh' })}
        />{' '}
        {hidden}
      </span>
    </>
  );
};

const Row = ({ donation }: { donation: Donation }) => {
  const { name, amount, message, givenAt } = donation;
  return (
    <li className={row}>
      <p className={css({ overflowWrap: 'anywhere' })}>
        <b>{name ?? 'Anonymous'}</b>
        <Hidden donation={donation} />
      </p>
      <div className={sum}>
        <p className={css({ fontWeight: 'bold', fontVariantNumeric: 'tabular-nums' })}>
          {amount === null ? null : money(amount)}
        </p>
        <p className={css({ color: 'ink.soft', textStyle: 'small' })}>
          <Day at={givenAt} style="short" />
        </p>
      </div>
      {message === null ? null : (
        <blockquote className={quote} dir="auto">
          “{message}”
        </blockquote>
      )}
    </li>
  );
};

/** On another page of the wall, keyboard and screen reader start at its heading. */
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
  const linkTo = (page: number) =>
    linkOptions({
      to: '/profile/$id',
      params: { id: publicId },
      search: { page: pageSearch(page) },
      hash: wallId,
    });
  return (
    <div ref={root} className={box}>
      <Part
        id={wallId}
        title={isOwn ? 'Who gave to you' : `Who gave to ${firstName}`}
        mark={
          isOwn ? (
            <PublicMark link={editLink(publicId, 'who-sees-what')} name="Public: edit who sees your gifts" />
          ) : undefined
        }
      >
        {items.length === 0 ? (
          <p>
            There’s no page {pagination.page}. <TextLink {...linkTo(1)}>See the latest</TextLink>
          </p>
        ) : (
          <ol aria-label="Gifts, newest first" className={list}>
            {items.map((donation) => (
              <Row key={donation.id} donation={donation} />
            ))}
          </ol>
        )}
        {pagination.total > items.length ? (
          <TextLink to="/profile/$id/donations" params={{ id: publicId }}>
            See all {counted(pagination.total, 'gift')}
          </TextLink>
        ) : null}
        {/* The first page has a link to the whole list; an older link may lead to a later page. */}
        {pagination.page === 1 ? null : <Pager {...pagination} label="Gifts" linkTo={linkTo} />}
      </Part>
    </div>
  );
};

type DonorWallProps = { profile: Profile; isOwn: boolean; donations: Late<Donations> };

/** Donations with their messages, page by page, as far as the person and each donor make them visible. Suspends until they are loaded. */
export const DonorWall = ({ profile, isOwn, donations }: DonorWallProps) => {
  const known = useArrived(donations);
  if (!profile.isDonorListVisible || known === null || known.pagination.total === 0) return null;
  return <Wall profile={profile} isOwn={isOwn} donations={known} />;
};
