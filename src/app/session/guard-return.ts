import type { User } from '#machines/auth/auth.types.ts';
import { selectData } from '#machines/entity/cached-entity.machine.ts';
import { type AppActor, systemActor } from '#src/app/root-actor/system-actors.ts';
import { readCookie } from '#src/features/auth/auth.cookies.ts';

/**
 * The back button can bring a page out of the browser's memory as it was when it was left, somebody's name and all. It is
 * hidden on the way out, because its return is painted before anybody is asked; it shows itself again to its own person,
 * and is loaded anew for everybody else. Returns the way to stop.
 */
export const guardReturn = (app: AppActor, reload: () => void): (() => void) => {
  const shownPerson = () => selectData<User>(systemActor(app, 'currentUser').getSnapshot())?.publicId ?? null;
  const { style } = document.documentElement;
  const hide = () => {
    if (shownPerson() !== null) style.visibility = 'hidden';
  };
  const decide = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    const person = shownPerson();
    if (person !== null && readCookie('currentUserPublicId') !== person) reload();
    else style.visibility = '';
  };
  addEventListener('pagehide', hide);
  addEventListener('pageshow', decide);
  return () => {
    removeEventListener('pagehide', hide);
    removeEventListener('pageshow', decide);
  };
};
