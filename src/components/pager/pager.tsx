import { buttonLook } from '#src/components/button/button.tsx';
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
  /** The list's address without the page number. */
  href: string;
  /** The id of a list that is only a part of its page: each of its pages is shown from there. */
  anchor?: string | undefined;
  /** A page's address where it has more than the page number; replaces `href`. */
  addressOf?: ((page: number) => string) | undefined;
};

/** Links to the other pages of a list. Nothing where all items fit on one page, or beyond the last one. */
export const Pager = ({ page, limit, total, label, href, anchor, ...given }: PagerProps) => {
  const addressOf = (wanted: number): string =>
    given.addressOf?.(wanted) ??
    `${href}${wanted === 1 ? '' : `?page=${wanted}`}${anchor === undefined ? '' : `#${anchor}`}`;
  const pages = Math.max(1, Math.ceil(total / Math.max(1, limit)));
  if (pages === 1 || page > pages) return null;
  const look = buttonLook({ tone: 'plain' });
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
        <a rel="prev" className={look} href={addressOf(page - 1)}>
          Previous
        </a>
      ) : (
        <span />
      )}
      <p className={css({ color: 'ink.soft', fontVariantNumeric: 'tabular-nums' })}>
        Page {whole(page)} of {whole(pages)}
      </p>
      {page < pages ? (
        <a rel="next" className={look} href={addressOf(page + 1)}>
          Next
        </a>
      ) : (
        <span />
      )}
    </nav>
  );
};
