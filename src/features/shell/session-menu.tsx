import { type ComponentType, type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { untilThere } from '#src/components/lazy/lazy-component.ts';
import { slots } from '#src/components/style/style.ts';
import type { AccountMenuProps } from './account-menu.tsx';
import { Icon } from './icons.tsx';
import type { SessionUser } from './session-items.ts';
import { VisitorLinks } from './visitor-links.tsx';

/** The menu's button before its menu is loaded: looks the same, and passes an early press on. */
const NameButton = ({ name }: { name: string }) => (
  <button type="button" className={slots('siteHeader')('link')} aria-haspopup="menu" aria-expanded={false}>
    <span className={slots('siteHeader')('name')}>{name}</span>
    <Icon name="unfold" />
  </button>
);

const opensMenu = new Set(['ArrowDown', 'ArrowUp']);

/**
 * The menu's code loads when a pointer or the keyboard comes near. It then replaces the button, with its focus. A press before that opens
 * the menu when it is loaded.
 */
const Account = (props: Omit<AccountMenuProps, 'wasFocused' | 'wasPressed'>) => {
  const place = useRef<HTMLSpanElement>(null);
  const coming = useRef<ComponentType<AccountMenuProps> | 'asked' | null>(null);
  const isPressed = useRef(false);
  const wasPressed = useRef(false);
  const [Menu, setMenu] = useState<ComponentType<AccountMenuProps> | null>(null);
  const [wasFocused, setFocused] = useState(false);
  const show = () => {
    const { current } = coming;
    // Browsers send no click to a button that is removed during a press.
    if (current === null || current === 'asked' || isPressed.current) return;
    setFocused(place.current?.contains(document.activeElement) === true);
    setMenu(() => current);
  };
  const come = () => {
    if (coming.current !== null) return;
    coming.current = 'asked';
    void untilThere(() => import('./account-menu.tsx')).then(({ AccountMenu }) => {
      coming.current = AccountMenu;
      show();
    });
  };
  const hold = ({ button }: PointerEvent) => {
    isPressed.current = Menu === null && button === 0;
    come();
  };
  const release = () => {
    if (!isPressed.current) return;
    isPressed.current = false;
    show();
  };
  const press = () => {
    wasPressed.current = true;
    come();
    release();
  };
  const click = () => {
    if (Menu === null) press();
  };
  const key = (event: KeyboardEvent) => {
    if (Menu !== null || !opensMenu.has(event.key)) return;
    event.preventDefault();
    press();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to the button within
    <span
      ref={place}
      style={{ display: 'contents' }}
      onPointerEnter={come}
      onPointerDown={hold}
      onPointerLeave={release}
      onPointerCancel={release}
      onFocus={come}
      onClick={click}
      onKeyDown={key}
    >
      {Menu === null ? (
        <NameButton name={props.user.firstName} />
      ) : (
        <Menu {...props} wasFocused={wasFocused} wasPressed={wasPressed.current} />
      )}
    </span>
  );
};

type SessionMenuProps = {
  /** Null for a visitor. */
  user: SessionUser | null;
  /** It is unknown whether a person is signed in. */
  isUnknown: boolean;
  /** Path and search of the current page. */
  path: string;
  onSignOut: () => void;
};

/** The signed-in person with their links; or the visitors' links. */
export const SessionMenu = ({ user, isUnknown, path, onSignOut }: SessionMenuProps) => {
  if (user !== null) return <Account user={user} path={path} onSignOut={onSignOut} />;
  return isUnknown ? null : <VisitorLinks path={path} />;
};
