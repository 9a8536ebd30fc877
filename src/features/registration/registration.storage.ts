import { useEffect } from 'react';
import { areDrafts, isFormStep } from '#machines/registration/registration.kept.ts';
import type { RegistrationInput } from '#machines/registration/registration.types.ts';
import { draftsKey, forgetDrafts, forgetWantedRoute } from './registration-keys.ts';
import type { RegistrationActor, RegistrationSnapshot } from './registration-screen.tsx';

/** Keeps typed answers over a reload of this tab, while the page is open. */
export const useKeptDrafts = (actor: RegistrationActor, owner: string): void => {
  useEffect(() => {
    const watching = actor.subscribe((snapshot) => keepDrafts(owner, snapshot));
    return () => watching.unsubscribe();
  }, [actor, owner]);
};

/** Increase it when the stored format changes; other versions are ignored. */
const version = 1;

/** Keeps the typed answers over a reload of this tab, only for their owner. They never contain card data. */
export const keepDrafts = (owner: string, { context, status }: RegistrationSnapshot): void => {
  try {
    if (Object.keys(context.drafts).length === 0 || status !== 'active') sessionStorage.removeItem(draftsKey);
    else {
      const { step, drafts, seen } = context;
      const kept = { version, owner, step, drafts, seen };
      sessionStorage.setItem(draftsKey, JSON.stringify(kept));
      forgetWantedRoute();
    }
  } catch {
    // Storage may be full or off: then only data saved on the server survives a reload.
  }
};

/** This person's answers in this tab; `outdated` for another format. */
export const keptDrafts = (owner: string): RegistrationInput['kept'] => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(draftsKey) ?? 'null');
    if (kept === null) return null;
    const { owner: whose, version: form, step, drafts, seen } = kept as Partial<Record<string, unknown>>;
    if (whose !== owner) {
      forgetDrafts();
      return null;
    }
    const isKnown = form === version && (step === null || isFormStep(step)) && areDrafts(drafts);
    return isKnown ? { step, drafts, ...(typeof seen === 'string' && { seen }) } : 'outdated';
  } catch {
    return 'outdated';
  }
};
