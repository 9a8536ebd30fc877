/** The rider who stands where one has got to. 48 × 40, wheels on the bottom line; colours come from `currentcolor`. */
export const Rider = () => (
  <svg
    viewBox="0 0 48 40"
    fill="none"
    stroke="currentcolor"
    strokeWidth="2.6"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <circle cx="10" cy="30" r="8" />
    <circle cx="38" cy="30" r="8" />
    <path
      d="M10 30 18 18.5h16L24 30H10M18 18.5 24 30M34 18.5 38 30M32.5 14.5l1.5 4M32.5 14.5h4"
      strokeWidth="2"
    />
    <path d="M16.5 15.5 24.5 9l5 6.5h5" strokeWidth="4.2" />
    <path d="M17 16l7 6-1 8" strokeWidth="3.4" />
    <circle cx="30" cy="5.2" r="3.7" fill="currentcolor" stroke="none" />
  </svg>
);
