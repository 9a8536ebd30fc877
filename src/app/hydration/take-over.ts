import type { AnyRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * Takes over what the server rendered. React does so in steps, the page's content last, and compares each part with what the router
 * holds by then. Whoever follows a link between two steps would see the old page at the new address: React leaves HTML that differs as
 * it stands. So before the router goes on, the rest is taken over: React does that at once for an element that hears an event.
 */
export const takeOver = (root: HTMLElement, site: ReactNode, router: Pick<AnyRouter, 'subscribe'>): void => {
  hydrateRoot(root, site);
  router.subscribe('onBeforeNavigate', () => {
    // One of those events for which React hydrates, and for which nobody listens.
    root.querySelector('main')?.dispatchEvent(new Event('reset'));
  });
};
