import type { ReactNode } from 'react';
import { TextLink } from '#src/components/button/text-link.tsx';
import { Pager } from '#src/components/pager/pager.tsx';
import { css } from '#styled-system/css';
import { GiftList, type ShownGift } from './donation-list.tsx';

type GiftPagesProps = {
  gifts: readonly ShownGift[];
  pagination: { page: number; limit: number; total: number };
  label: string;
  /** The list's address without its page. */
  href: string;
  /** What is said, and offered, while nobody has given. */
  empty: ReactNode;
};

/** One page of the gifts with the way to the others. */
export const GiftPages = ({ gifts, pagination, label, href, empty }: GiftPagesProps) => {
  if (pagination.total === 0) return empty;
  return (
    <div>
      {gifts.length === 0 ? (
        <p className={css({ textStyle: 'lede' })}>
          There is no page {pagination.page}. <TextLink href={href}>Begin with the newest</TextLink>
        </p>
      ) : (
        <GiftList label={label} gifts={gifts} />
      )}
      <Pager {...pagination} label={label} href={href} />
    </div>
  );
};
