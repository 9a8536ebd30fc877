import type { ReactNode } from 'react';
import { fullNameOf } from '#machines/form/person-name.ts';
import type { DeskMember, Listed } from '#machines/member-desk/member-desk.types.ts';
import { enoughMoney, money } from '#machines/money.ts';
import type { AppLink } from '#src/components/button/app-link.ts';
import { TextLink } from '#src/components/button/text-link.tsx';
import { Track } from '#src/components/card/track.tsx';
import { whole } from '#src/components/format/numbers.ts';
import { Part } from '#src/components/page-frame/part.tsx';
import { css } from '#styled-system/css';
import { deskLink, firstQuery } from './desk-address.ts';
import type { DeskPartProps } from './member-desk.types.ts';

const table = css({
  width: 'full',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& caption': { textAlign: 'start', textStyle: 'subheading', pb: '3' },
  '& thead th': {
    textStyle: 'caption',
    fontWeight: 'bold',
    color: 'ink.soft',
    textAlign: 'start',
    pb: '2',
    borderBottom: '2px solid token(colors.ink)',
  },
  '& tbody th, & tbody td': {
    py: '3',
    borderBottom: '1px solid token(colors.line)',
    fontWeight: 'normal',
    textAlign: 'start',
    verticalAlign: 'top',
  },
  '& [data-end]': { textAlign: 'end', ps: '4', whiteSpace: 'nowrap' },
});

type GapTableProps = {
  caption: string;
  members: Listed<DeskMember>;
  amountName: string;
  amountOf: (member: DeskMember) => ReactNode;
  /** The length of a member's bar, from 0 to 1. */
  shareOf: (member: DeskMember) => number;
  empty: string;
  /** The link to the whole list. */
  more: { link: AppLink; text: string };
};

const GapTable = ({ caption, members, amountName, amountOf, shareOf, empty, more }: GapTableProps) => {
  const { items, pagination } = members;
  if (items.length === 0)
    return (
      <div>
        <h3 className={css({ textStyle: 'subheading', pb: '3' })}>{caption}</h3>
        <p className={css({ color: 'ink.soft' })}>{empty}</p>
      </div>
    );
  return (
    <div>
      <table className={table}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Member</th>
            <th scope="col" data-end>
              {amountName}
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((member) => (
            <tr key={member.publicId}>
              <th scope="row">
                <TextLink to="/profile/$id" params={{ id: member.publicId }}>
                  {fullNameOf(member)}
                </TextLink>
                <span className={css({ display: 'block', mt: '2', maxWidth: '24rem' })}>
                  <Track share={shareOf(member)} />
                </span>
              </th>
              <td data-end>{amountOf(member)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {pagination.total > items.length ? (
        <p className={css({ pt: '4' })}>
          <TextLink {...more.link}>{more.text}</TextLink>
        </p>
      ) : null}
    </div>
  );
};

const soft = css({ display: 'block', textStyle: 'small', color: 'ink.soft' });

/** The members' missing amounts, and their surpluses. */
export const GapBoard = ({ context }: Pick<DeskPartProps, 'context'>) => {
  const { view, pelotonId } = context;
  const { desk, short, ahead } = view;
  const most = Math.max(1, ...ahead.items.map(({ surplus }) => surplus));
  return (
    <Part id="gaps" title="How close everyone is">
      <div
        className={css({
          display: 'grid',
          gap: { base: '10', md: '12' },
          gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          alignItems: 'start',
        })}
      >
        <GapTable
          caption="Still on the climb"
          members={short}
          amountName="Still to raise"
          amountOf={({ missing, neededPerWeek }) => (
            <>
              {money(missing)}
              {neededPerWeek === null ? null : (
                <span className={soft}>{enoughMoney(neededPerWeek)} a week</span>
              )}
            </>
          )}
          shareOf={({ raised, committed }) => (committed === 0 ? 1 : raised / committed)}
          empty={
            desk.committed === 0 ? 'No one has a commitment to meet.' : 'Everyone has met their commitment.'
          }
          more={{
            link: deskLink(pelotonId, 'members', { ...firstQuery, show: 'missing', sort: 'missing' }),
            text: `See all ${whole(short.pagination.total)} who are short`,
          }}
        />
        <GapTable
          caption="Past their commitment"
          members={ahead}
          amountName="Beyond it"
          amountOf={({ surplus }) => money(surplus)}
          shareOf={({ surplus }) => surplus / most}
          empty="No one has raised more than their commitment yet."
          more={{
            link: deskLink(pelotonId, 'members', { ...firstQuery, show: 'surplus', sort: 'raised' }),
            text: `See all ${whole(ahead.pagination.total)} who are past it`,
          }}
        />
      </div>
    </Part>
  );
};
