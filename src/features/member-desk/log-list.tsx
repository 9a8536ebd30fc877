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
});

type LogListProps = {
  entries: readonly LogbookEntry[];
  /** Who reads: they are “you”. */
  readerId?: string;
};

/** Entries of a logbook, each with its day. */
export const LogList = ({ entries, readerId }: LogListProps) => (
  <ol className={css({ listStyle: 'none', p: '0', m: '0' })}>
    {entries.map((entry) => (
      <li key={entry.id} className={row}>
        <span className={css({ color: 'ink.soft' })}>
          <Day at={entry.at} />
        </span>
        <span>{logText(entry, readerId)}</span>
      </li>
    ))}
  </ol>
);
