import { PlainLink } from '#src/components/button/plain-link.tsx';
import { slots } from '#src/components/style/style.ts';

/** The logo: a road up a hill, in jersey color. */
export const Glyph = () => (
  <svg viewBox="0 0 36 36" className={slots('frame')('glyph')} aria-hidden="true">
    <circle cx="18" cy="18" r="17" fill="var(--colors-jersey)" stroke="var(--colors-ink)" strokeWidth="2" />
    <path
      d="M2.5 24.5 10 20l4 2.5L23.5 11l4 5.5 6 7.5A17 17 0 0 1 2.5 24.5Z"
      fill="var(--colors-jersey-ink)"
    />
  </svg>
);

/** The site's name, with a link to the home page. */
export const Wordmark = () => (
  <PlainLink to="/" className={slots('frame')('wordmark')} translate="no">
    <Glyph />
    Product
  </PlainLink>
);
