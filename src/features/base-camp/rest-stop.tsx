import { slots } from '#src/components/style/style.ts';

const line = { stroke: 'currentColor', strokeWidth: 2.5, strokeLinejoin: 'round' } as const;

const oranges = [
  [136, 90],
  [152, 90],
  [168, 90],
  [144, 77],
  [160, 77],
  [152, 64],
] as const;

/** A rest stop with oranges, for volunteers. Decoration, so hidden from screen readers. */
export const RestStop = () => (
  <svg viewBox="0 0 320 144" className={slots('baseCamp')('scene')} aria-hidden="true">
    <path d="M0 128c50-14 90 4 150-4s110-14 170-2v22H0z" fill="var(--colors-climb-ahead)" />
    <path d="M0 128c50-14 90 4 150-4s110-14 170-2" fill="none" {...line} />
    <path d="M84 44v80M236 44v76M112 106v18M208 106v14" fill="none" {...line} strokeWidth={4} />
    <path d="M68 46L160 8l92 38z" fill="var(--colors-jersey)" {...line} />
    <path
      d="M68 46l13 14 13-14 13 14 13-14 13 14 13-14 14 14 14-14 13 14 13-14 13 14 13-14 13 14 13-14"
      fill="none"
      {...line}
    />
    {oranges.map(([x, y]) => (
      <circle key={`${x} ${y}`} cx={x} cy={y} r="7" fill="var(--colors-jersey)" {...line} />
    ))}
    <path d="M194 97V80l4-6v-6h8v6l4 6v17z" fill="var(--colors-surface)" {...line} />
    <path d="M100 97h120v10H100z" fill="var(--colors-surface)" {...line} />
  </svg>
);
