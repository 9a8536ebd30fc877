import type { RecordedActor } from '#lab/inspector/recording/recording.ts';
import type { Row } from '#lab/inspector/recording/rows.ts';
import { css, cva } from '#styled-system/css';
import { RowList } from './row-list.tsx';

export const rowLook = cva({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    width: 'full',
    height: 'full',
    paddingInline: '3',
    textStyle: 'caption',
    textAlign: 'start',
    whiteSpace: 'nowrap',
    color: 'ink',
    cursor: 'pointer',
    borderBottom: '1px solid token(colors.line)',
    _hover: { bg: 'surface.raised' },
    _focusVisible: { outline: '3px solid token(colors.ink)', outlineOffset: '-3px' },
    '&[aria-current="true"]': { bg: 'jersey', color: 'jersey.ink', '& *': { color: 'jersey.ink' } },
  },
  variants: { isLater: { true: { opacity: '0.45' } } },
});
const time = css({ flex: 'none', color: 'ink.soft', fontVariantNumeric: 'tabular-nums' });
const type = css({ fontWeight: 'bold', overflow: 'hidden', textOverflow: 'ellipsis', minWidth: '6rem' });
const way = css({
  flex: '1',
  minWidth: '3rem',
  color: 'ink.soft',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});
const count = css({
  flex: 'none',
  paddingInline: '1.5',
  border: '1px solid currentcolor',
  borderRadius: 'full',
  fontVariantNumeric: 'tabular-nums',
});
/** A dot for a change of state, a ring for one of the context alone. */
const mark = cva({
  base: {
    flex: 'none',
    width: '10px',
    height: '10px',
    borderRadius: 'full',
    border: '2px solid transparent',
  },
  variants: { changed: { state: { bg: 'ink', borderColor: 'ink' }, context: { borderColor: 'ink.soft' } } },
});
const changedText = { state: 'changed the state', context: 'changed the context' };

/** The time of day with milliseconds. */
export const timeText = (at: number): string => {
  const date = new Date(at);
  const two = (part: number) => String(part).padStart(2, '0');
  const time = [date.getHours(), date.getMinutes(), date.getSeconds()].map(two).join(':');
  return `${time}.${String(date.getMilliseconds()).padStart(3, '0')}`;
};

export type LogProps = {
  rows: readonly Row[];
  /** The place of the row at the shown moment. */
  current: number;
  nameOf: (id: string | null) => string;
  choose: (number: number, actor: RecordedActor['id']) => void;
};

/** Every event, the newest last. */
export const EventLog = ({ rows, current, nameOf, choose }: LogProps) => (
  <RowList rows={rows} height={32} shown={current} label="Events">
    {({ entries }, place) => {
      const entry = entries.at(-1) ?? entries[0];
      const { changed } = entry;
      return (
        <button
          type="button"
          className={rowLook({ isLater: place > current })}
          aria-current={place === current}
          onClick={() => choose(entry.number, entry.to)}
        >
          <span className={time}>{timeText(entry.at)}</span>
          <span
            className={mark(changed === null ? {} : { changed })}
            title={changed ? changedText[changed] : ''}
          />
          <span className={type}>{entry.type}</span>
          {entries.length > 1 && <span className={count}>×{entries.length}</span>}
          <span className={way}>
            {nameOf(entry.from)} → {nameOf(entry.to)}
          </span>
        </button>
      );
    }}
  </RowList>
);
