import { fullNameOf } from '#machines/form/person-name.ts';
import { enoughMoney, money, wholeMoney } from '#machines/money.ts';
import { TextLink } from '#src/components/button/text-link.tsx';
import { Track } from '#src/components/card/track.tsx';
import { whole } from '#src/components/format/numbers.ts';
import { Part } from '#src/components/page-frame/part.tsx';
import { css } from '#styled-system/css';
import { deskLink, firstQuery } from './desk-address.ts';
import type { DeskPartProps } from './member-desk.types.ts';

const row = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) minmax(0, 12rem) 9rem' },
  alignItems: 'center',
  columnGap: '6',
  rowGap: '1',
  py: '3',
  borderTop: '1px solid token(colors.line)',
  '& > :nth-child(2)': { display: { base: 'none', sm: 'block' } },
});

const soft = css({ display: 'block', textStyle: 'small', color: 'ink.soft' });

/** The members with the largest missing amounts. */
export const ShortPart = ({ context }: Pick<DeskPartProps, 'context'>) => {
  const { view, pelotonId } = context;
  const { desk, short, captain } = view;
  const { items, pagination } = short;
  return (
    <Part
      id="short"
      title={items.length === 0 ? 'No one is short of their commitment' : 'Furthest from their commitment'}
      lede={
        items.length === 0
          ? desk.committed === 0
            ? 'None of your members has a commitment to meet.'
            : 'Every rider with a commitment has met it.'
          : `${wholeMoney(desk.missing)} still to raise together${desk.neededPerWeek === null ? '' : `, about ${enoughMoney(desk.neededPerWeek)} a week`}. A share from the fund or a quick note can help.`
      }
    >
      {items.length === 0 ? null : (
        <>
          <ul
            aria-label="Furthest from their commitment"
            className={css({ listStyle: 'none', p: '0', m: '0' })}
          >
            {items.map((member) => (
              <li key={member.publicId} className={row}>
                <span>
                  <TextLink to="/profile/$id" params={{ id: member.publicId }}>
                    {fullNameOf(member)}
                  </TextLink>
                  {desk.role === 'captain' && member.publicId === captain?.publicId ? ' (you)' : null}
                  <span className={soft}>
                    {money(member.raised)} of {money(member.committed)}
                  </span>
                </span>
                <Track share={member.raised / member.committed} />
                <span className={css({ textAlign: 'end', fontVariantNumeric: 'tabular-nums' })}>
                  {money(member.missing)} to go
                  {member.neededPerWeek === null ? null : (
                    <span className={soft}>{enoughMoney(member.neededPerWeek)} a week</span>
                  )}
                </span>
              </li>
            ))}
          </ul>
          {pagination.total > items.length ? (
            <p className={css({ pt: '4', borderTop: '1px solid token(colors.line)' })}>
              <TextLink
                {...deskLink(pelotonId, 'members', { ...firstQuery, show: 'missing', sort: 'missing' })}
              >
                See all {whole(pagination.total)} who are short
              </TextLink>
            </p>
          ) : null}
        </>
      )}
    </Part>
  );
};
