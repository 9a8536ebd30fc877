import { ledMeanwhile } from '#machines/shifts/shifts.rules.ts';
import { Button } from '#src/components/button/button.tsx';
import { dateText, hoursText } from '#src/components/format/date.ts';
import { Notice } from '#src/components/notice/notice.tsx';
import { VisuallyHidden } from '#src/components/visually-hidden/visually-hidden.tsx';
import { css } from '#styled-system/css';
import type { OwnShiftsProps } from './shifts.types.ts';

/** Whoever leads a shift may help in another, but hardly at the same time: it is said once for all, with the way out. */
export const BookedTwice = ({ own, isBusy, send }: OwnShiftsProps) => {
  const twice = own.places.flatMap((place) => {
    const led = place.shift.startsAt > own.now ? ledMeanwhile(own, place.shift) : null;
    return led === null ? [] : [{ place, led }];
  });
  if (twice.length === 0) return null;
  return (
    <Notice tone="warning" title="You’re booked twice">
      <ul
        className={css({ display: 'grid', gap: { base: '2', md: '0' }, listStyle: 'none', p: '0', m: '0' })}
      >
        {twice.map(({ place: { shift, canLeave }, led }) => (
          <li
            key={shift.id}
            className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3' })}
          >
            <span>
              {dateText(shift.day, 'brief')}, {hoursText(shift)}: “{shift.title}”, while you lead “{led.title}
              ”.
            </span>{' '}
            {canLeave ? (
              <Button
                tone="quiet"
                disabled={isBusy}
                onClick={() => send({ type: 'swap.begun', shiftId: shift.id })}
              >
                Choose another <VisuallyHidden>instead of {shift.title}</VisuallyHidden>
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </Notice>
  );
};
