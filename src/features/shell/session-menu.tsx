import { type ComponentType, type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import { untilThere } from '#src/components/lazy/until-there.ts';
import { slots } from '#src/components/style/style.ts';
import type { AccountMenuProps } from './account-menu.tsx';
import { Icon } from './icons.tsx';
import type { SessionUser } from './session-items.ts';
import { VisitorLinks } from './visitor-links.tsx';

/** The menu's button before its menu is there: looks the same, and passes an early press on. */
const NameButton = ({ name }: { name: string }) => (
  <button
    type="button"
    className={slots('siteHeader')('link')}
    aria-haspopup="menu"
    aria-expanded={false}
  >
    <span className={slots('siteHeader')('name')}>{name}</span>
    <Icon name="unfold" />
  </button>
);

const opensMenu = new Set(['ArrowDown', 'ArrowUp']);

/**
 * The menu's code comes when a pointer or the keyboard comes near, and takes the button's place with the focus that was on it. A
 * press before that opens the menu as soon as it is there.
 */
const Account = (props: Omit<AccountMenuProps, 'wasFocused' | 'wasPressed'>) => {
  const place = useRef<HTMLSpanElement>(null);
  const isAsked = useRef(false);
  const wasPressed = useRef(false);
  const [Menu, setMenu] = useState<ComponentType<AccountMenuProps> | null>(null);
  const [wasFocused, setFocused] = useState(false);
  const come = () => {
    if (isAsked.current) return;
    isAsked.current = true;
    void untilThere(() => import('./account-menu.tsx')).then(({ AccountMenu }) => {
      setFocused(place.current?.contains(document.activeElement) === true);
      setMenu(() => AccountMenu);
    });
  };
  const press = () => {
    come();
    wasPressed.current = true;
  };
  const click = ({ target, currentTarget }: MouseEvent) => {
    if (Menu === null) press();
    // The button changed between the pointer's way down and up, so the browser tells what holds both.
    else if (target === currentTarget) currentTarget.querySelector('button')?.click();
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
  /** It isn't known yet whether somebody is signed in. */
  isUnknown: boolean;
  /** Path and search of the page that is shown. */
  path: string;
  onSignOut: () => void;
};

/** Who is signed in, with their own places; or what visitors get. */
export const SessionMenu = ({ user, isUnknown, path, onSignOut }: SessionMenuProps) => {
  if (user !== null) return <Account user={user} path={path} onSignOut={onSignOut} />;
  return isUnknown ? null : <VisitorLinks path={path} />;
};
