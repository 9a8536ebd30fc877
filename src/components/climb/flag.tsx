/** The flag on the summit. It is our own SVG, because an icon component would weigh more than the whole drawing. */
export const Flag = () => (
  <svg
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d="M4 22V4c2.5-1.7 5-1.7 8 0s5.5 1.7 8 0v10.5c-2.5 1.7-5 1.7-8 0s-5.5-1.7-8 0" />
  </svg>
);
