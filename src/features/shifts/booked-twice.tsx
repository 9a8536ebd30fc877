import { ledMeanwhile } from '#machines/shifts/shifts.rules.ts';
import { Button } from '#src/components/button/button.tsx';
import { dateText, unbroken } from '#src/components/format/date.ts';
import { Hours } from '#src/components/format/day.tsx';
import { Notice } from '#src/components/notice/notice.tsx';
import { VisuallyHidden } from '#src/components/visually-hidden/visually-hidden.tsx';
import { css } from '#styled-system/css';
import type { OwnShiftsProps } from './shifts.types.ts';
import { listText } from './shifts-messages.ts';

const rows = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr) auto', sm: 'fit-content(100%) auto' },
  justifyContent: 'start',
  columnGap: '4',
  listStyle: 'none',
  p: '0',
  m: '0',
});
const row = css({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  alignItems: 'center',
  minHeight: 'touch',
});

/** A shift that overlaps one that the person leads. It is allowed but unlikely, so it is reported once a day, with a solution. */
export const BookedTwice = ({ own, isBusy, send }: OwnShiftsProps) => {
  const twice = own.places.flatMap((place) => {
    const led = place.shift.startsAt > own.now ? ledMeanwhile(own, place.shift) : null;
    return led === null ? [] : [{ place, led }];
  });
  if (twice.length === 0) return null;
  return (
    <Notice tone="warning" title="You’re booked twice">
      {[...Map.groupBy(twice, ({ place }) => place.shift.day)].map(([day, ofDay]) => (
        <div key={day}>
          <p>
            On {unbroken(dateText(day, 'brief'))}, you lead{' '}
            {listText([...new Set(ofDay.map(({ led }) => `“${led.title}”`))])} at the same time as:
          </p>
          <ul className={rows}>
            {ofDay.map(({ place: { shift, canLeave } }) => (
              <li key={shift.id} className={row}>
                <span>
                  {shift.title}, <Hours of={shift} />
                </span>
                {canLeave ? (
                  <Button
                    tone="quiet"
                    disabled={isBusy}
                    onClick={() => send({ type: 'swap.begun', shiftId: shift.id })}
                  >
                    Swap <VisuallyHidden>{shift.title}, booked twice</VisuallyHidden>
                  </Button>
                ) : null}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Notice>
  );
};
