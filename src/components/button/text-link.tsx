import type { ComponentProps } from 'react';
import { look } from '#src/components/style/style.ts';

/** The class of a link within text, for a router's `Link`. */
export const linkLook = () => look('link');

export const TextLink = ({ children, ...rest }: Omit<ComponentProps<'a'>, 'className'>) => (
  <a {...rest} className={linkLook()}>
    {children}
  </a>
);
