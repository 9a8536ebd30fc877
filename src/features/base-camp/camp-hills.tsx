/** The land behind the camp, as high as its box. Decoration, so hidden from screen readers. */
export const CampHills = () => (
  <svg viewBox="0 0 320 64" preserveAspectRatio="none" aria-hidden="true">
    <path
      d="M0 40C24 28 44 10 70 14s34 26 62 26 38-32 68-34 50 30 74 30 34-10 46-16v44H0z"
      fill="var(--colors-climb-ahead)"
    />
    <path
      d="M0 40C24 28 44 10 70 14s34 26 62 26 38-32 68-34 50 30 74 30 34-10 46-16"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      vectorEffect="non-scaling-stroke"
    />
  </svg>
);
