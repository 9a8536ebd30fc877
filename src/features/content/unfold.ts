/** What an address names within a page; null where it names something else. */
export const namedIn = (page: ParentNode, hash: string): HTMLElement | null =>
  [...page.querySelectorAll<HTMLElement>('[id]')].find(({ id }) => id === hash.replace(/^#/, '')) ?? null;

/** All folds that something is in, the outermost first, and its own. */
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
  /** Brings it into view, too; otherwise it is only unfolded. */
  isWanted: boolean;
  /** Hears that what is wanted has been hidden by a search. */
  onHidden?: () => void;
};

/** Unfolds what the address names. */
export const showNamed = (page: ParentNode | null, { isWanted, onHidden }: ShowOptions): void => {
  const named = page === null ? null : namedIn(page, location.hash);
  if (named === null) return;
  const folds = foldsOf(named);
  // The document unfolded it before it was painted, and the browser went there: by now somebody may have gone on.
  const wasShown = folds.every(({ open }) => open) && !named.hidden;
  if (isWanted && named.hidden) onHidden?.();
  for (const fold of folds) fold.open = true;
  // From here on what is open says so itself; until now the style sheet showed what the address names.
  named.closest('[data-folds]')?.setAttribute('data-unfolds', '');
  if (isWanted && !wasShown) named.scrollIntoView({ block: 'start' });
};
