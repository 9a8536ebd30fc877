import type { AnyRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { showOriginals } from '#src/app/translation/translated-text.ts';
import { keepEarlyForms } from '#src/components/form/early-forms.ts';

/**
 * Takes over what the server rendered. React does so in steps, the page's content last, and compares each part with what the router
 * holds by then. Whoever follows a link between two steps would see the old page at the new address: React leaves HTML that differs as
 * it stands. So before the router goes on, the rest is taken over: React does that at once for an element that hears an event.
 * @param onRenderedAnew a part differed from what the server rendered, for example because the browser had translated it
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
    // One of those events for which React hydrates, and for which nobody listens.
    root.querySelector('main')?.dispatchEvent(new Event('reset'));
  });
};
