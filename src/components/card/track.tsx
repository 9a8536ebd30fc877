import { css } from '#styled-system/css';

const track = css({
  display: 'block',
  position: 'relative',
  width: 'full',
  height: '0.625rem',
  bg: 'paper.deep',
  border: '1px solid token(colors.edge)',
  borderRadius: 'full',
  overflow: 'hidden',
});

const fill = css({
  display: 'block',
  height: 'full',
  bg: 'jersey',
  borderInlineEnd: '1px solid token(colors.ink)',
  _contrast: { bg: 'Highlight', forcedColorAdjust: 'none' },
});

/** A bar filled by a share from 0 to 1. Numbers next to it say the same. */
export const Track = ({ share }: { share: number }) => (
  <span className={track} aria-hidden>
    <span className={fill} style={{ width: `${Math.round(Math.min(1, Math.max(0, share)) * 100)}%` }} />
  </span>
);
