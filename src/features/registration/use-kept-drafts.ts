import { useEffect } from 'react';
import { keepDrafts } from './registration.storage.ts';
import type { RegistrationActor } from './registration-screen.tsx';

/** Keeps typed answers over a reload of this tab, while the page is open. */
export const useKeptDrafts = (actor: RegistrationActor, owner: string): void => {
  useEffect(() => {
    const watching = actor.subscribe((snapshot) => keepDrafts(owner, snapshot));
    return () => watching.unsubscribe();
  }, [actor, owner]);
};
