import type { Level } from '#lab/chart/coverage.ts';
import { css, cva } from '#styled-system/css';

/** Where something is walked, at each level. */
export const levelNames: Record<Level, string> = {
  browser: 'in Chromium',
  screen: 'on the rendered screen',
  machine: 'on the bare machine only',
  none: 'nowhere',
};

export const levelColour = cva({
  variants: {
    level: {
      browser: { color: 'forest' },
      screen: { color: 'amber' },
      machine: { color: 'ink.soft' },
      none: { color: 'brick' },
    },
  },
});

/** The dashes of a route: each level has its own, so that colour alone says nothing. */
export const dashes: Record<Level, string | undefined> = {
  browser: undefined,
  screen: '10 4',
  machine: '2 4',
  none: '14 4 3 4',
};

const sign = css({ display: 'inline-block', verticalAlign: 'middle', flexShrink: '0' });
const ground = css({ fill: 'paper' });

/** Full, half or empty, and a cross for what no walk reaches. */
export const CoverageSign = ({ level }: { level: Level }) => (
  <svg
    className={`${sign} ${levelColour({ level })}`}
    width="13"
    height="13"
    viewBox="0 0 13 13"
    role="img"
    aria-label={`walked ${levelNames[level]}`}
  >
    <title>{`walked ${levelNames[level]}`}</title>
    <circle className={ground} cx="6.5" cy="6.5" r="6.5" />
    {level === 'none' ? (
      <path d="M2.5 2.5l8 8M10.5 2.5l-8 8" stroke="currentcolor" strokeWidth="2.4" />
    ) : (
      <circle
        cx="6.5"
        cy="6.5"
        r="4.5"
        stroke="currentcolor"
        strokeWidth="1.8"
        fill={level === 'browser' ? 'currentcolor' : 'none'}
      />
    )}
    {level === 'screen' && <path d="M6.5 2a4.5 4.5 0 0 1 0 9z" fill="currentcolor" />}
  </svg>
);
