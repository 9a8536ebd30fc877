import { areDrafts, isFormStep } from '#machines/registration/registration.kept.ts';
import type { RegistrationInput } from '#machines/registration/registration.types.ts';
import { draftsKey, forgetDrafts, forgetWantedRoute } from './registration-keys.ts';
import type { RegistrationSnapshot } from './registration-screen.tsx';

/** Goes up when the form of what is kept changes; anything else is not read. */
const version = 1;

/** Keeps the typed answers over a reload of this tab; they belong to one person. Card data is never among them. */
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
    // Storage may be full or switched off: then only what is saved on the server survives a reload.
  }
};

/** What this tab kept for this person; `outdated` when it was kept in another form. */
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
