import { look } from '#src/components/style/style.ts';

/** Outlines on a field of 24: the few that the first screen shows, without the icon library's frame. */
const outlines = {
  search: 'm20.5 20.5-4.3-4.3M18 11a7 7 0 1 1-14 0 7 7 0 0 1 14 0Z',
  outside: 'M8 7h9v9M17 7 7 17',
  unfold: 'm6 9.5 6 6 6-6',
};

/** Says nothing to a screen reader: what it stands by says it. */
export const Icon = ({ name }: { name: keyof typeof outlines }) => (
  <svg viewBox="0 0 24 24" className={look('icon')} aria-hidden="true">
    <path d={outlines[name]} />
  </svg>
);
