import { look } from '#src/components/style/style.ts';

/** Outlines on a 24-unit grid: the few icons of the first screen, without the icon library's code. */
const outlines = {
  search: 'm20.5 20.5-4.3-4.3M18 11a7 7 0 1 1-14 0 7 7 0 0 1 14 0Z',
  outside: 'M8 7h9v9M17 7 7 17',
  unfold: 'm6 9.5 6 6 6-6',
};

/** Hidden from screen readers, because the text next to it says the same. */
export const Icon = ({ name }: { name: keyof typeof outlines }) => (
  <svg viewBox="0 0 24 24" className={look('icon')} aria-hidden="true">
    <path d={outlines[name]} />
  </svg>
);
