import { TextLink } from '#src/components/button/text-link.tsx';
import { css } from '#styled-system/css';
import type { Peloton } from './peloton-messages.ts';

/** Further links for captain and admins. */
export const LeaderWays = ({ peloton: { id, displayDonations } }: { peloton: Peloton }) => (
  <ul
    aria-label="Yours as its leader"
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
    {/* For others, the latest donations link to it. */}
    {displayDonations ? null : (
      <li>
        <TextLink to="/peloton/$id/donations" params={{ id }}>
          See who gave
        </TextLink>
      </li>
    )}
    <li>
      <TextLink to="/fund-sharing/$id" params={{ id }}>
        Share the fund
      </TextLink>
    </li>
    <li>
      <TextLink to="/peloton/$id/edit" params={{ id }}>
        Edit the page
      </TextLink>
    </li>
  </ul>
);
