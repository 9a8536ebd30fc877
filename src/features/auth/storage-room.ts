import { type FlowError, flowError } from '#machines/flow-error.ts';

const blocked: FlowError = flowError({
  kind: 'unexpected',
  code: 'storage_blocked',
  message:
    'Your browser won’t let us keep you signed in. Allow cookies and site data for this site in your browser’s settings, then try again.',
});

export const storageFull: FlowError = flowError({
  kind: 'unexpected',
  code: 'storage_full',
  message:
    'Your browser is out of space, so we can’t keep you signed in. Clear this site’s data in your browser’s settings, then try again.',
});

/** Characters that a sign-in stores, with a large margin. */
const room = 32_000;

const probe = 'roomProbe';

export const isFull = (error: unknown): boolean => error instanceof Error && /quota/i.test(error.name);

const tryOut = (storage: Storage) => {
  storage.setItem(probe, 'x'.repeat(room));
  storage.removeItem(probe);
};

const problemOf = (attempt: () => unknown): FlowError | null => {
  try {
    attempt();
    return null;
  } catch (error) {
    return isFull(error) ? storageFull : blocked;
  }
};

/**
 * Why a sign-in would fail in this browser; null for no reason. Checked before the redirect to the provider, because its answer would not
 * find the stored request.
 */
export const storageProblem = (): FlowError | null => {
  const inTab = problemOf(() => tryOut(sessionStorage)) ?? problemOf(() => document.cookie);
  if (inTab !== null) return inTab;
  // Without shared storage, the library keeps the session in this tab.
  const shared = problemOf(() => tryOut(localStorage));
  return shared === storageFull ? shared : null;
};
