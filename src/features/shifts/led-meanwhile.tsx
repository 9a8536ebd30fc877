import type { CalendarDay } from '#machines/calendar.ts';
import { ledMeanwhile } from '#machines/shifts/shifts.rules.ts';
import type { OwnSignUps, Shift } from '#machines/shifts/shifts.types.ts';
import { hoursText } from '#src/components/format/date.ts';
import { css } from '#styled-system/css';
import { namedShift } from './shifts-messages.ts';

/** Whoever leads a shift may help in another, but hardly at the same time. */
export const LedMeanwhile = ({ own, shift }: { own: OwnSignUps; shift: Shift }) => {
  const led = ledMeanwhile(own, shift);
  return led === null ? null : (
    <p className={css({ color: 'amber' })}>You lead {namedShift(led)} at that time.</p>
  );
};

/** The same of a day with many shifts to choose from, once. */
export const LedThatDay = ({ own: { led }, day }: { own: OwnSignUps; day: CalendarDay }) =>
  led
    .filter((shift) => shift.day === day)
    .map((shift) => (
      <p key={shift.id} className={css({ color: 'amber', pt: '3' })}>
        You lead {shift.title}, {hoursText(shift)}.
      </p>
    ));
