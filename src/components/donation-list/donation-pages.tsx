import type { ReactNode } from 'react';
import type { AppLink } from '#src/components/button/app-link.ts';
import { TextLink } from '#src/components/button/text-link.tsx';
import { Pager } from '#src/components/pager/pager.tsx';
import { css } from '#styled-system/css';
import { type DonationFoot, DonationList, type ShownDonation } from './donation-list.tsx';

type DonationPagesProps<Donation> = {
  donations: readonly Donation[];
  pagination: { page: number; limit: number; total: number };
  label: string;
  /** The link to a page of the list. */
  linkTo: (page: number) => AppLink;
  /** Shown while there are no donations. */
  empty: ReactNode;
  footOf?: DonationFoot<Donation> | undefined;
};

/** One page of the donations, with links to the others. */
export const DonationPages = <Donation extends ShownDonation>({
  donations,
  pagination,
  label,
  linkTo,
  empty,
  footOf,
}: DonationPagesProps<Donation>) => {
  if (pagination.total === 0) return empty;
  return (
    <div>
      {donations.length === 0 ? (
        <p className={css({ textStyle: 'lede' })}>
          There’s no page {pagination.page}. <TextLink {...linkTo(1)}>See the latest</TextLink>
        </p>
      ) : (
        <DonationList label={label} donations={donations} footOf={footOf} />
      )}
      <Pager {...pagination} label={label} linkTo={linkTo} />
    </div>
  );
};
