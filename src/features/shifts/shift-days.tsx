import type { ReactNode } from 'react';
import type { Shift } from '#machines/shifts/shifts.types.ts';
import { dateText } from '#src/components/format/date.ts';
import { css } from '#styled-system/css';

type ShiftDaysProps<Item extends { shift: Shift }> = {
  /** In order of time. */
  items: readonly Item[];
  row: (item: Item) => ReactNode;
};

/** Shifts under the days on which they begin. */
export const ShiftDays = <Item extends { shift: Shift }>({ items, row }: ShiftDaysProps<Item>) => (
  <div className={css({ display: 'grid', gap: '8' })}>
    {[...Map.groupBy(items, ({ shift }) => shift.day)].map(([day, ofDay]) => (
      <div key={day}>
        <h3 className={css({ textStyle: 'label', pb: '3', borderBottom: '2px solid token(colors.ink)' })}>
          {dateText(day, 'weekday')}
        </h3>
        <ul
          aria-label={dateText(day, 'weekday')}
          className={css({ listStyle: 'none', p: '0', m: '0', '& > li:first-child': { borderTop: '0' } })}
        >
          {ofDay.map(row)}
        </ul>
      </div>
    ))}
  </div>
);
