import type { AppLink } from '#src/components/button/app-link.ts';
import { LinkButton } from '#src/components/button/link-button.tsx';
import { whole } from '#src/components/format/numbers.ts';
import { css } from '#styled-system/css';

type PagerProps = {
  page: number;
  /** The most items on a page. */
  limit: number;
  /** The number of all items. */
  total: number;
  /** The name of the items: "Donations". */
  label: string;
  /** The link to a page of the list. */
  linkTo: (page: number) => AppLink;
};

/** Links to the other pages of a list. Nothing if all items fit on one page, or beyond the last one. */
export const Pager = ({ page, limit, total, label, linkTo }: PagerProps) => {
  const pages = Math.max(1, Math.ceil(total / Math.max(1, limit)));
  if (pages === 1 || page > pages) return null;
  return (
    <nav
      aria-label={`${label}, page by page`}
      className={css({
        display: 'grid',
        gridTemplateColumns: '1fr auto 1fr',
        alignItems: 'center',
        gap: '3',
        pt: '8',
        '& > :last-child': { justifySelf: 'end' },
        '& > :first-child': { justifySelf: 'start' },
      })}
    >
      {page > 1 ? (
        <LinkButton tone="plain" rel="prev" {...linkTo(page - 1)}>
          Previous
        </LinkButton>
      ) : (
        <span />
      )}
      <p className={css({ color: 'ink.soft', fontVariantNumeric: 'tabular-nums' })}>
        Page {whole(page)} of {whole(pages)}
      </p>
      {page < pages ? (
        <LinkButton tone="plain" rel="next" {...linkTo(page + 1)}>
          Next
        </LinkButton>
      ) : (
        <span />
      )}
    </nav>
  );
};
