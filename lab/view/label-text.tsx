import type { Line } from '#lab/chart/text.ts';
import { css } from '#styled-system/css';

const tones = {
  event: css({ color: 'ink' }),
  guard: css({ color: 'amber' }),
  action: css({ color: 'ink.soft' }),
  mark: css({ color: 'ink.soft', fontStyle: 'normal' }),
};

const line = css({
  display: 'block',
  whiteSpace: 'pre',
  lineHeight: '17px',
  fontSize: '12px',
  fontWeight: 'medium',
});

/** Lines as the layout broke them. */
export const LabelText = ({ lines }: { lines: readonly Line[] }) =>
  lines.map(({ spans }, place) => (
    // Lines have no other identity than their place.
    // biome-ignore lint/suspicious/noArrayIndexKey: they never move
    <span key={place} className={line}>
      {spans.map(({ text, tone }, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never move
        <span key={column} className={tones[tone]}>
          {column > 0 && ' '}
          {text}
        </span>
      ))}
    </span>
  ));
