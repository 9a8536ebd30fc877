/**
 * Moves the focus to new content, unless a menu is open, which would close. The focus itself can't tell, because a menu takes it only a
 * frame after it opens.
 */
export const takeFocus = (place: HTMLElement | null | undefined, options?: FocusOptions): void => {
  const isMenuOpen = document.querySelector('[role="menu"][data-state="open"]') !== null;
  if (!isMenuOpen) place?.focus(options);
};
