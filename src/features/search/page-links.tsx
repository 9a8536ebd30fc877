import type { AppLink } from '#src/components/button/app-link.ts';
import { LinkButton } from '#src/components/button/link-button.tsx';
import { whole } from '#src/components/format/numbers.ts';
import { css } from '#styled-system/css';

type PageLinksProps = {
  /** The list's name for a screen reader. */
  label: string;
  page: number;
  pageSize: number;
  total: number;
  linkTo: (page: number) => AppLink;
};

const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4', pt: '8' });

/** Links to the previous and the next page; nothing if all fits on one. */
export const PageLinks = ({ label, page, pageSize, total, linkTo }: PageLinksProps) => {
  const last = Math.max(1, Math.ceil(total / pageSize));
  if (last === 1 && page === 1) return null;
  return (
    <nav aria-label={label} className={row}>
      {page > 1 ? (
        <LinkButton tone="plain" rel="prev" {...linkTo(Math.min(page - 1, last))}>
          Previous page
        </LinkButton>
      ) : null}
      <p className={css({ color: 'ink.soft', fontVariantNumeric: 'tabular-nums' })}>
        Page {whole(page)} of {whole(last)}
      </p>
      {page < last ? (
        <LinkButton tone="plain" rel="next" {...linkTo(page + 1)}>
          Next page
        </LinkButton>
      ) : null}
    </nav>
  );
};
