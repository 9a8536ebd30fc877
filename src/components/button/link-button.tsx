import type { ComponentProps, ReactNode } from 'react';
import { type ButtonLook, buttonLook } from './button.tsx';

type LinkButtonProps = Omit<ComponentProps<'a'>, 'className'> & ButtonLook & { icon?: ReactNode };

/** A link that looks like a button. For routes of the app, give `buttonLook()` to the router's `Link`. */
export const LinkButton = ({ tone, size, wide, icon, children, ...rest }: LinkButtonProps) => (
  <a {...rest} className={buttonLook({ tone, size, wide })}>
    {icon}
    {children}
  </a>
);
