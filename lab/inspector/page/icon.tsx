const drawings = {
  pause: 'M5 3v10M11 3v10',
  play: 'M4 2.5v11l9-5.5z',
  back: 'M10 3L5 8l5 5',
  forth: 'M6 3l5 5-5 5',
  right: 'M2 3h12v10H2zM10 3v10',
  below: 'M2 3h12v10H2zM2 9h12',
  window: 'M6 3H2v10h10v-4M8 8l6-6M9.5 2H14v4.5',
  close: 'M3.5 3.5l9 9M12.5 3.5l-9 9',
  clear: 'M3 4.5h10M6 4.5V3h4v1.5M4.5 4.5l.6 8.5h5.8l.6-8.5',
  fold: 'M3 4h10M3 8h6M3 12h10',
} as const;

export const Icon = ({ of }: { of: keyof typeof drawings }) => (
  <svg
    viewBox="0 0 16 16"
    aria-hidden="true"
    fill={of === 'play' ? 'currentcolor' : 'none'}
    stroke="currentcolor"
    strokeWidth="1.6"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d={drawings[of]} />
  </svg>
);
