import { TextLink } from '#src/components/button/text-link.tsx';
import { css } from '#styled-system/css';
import { donorsHref, editHref, type Peloton } from './peloton-messages.ts';

/** Where the rest of a peloton is: who gave, and to those who lead it what else is theirs. Its members' link stands beside them. */
export const PelotonWays = ({ peloton, isLeader }: { peloton: Peloton; isLeader: boolean }) => {
  const { id, displayDonations, fundraising } = peloton;
  const hasDonors = fundraising.raised > 0 && (displayDonations || isLeader);
  if (!hasDonors && !isLeader) return null;
  return (
    <ul
      aria-label="More of this peloton"
      className={css({
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: '5',
        rowGap: '2',
        listStyle: 'none',
        p: '0',
        m: '0',
        mt: '3',
      })}
    >
      {hasDonors ? (
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
