import type { ReactNode } from 'react';
import { fullNameOf } from '#machines/form/person-name.ts';
import { wholeMoney } from '#machines/money.ts';
import { pageLink } from '#src/components/button/app-link.ts';
import { TextLink } from '#src/components/button/text-link.tsx';
import { counted } from '#src/components/format/numbers.ts';
import { Part } from '#src/components/page-frame/part.tsx';
import { Portrait } from '#src/components/portrait/portrait.tsx';
import { css } from '#styled-system/css';
import { type LeaderboardData, useLeaderboards } from './use-leaderboards.ts';

const boards = css({
  display: 'grid',
  gridTemplateColumns: {
    base: 'minmax(0, 1fr)',
    md: 'repeat(2, minmax(0, 1fr))',
  },
  gap: '10',
  '&[data-boards="3"]': { lg: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
  // A single board takes the full width.
  '&[data-boards="1"]': {
    md: { gridTemplateColumns: 'minmax(0, 1fr)' },
    '& > section > ol': {
      md: {
        display: 'grid',
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        columnGap: '10',
        borderTop: '2px solid token(colors.ink)',
      },
      '& > li:nth-child(-n + 2)': { md: { borderTop: '0' } },
    },
  },
});
const list = css({ listStyle: 'none', p: '0', m: '0', mt: '4' });
const row = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: '4',
  alignItems: 'center',
  py: '3',
  borderTop: '1px solid token(colors.line)',
  _first: { borderTop: '2px solid token(colors.ink)' },
  '& > .portrait__avatar': { width: '2.75rem' },
  // A phone shows the first five of each.
  '&:nth-child(n + 6)': { hideBelow: 'md' },
});
const soft = css({ textStyle: 'small', color: 'ink.soft', fontVariantNumeric: 'tabular-nums' });
const track = css({
  display: 'block',
  height: '6px',
  mt: '1.5',
  borderRadius: 'full',
  border: '1px solid token(colors.edge)',
  bg: 'surface',
  overflow: 'hidden',
  '& > span': {
    display: 'block',
    height: 'full',
    bg: 'jersey',
    borderInlineEnd: '2px solid token(colors.ink)',
    _contrast: { bg: 'Highlight', forcedColorAdjust: 'none' },
  },
});

/** A person's progress as a bar; the text next to it says the same. */
const Track = ({ share }: { share: number }) => (
  <span className={track} aria-hidden>
    <span style={{ width: `${Math.round(share * 1000) / 10}%` }} />
  </span>
);

type RowProps = { of: 'User' | 'Peloton'; id: string; url: string | null; name: string; children: ReactNode };

const Row = ({ of, id, url, name, children }: RowProps) => (
  <li className={row}>
    <Portrait id={id} url={url} name={name} size="small" />
    <div>
      <p className={css({ textStyle: 'label', overflowWrap: 'anywhere' })}>
        <TextLink {...pageLink(of, id)}>{name}</TextLink>
      </p>
      {children}
    </div>
  </li>
);

const Board = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title}>
    <h3 className={css({ textStyle: 'subheading' })}>{title}</h3>
    <ol className={list}>{children}</ol>
  </section>
);

const inFor = ({ participantTypes }: LeaderboardData['newcomers'][number]): string => {
  const { registeredRides, isChallenger, isVolunteer } = participantTypes;
  const parts = [
    ...(registeredRides.length > 0 ? ['riding'] : []),
    ...(isChallenger ? ['on a challenge'] : []),
    ...(isVolunteer ? ['volunteering'] : []),
  ].join(' and ');
  return parts.charAt(0).toUpperCase() + parts.slice(1);
};

type BoardsProps = {
  known: LeaderboardData | null;
  /** The boards that the page itself shows. */
  without?: { climbers: boolean; pelotons: boolean };
};

const all = { climbers: false, pelotons: false };

/** People close to their goal, the leading pelotons, and the newest people; nothing if all are empty. */
export const Boards = ({ known, without = all }: BoardsProps) => {
  if (known === null) return null;
  const { newcomers } = known;
  const climbers = without.climbers ? [] : known.climbers;
  const pelotons = without.pelotons ? [] : known.pelotons;
  if (climbers.length + pelotons.length + newcomers.length === 0) return null;
  const count = [climbers, pelotons, newcomers].filter(({ length }) => length > 0).length;
  return (
    <Part id="leaderboards" title="On the road right now">
      <div className={boards} data-boards={count}>
        {climbers.length === 0 ? null : (
          <Board title="Close to the summit">
            {climbers.map(({ publicId, firstName, lastName, profileImageUrl, raised, goal }) => (
              <Row
                key={publicId}
                id={publicId}
                url={profileImageUrl}
                name={fullNameOf({ firstName, lastName })}
                of="User"
              >
                <p className={soft}>
                  {wholeMoney(raised)} of {wholeMoney(goal)}
                </p>
                <Track share={raised / goal} />
              </Row>
            ))}
          </Board>
        )}
        {pelotons.length === 0 ? null : (
          <Board title="Pelotons at the front">
            {pelotons.map(({ id, name, profileImageUrl, membersCount, raised }) => (
              <Row key={id} id={id} url={profileImageUrl} name={name} of="Peloton">
                <p className={soft}>
                  {wholeMoney(raised)} · {counted(membersCount, 'person', 'people')}
                </p>
              </Row>
            ))}
          </Board>
        )}
        {newcomers.length === 0 ? null : (
          <Board title="Just registered">
            {newcomers.map((newcomer) => {
              const { publicId, firstName, lastName, profileImageUrl } = newcomer;
              return (
                <Row
                  key={publicId}
                  id={publicId}
                  url={profileImageUrl}
                  name={fullNameOf({ firstName, lastName })}
                  of="User"
                >
                  <p className={soft}>{inFor(newcomer)}</p>
                </Row>
              );
            })}
          </Board>
        )}
      </div>
    </Part>
  );
};

/** The leaderboards, for a page without boards of its own. */
export const Leaderboards = ({ came }: { came: LeaderboardData | null }) => (
  <Boards known={useLeaderboards(came)} />
);
