import type { User } from '#machines/auth/auth.types.ts';
import { selectData } from '#machines/entity/cached-entity.machine.ts';
import { type AppActor, systemActor } from '#src/app/root-actor/system-actors.ts';
import { readCookie } from '#src/features/auth/auth.cookies.ts';

/**
 * The Back button can restore a page from the browser's memory, with a person's name on it. The page is hidden when it is left, because a
 * restored page is painted before any check. It shows itself again to the same person, and reloads for everybody else. Returns a function
 * that stops it.
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
