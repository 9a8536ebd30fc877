import type { ReactNode } from 'react';
import type { CalendarDay } from '#machines/calendar.ts';
import type { Shift } from '#machines/shifts/shifts.types.ts';
import { Fold } from '#src/components/fold/fold.tsx';
import { dateText } from '#src/components/format/date.ts';
import { css } from '#styled-system/css';

type ShiftDaysProps<Item extends { shift: Shift }> = {
  /** In order of time. */
  items: readonly Item[];
  row: (item: Item) => ReactNode;
  /** What is said of a whole day, above its list. */
  note?: ((day: CalendarDay) => ReactNode) | undefined;
  /** Which of a day's shifts stand behind one line at its end, and what that line says of so many. */
  folded?: { isFolded: (item: Item) => boolean; title: (count: number) => string } | undefined;
};

/** Shifts under the days on which they begin. */
export const ShiftDays = <Item extends { shift: Shift }>({
  items,
  row,
  note,
  folded,
}: ShiftDaysProps<Item>) => (
  <div className={css({ display: 'grid', gap: '8' })}>
    {[...Map.groupBy(items, ({ shift }) => shift.day)].map(([day, ofDay]) => {
      const hidden = ofDay.filter((item) => folded?.isFolded(item));
      const shown = ofDay.filter((item) => !hidden.includes(item));
      const list = (listed: readonly Item[]) => (
        <ul
          aria-label={dateText(day, 'weekday')}
          className={css({ listStyle: 'none', p: '0', m: '0', '& > li:first-child': { borderTop: '0' } })}
        >
          {listed.map(row)}
        </ul>
      );
      return (
        <div key={day}>
          <h3 className={css({ textStyle: 'label', pb: '3', borderBottom: '2px solid token(colors.ink)' })}>
            {dateText(day, 'weekday')}
          </h3>
          {note?.(day)}
          {shown.length > 0 ? list(shown) : null}
          {folded !== undefined && hidden.length > 0 ? (
            <Fold title={folded.title(hidden.length)}>{list(hidden)}</Fold>
          ) : null}
        </div>
      );
    })}
  </div>
);
