import type { ReactNode } from 'react';
import { ButtonAnchor } from '#src/components/button/link-button.tsx';

/** Whether the link leads to taking part; only such links have the jersey color. */
const isWayIn = (href: string) => /^\/(register|give|donate)(?![\w-])/.test(href);

type ContentButtonProps = {
  href: string;
  /** For one of several such links on a page. */
  tone?: 'plain';
  children?: ReactNode;
};

/** A link in a text that looks like a button. */
export const ContentButton = ({ href, tone, children }: ContentButtonProps) => (
  <ButtonAnchor href={href} tone={tone ?? (isWayIn(href) ? 'primary' : 'plain')}>
    {children}
  </ButtonAnchor>
);
