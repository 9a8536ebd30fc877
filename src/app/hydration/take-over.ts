import type { AnyRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { showOriginals } from '#src/app/translation/translated-text.ts';
import { keepEarlyForms } from '#src/components/form/early-forms.ts';

/**
 * Hydrates the server's HTML. React does so in steps, the content last, and compares each part with the router's current state. A
 * navigation between two steps would leave the old page at the new address, because React keeps HTML that differs. So before a navigation
 * the rest is hydrated: React does that at once for an element that gets an event.
 * @param onRenderedAnew a part differed from the server's HTML, for example because the browser had translated it
 */
export const takeOver = (
  root: HTMLElement,
  site: ReactNode,
  router: Pick<AnyRouter, 'subscribe'>,
  onRenderedAnew: () => void,
): void => {
  keepEarlyForms(root);
  showOriginals();
  hydrateRoot(root, site, {
    onRecoverableError: (error) => {
      reportError(error);
      onRenderedAnew();
    },
  });
  router.subscribe('onBeforeNavigate', () => {
    // An event for which React hydrates, and that has no listeners.
    root.querySelector('main')?.dispatchEvent(new Event('reset'));
  });
};
