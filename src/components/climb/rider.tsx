import type { ReactNode } from 'react';

/** How the person moves: by bicycle, on foot, on the water. */
export type Moving = 'bicycle' | 'foot' | 'rowing' | 'swimming' | 'standing';

const line = { fill: 'none', strokeWidth: 4.2 } as const;

/** Each figure is on the bottom line and faces right. */
const drawn: Record<Moving, ReactNode> = {
  bicycle: (
    <>
      <circle cx="10" cy="30" r="8" />
      <circle cx="38" cy="30" r="8" />
      <path
        d="M10 30 18 18.5h16L24 30H10M18 18.5 24 30M34 18.5 38 30M32.5 14.5l1.5 4M32.5 14.5h4"
        strokeWidth="2"
      />
      <path d="M16.5 15.5 24.5 9l5 6.5h5" strokeWidth="4.2" />
      <path d="M17 16l7 6-1 8" strokeWidth="3.4" />
      <circle cx="30" cy="5.2" r="3.7" fill="currentcolor" stroke="none" />
    </>
  ),
  foot: (
    <>
      <path d="M24 22 26 11" {...line} />
      <path d="M24 22l6.5 6-1 9.5h4M24 22l-3.5 8.5-7 5.5 1.5 2" strokeWidth="3.4" />
      <path d="M26 12l6 7 5-2M26 12l-7 5-1 6" strokeWidth="3" />
      <circle cx="28" cy="5" r="3.7" fill="currentcolor" stroke="none" />
    </>
  ),
  rowing: (
    <>
      <path d="M3 33h42c-2 4-6 5.5-10 5.5H13c-4 0-8-1.5-10-5.5Z" />
      <path d="M18 30 14.5 19" {...line} />
      <path d="M18 30l8-6 5 6.5" strokeWidth="3.4" />
      <path d="M15 20l11 .5" strokeWidth="3" />
      <path d="M24 17l12 21.5" strokeWidth="2" />
      <circle cx="13.5" cy="12.5" r="3.7" fill="currentcolor" stroke="none" />
    </>
  ),
  swimming: (
    <>
      <path d="M3 37c4-3 7-3 11 0s7 3 11 0 7-3 11 0 5 3 9 1" />
      <path d="M10 32l18-2.5" {...line} />
      <path d="M28 29.5 24 20l10-2" strokeWidth="3" />
      <circle cx="35" cy="28" r="3.7" fill="currentcolor" stroke="none" />
    </>
  ),
  standing: (
    <>
      <path d="M24 23V12" {...line} />
      <path d="M24 23l-4 14.5M24 23l4 14.5" strokeWidth="3.4" />
      <path d="M24 12l-8-6M24 12l8-6" strokeWidth="3" />
      <circle cx="24" cy="5" r="3.7" fill="currentcolor" stroke="none" />
    </>
  ),
};

/** The figure at a person's place on a course. 48 × 40, wheels or soles on the bottom line; colors come from `currentcolor`. */
export const Rider = ({ by = 'bicycle' }: { by?: Moving | undefined }) => (
  <svg
    viewBox="0 0 48 40"
    fill="none"
    stroke="currentcolor"
    strokeWidth="2.6"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {drawn[by]}
  </svg>
);
