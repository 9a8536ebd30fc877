import type { ReactNode } from 'react';
import { TextLink } from '#src/components/button/text-link.tsx';
import { Pager } from '#src/components/pager/pager.tsx';
import { css } from '#styled-system/css';
import { type DonationFoot, DonationList, type ShownDonation } from './donation-list.tsx';

type DonationPagesProps<Donation> = {
  donations: readonly Donation[];
  pagination: { page: number; limit: number; total: number };
  label: string;
  /** The list's address without the page number. */
  href: string;
  /** Shown while there are no donations. */
  empty: ReactNode;
  footOf?: DonationFoot<Donation> | undefined;
};

/** One page of the donations, with links to the others. */
export const DonationPages = <Donation extends ShownDonation>({
  donations,
  pagination,
  label,
  href,
  empty,
  footOf,
}: DonationPagesProps<Donation>) => {
  if (pagination.total === 0) return empty;
  return (
    <div>
      {donations.length === 0 ? (
        <p className={css({ textStyle: 'lede' })}>
          There’s no page {pagination.page}. <TextLink href={href}>See the latest</TextLink>
        </p>
      ) : (
        <DonationList label={label} donations={donations} footOf={footOf} />
      )}
      <Pager {...pagination} label={label} href={href} />
    </div>
  );
};
