import { type RefObject, useEffect } from 'react';
import { showNamed } from './unfold.ts';

/** Unfolds the section in the address's hash, and all of them while “Show all sections” is checked. */
export const UnfoldNamed = ({ page }: { page: RefObject<HTMLElement | null> }) => {
  useEffect(() => {
    const follow = () => showNamed(page.current, { isWanted: true });
    const all = page.current?.querySelector<HTMLInputElement>('[data-unfold-all]') ?? null;
    const unfold = () => {
      for (const fold of page.current?.querySelectorAll('details[data-folds]') ?? [])
        fold.toggleAttribute('open', all?.checked);
    };
    // It may have been checked before this was mounted.
    if (all?.checked) unfold();
    follow();
    all?.addEventListener('change', unfold);
    addEventListener('hashchange', follow);
    return () => {
      all?.removeEventListener('change', unfold);
      removeEventListener('hashchange', follow);
    };
  }, [page]);
  return null;
};
