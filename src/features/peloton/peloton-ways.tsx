import { TextLink } from '#src/components/button/text-link.tsx';
import { counted } from '#src/components/format/numbers.ts';
import { css } from '#styled-system/css';
import { donorsHref, editHref, membersHref, type Peloton } from './peloton-messages.ts';

/** Where the rest of a peloton is: its members, who gave, and to those who lead it what else is theirs. */
export const PelotonWays = ({ peloton, isLeader }: { peloton: Peloton; isLeader: boolean }) => {
  const { id, membersCount, displayDonations, memberRequestCount } = peloton;
  return (
    <ul
      aria-label="More of this peloton"
      className={css({ display: 'grid', gap: '3', listStyle: 'none', p: '0', m: '0', mt: '8' })}
    >
      {membersCount === 0 ? null : (
        <li>
          <TextLink href={membersHref(id)}>
            See {membersCount === 1 ? 'its one member' : `all ${counted(membersCount, 'member')}`}
          </TextLink>
          {isLeader && memberRequestCount !== null && memberRequestCount > 0 ? (
            <span className={css({ color: 'ink.soft' })}>, {memberRequestCount} more asked to join</span>
          ) : null}
        </li>
      )}
      {displayDonations || isLeader ? (
        <li>
          <TextLink href={donorsHref(id)}>See who gave</TextLink>
        </li>
      ) : null}
      {isLeader ? (
        <>
          <li>
            <TextLink href={`/fund-sharing/${id}`}>Share the fund</TextLink>
          </li>
          <li>
            <TextLink href={editHref(id)}>Edit the page</TextLink>
          </li>
        </>
      ) : null}
    </ul>
  );
};
