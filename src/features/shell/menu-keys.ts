const stops: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at) => at + 1,
  ArrowDown: (at) => at + 1,
  ArrowLeft: (at) => at - 1,
  ArrowUp: (at) => at - 1,
  Home: () => 0,
  End: (_, last) => last,
};

const reachable = (list: Element) => [
  ...list.querySelectorAll<HTMLElement>(':scope > li > a, :scope > li > button'),
];

/** The panel of an unfolded button. */
const panelOf = (button: HTMLElement) =>
  button.getAttribute('aria-expanded') === 'true' ? button.nextElementSibling : null;

/**
 * The target of a key from a link or button of the menu, by the ARIA practices' optional keys: along its list, and down into an open group.
 * Null for other keys; at the end of a list the focus stays.
 */
export const stopAfter = (key: string, at: HTMLElement): HTMLElement | null => {
  const step = stops[key];
  const list = at.closest('ul');
  if (step === undefined || list === null) return null;
  const panel = key === 'ArrowDown' ? panelOf(at) : null;
  if (panel !== null) return reachable(panel)[0] ?? at;
  const all = reachable(list);
  return all[step(all.indexOf(at), all.length - 1)] ?? at;
};
