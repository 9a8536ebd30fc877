import { buttonLook } from '#src/components/button/button.tsx';
import { whole } from '#src/components/format/numbers.ts';
import { css } from '#styled-system/css';

type PagerProps = {
  page: number;
  /** How many items a page holds at most. */
  limit: number;
  /** How many items there are in all. */
  total: number;
  /** What is paged through: "Donations". */
  label: string;
  /** The list's address without its page. */
  href: string;
  /** The id of the list, where it is only a part of its page: each page of it is shown from there. */
  anchor?: string | undefined;
  /** The address of a page, where more than its number is in it; takes the place of `href`. */
  addressOf?: ((page: number) => string) | undefined;
};

/** From one page of a list to the next, by links. Nothing where everything fits on one, or behind the last. */
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
