/**
 * Gives focus to what a change has brought, unless somebody has opened a menu meanwhile: it would close under their hand. The focus
 * itself doesn't tell, since a menu takes it only a frame after it is open.
 */
export const takeFocus = (place: HTMLElement | null | undefined, options?: FocusOptions): void => {
  const isMenuOpen = document.querySelector('[role="menu"][data-state="open"]') !== null;
  if (!isMenuOpen) place?.focus(options);
};
