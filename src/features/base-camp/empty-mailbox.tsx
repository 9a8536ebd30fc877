import { slots } from '#src/components/style/style.ts';

/** An empty mailbox at the roadside. Decoration, so hidden from screen readers. */
export const EmptyMailbox = () => (
  <svg viewBox="0 0 320 96" className={slots('baseCamp')('scene')} aria-hidden="true">
    <path d="M0 78C60 60 96 84 150 72s110-20 170-6v30H0z" fill="var(--colors-climb-ahead)" />
    <path d="M0 78C60 60 96 84 150 72s110-20 170-6" fill="none" stroke="currentColor" strokeWidth="2.5" />
    <path d="M96 76V44" stroke="currentColor" strokeWidth="4" />
    <path
      d="M70 46V28a12 12 0 0 1 12-12h36a12 12 0 0 1 12 12v18z"
      fill="var(--colors-surface)"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinejoin="round"
    />
    <path
      d="M94 46V28a12 12 0 0 0-24 0v18"
      fill="var(--colors-jersey)"
      stroke="currentColor"
      strokeWidth="2.5"
    />
    <path
      d="M70 46l-14 6h24l14-6"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinejoin="round"
    />
    <path d="M116 30V6h14v9h-14" fill="none" stroke="currentColor" strokeWidth="2.5" strokeLinejoin="round" />
  </svg>
);
