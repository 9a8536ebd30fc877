import type { ReactNode } from 'react';
import { LinkButton } from '#src/components/button/link-button.tsx';

/** Where a reader becomes somebody who takes part; only these ways wear the jersey. */
const isWayIn = (href: string) => /^\/(register|give|donate)(?![\w-])/.test(href);

type ContentButtonProps = {
  href: string;
  /** For one of several ways in on a page. */
  tone?: 'plain';
  children?: ReactNode;
};

/** A way on from a text, as weighty as a button. */
export const ContentButton = ({ href, tone, children }: ContentButtonProps) => (
  <LinkButton href={href} tone={tone ?? (isWayIn(href) ? 'primary' : 'plain')}>
    {children}
  </LinkButton>
);
