import type { ReactNode } from 'react';
import { css, cx } from '#styled-system/css';
import { go } from './address.ts';

const look = css({
  color: 'forest',
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
  _hover: { textDecorationThickness: '2px' },
});

type LinkProps = { to: string; children: ReactNode; className?: string; isCurrent?: boolean };

/** A link inside the atlas, which loads no document. */
export const Link = ({ to, children, className, isCurrent = false }: LinkProps) => (
  <a
    href={to}
    className={className ?? cx(look)}
    aria-current={isCurrent ? 'page' : undefined}
    onClick={(event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
      event.preventDefault();
      go(to);
    }}
  >
    {children}
  </a>
);
