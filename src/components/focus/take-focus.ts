/** Gives focus to what a change has brought, unless somebody has opened a menu meanwhile: it would close under their hand. */
export const takeFocus = (place: HTMLElement | null | undefined, options?: FocusOptions): void => {
  const isMenuOpen = document.activeElement?.closest('[role="menu"][data-state="open"]') != null;
  if (!isMenuOpen) place?.focus(options);
};
