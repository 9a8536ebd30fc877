import type { ComponentProps } from 'react';
import { look } from '#src/components/style/style.ts';
import { linkOf } from './plain-link.tsx';

/** A link within text to what is no page of the app: a file, an e-mail, a part of this page, or any address in content. */
export const TextAnchor = ({ children, ...rest }: Omit<ComponentProps<'a'>, 'className'>) => (
  <a {...rest} className={look('link')}>
    {children}
  </a>
);

/** A link within text to a page of the app. */
export const TextLink = linkOf(TextAnchor);
