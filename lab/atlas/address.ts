import { useSyncExternalStore } from 'react';

/** Where a reader is: a flow, and one of its states. */
export type Place = { flow: string | null; state: string | null };

const base = '/atlas';

export const addressOf = (flow: string, state?: string | null): string =>
  [base, flow, ...(state ? [state] : [])].join('/');

const subscribe = (changed: () => void) => {
  addEventListener('popstate', changed);
  return () => removeEventListener('popstate', changed);
};

export const usePlace = (): Place => {
  const path = useSyncExternalStore(subscribe, () => location.pathname);
  const [flow = null, state = null] = path
    .slice(base.length)
    .split('/')
    .filter(Boolean)
    .map(decodeURIComponent);
  return { flow, state };
};

export const go = (address: string): void => {
  if (address === location.pathname) return;
  history.pushState(null, '', address);
  dispatchEvent(new PopStateEvent('popstate'));
};
