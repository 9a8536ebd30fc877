/** The element of an address's hash within a page; null for one outside it. */
export const namedIn = (page: ParentNode, hash: string): HTMLElement | null =>
  [...page.querySelectorAll<HTMLElement>('[id]')].find(({ id }) => id === hash.replace(/^#/, '')) ?? null;

/** All folds around an element, the outermost first, and its own. */
const foldsOf = (named: HTMLElement): HTMLDetailsElement[] => {
  const folds = [...named.querySelectorAll<HTMLDetailsElement>(':scope > details')];
  for (
    let fold = named.closest('details');
    fold !== null;
    fold = fold.parentElement?.closest('details') ?? null
  )
    folds.unshift(fold);
  return folds;
};

type ShowOptions = {
  /** Scrolls to it, too; otherwise it is only unfolded. */
  isWanted: boolean;
  /** Called when a search has hidden the element. */
  onHidden?: () => void;
};

/** Unfolds the element of the hash. */
export const showNamed = (page: ParentNode | null, { isWanted, onHidden }: ShowOptions): void => {
  const named = page === null ? null : namedIn(page, location.hash);
  if (named === null) return;
  const folds = foldsOf(named);
  // The document unfolded it before the first paint, and the browser scrolled there. By now the person may have scrolled on.
  const wasShown = folds.every(({ open }) => open) && !named.hidden;
  if (isWanted && named.hidden) onHidden?.();
  for (const fold of folds) fold.open = true;
  // From now on the folds show their own state; until now the style sheet showed the hash's element.
  named.closest('[data-folds]')?.setAttribute('data-unfolds', '');
  if (isWanted && !wasShown) named.scrollIntoView({ block: 'start' });
};
