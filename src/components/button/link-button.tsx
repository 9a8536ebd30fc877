import type { ComponentProps, ReactNode } from 'react';
import { type ButtonLook, buttonLook } from './button.tsx';
import { linkOf } from './plain-link.tsx';

type ButtonAnchorProps = Omit<ComponentProps<'a'>, 'className'> & ButtonLook & { icon?: ReactNode };

/** A link that looks like a button, to what is no page of the app. */
export const ButtonAnchor = ({ tone, size, wide, icon, children, ...rest }: ButtonAnchorProps) => (
  <a {...rest} className={buttonLook({ tone, size, wide })}>
    {icon}
    {children}
  </a>
);

/** A link to a page of the app that looks like a button. */
export const LinkButton = linkOf(ButtonAnchor);
