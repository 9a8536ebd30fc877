import type { ComponentProps } from 'react';
import { VisuallyHidden } from '#src/components/visually-hidden/visually-hidden.tsx';

/** A link in a text. An external one opens in a new tab, and says so to screen readers. */
export const ContentLink = ({ href = '', children, ...rest }: ComponentProps<'a'>) => {
  const isElsewhere = /^(https?:)?\/\//i.test(href);
  if (!isElsewhere) {
    return (
      <a {...rest} href={href}>
        {children}
      </a>
    );
  }
  return (
    <a {...rest} href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </a>
  );
};
