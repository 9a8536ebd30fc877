import type { LogbookEntry } from '#machines/member-desk/member-desk.types.ts';
import { Day } from '#src/components/format/day.tsx';
import { css } from '#styled-system/css';
import { logText } from './log-messages.ts';

const row = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: '12rem minmax(0, 1fr)' },
  columnGap: '6',
  py: '3',
  borderTop: '1px solid token(colors.line)',
  overflowWrap: 'anywhere',
  '&[data-brief]': { gridTemplateColumns: 'minmax(0, 1fr)', textStyle: 'small' },
});

type LogListProps = {
  entries: readonly LogbookEntry[];
  /** The reader's id: they are “you”. */
  readerId?: string;
  /** In a narrow place: the day above each entry. */
  brief?: true;
};

/** Entries of a logbook, each with its day. */
export const LogList = ({ entries, readerId, brief }: LogListProps) => (
  <ol className={css({ listStyle: 'none', p: '0', m: '0', width: 'full' })}>
    {entries.map((entry) => (
      <li key={entry.id} className={row} data-brief={brief}>
        <span className={css({ color: 'ink.soft' })}>
          <Day at={entry.at} />
        </span>
        <span>{logText(entry, readerId)}</span>
      </li>
    ))}
  </ol>
);
