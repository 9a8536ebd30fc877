import { Menu } from '@ark-ui/react/menu';
import { type RefObject, useEffect, useRef } from 'react';
import { addressLink } from '#src/components/button/app-link.ts';
import { PlainLink } from '#src/components/button/plain-link.tsx';
import { slots } from '#src/components/style/style.ts';
import { css } from '#styled-system/css';
import { Icon } from './icons.tsx';
import { type SessionUser, sessionItems } from './session-items.ts';

/**
 * The menu takes the focus a frame after each step in it. If it closes sooner, it would remove the focus; a focus that the person has moved
 * elsewhere meanwhile stays there.
 */
const keepFocus = (trigger: RefObject<HTMLButtonElement | null>) =>
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const { activeElement } = document;
      const isLost = activeElement === null || activeElement === document.body;
      if (isLost || activeElement.closest('[role="menu"]')) trigger.current?.focus({ preventScroll: true });
    }),
  );

export type AccountMenuProps = {
  user: SessionUser;
  path: string;
  onSignOut: () => void;
  /** The replaced button had the focus… */
  wasFocused: boolean;
  /** …or was pressed already. */
  wasPressed: boolean;
};

/** A menu button (WAI-ARIA): arrows, Home, End and letters move, Enter follows, Escape returns the focus to the name. */
export const AccountMenu = ({ user, path, onSignOut, wasFocused, wasPressed }: AccountMenuProps) => {
  const at = slots('menu');
  const trigger = useRef<HTMLButtonElement>(null);
  const begins = useRef({ wasFocused, wasPressed });
  useEffect(() => {
    const { current } = begins;
    begins.current = { wasFocused: false, wasPressed: false };
    if (current.wasFocused) trigger.current?.focus({ preventScroll: true });
    if (current.wasPressed) trigger.current?.click();
  }, []);
  return (
    <Menu.Root
      positioning={{ placement: 'bottom-end' }}
      lazyMount
      unmountOnExit
      onOpenChange={({ open }) => {
        if (!open) keepFocus(trigger);
      }}
    >
      <Menu.Trigger ref={trigger} className={slots('siteHeader')('link')}>
        <span className={slots('siteHeader')('name')}>{user.firstName}</span>
        <Icon name="unfold" />
      </Menu.Trigger>
      <Menu.Positioner>
        <Menu.Content className={at('box')}>
          {sessionItems(user, path).map(({ id, label, href }) => (
            <Menu.Item key={id} value={id} asChild>
              <PlainLink {...addressLink(href)} className={at('item')}>
                {label}
              </PlainLink>
            </Menu.Item>
          ))}
          <Menu.Separator
            className={css({ my: '2', border: '0', borderTop: '1px solid token(colors.line)' })}
          />
          <Menu.Item value="sign-out" onClick={onSignOut} className={at('item')}>
            Sign Out
          </Menu.Item>
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  );
};
