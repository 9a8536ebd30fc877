import type { components } from '#openapi/contract.gen.ts';
import { dateText, timeOfDay } from '#src/components/format/date.ts';
import { counted } from '#src/components/format/numbers.ts';
import { Tag } from '#src/components/notice/tag.tsx';
import { Part } from '#src/components/page-frame/part.tsx';
import { css } from '#styled-system/css';

type Shift = components['schemas']['Shift'];

const row = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: '11rem minmax(0, 1fr)' },
  columnGap: '6',
  rowGap: '1',
  py: '5',
  borderTop: '1px solid token(colors.line)',
});

const Row = ({ shift, isLed }: { shift: Shift; isLed: boolean }) => (
  <li className={row}>
    <p className={css({ fontWeight: 'bold', fontVariantNumeric: 'tabular-nums' })}>
      {timeOfDay(shift.startTime)} – {timeOfDay(shift.endTime)}
    </p>
    <div className={css({ display: 'grid', gap: '1' })}>
      <p
        className={css({
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: '3',
          textStyle: 'label',
        })}
      >
        {shift.title}
        {isLed ? <Tag tone="accent">You lead this one</Tag> : null}
      </p>
      <p>
        {shift.location} · {shift.jobType}
      </p>
      <p className={css({ color: 'ink.soft', maxWidth: 'measure' })}>{shift.summary}</p>
      <p className={css({ color: 'ink.soft', fontVariantNumeric: 'tabular-nums' })}>
        {counted(shift.capacity - shift.placesLeft, 'person', 'people')} of {shift.capacity} so far.
      </p>
    </div>
  </li>
);

type ShiftDaysProps = { title: string; shifts: readonly Shift[]; ledIds: readonly string[] };

/** Shifts under the days they are on. */
export const ShiftDays = ({ title, shifts, ledIds }: ShiftDaysProps) => (
  <Part title={title}>
    <div className={css({ display: 'grid', gap: '8', maxWidth: '60rem' })}>
      {[...Map.groupBy(shifts, ({ day }) => day)].map(([day, ofDay]) => (
        <div key={day}>
          <h3 className={css({ textStyle: 'label', pb: '3', borderBottom: '2px solid token(colors.ink)' })}>
            {dateText(day, 'weekday')}
          </h3>
          <ul
            aria-label={dateText(day, 'weekday')}
            className={css({ listStyle: 'none', p: '0', m: '0', '& > li:first-child': { borderTop: '0' } })}
          >
            {ofDay.map((shift) => (
              <Row key={shift.id} shift={shift} isLed={ledIds.includes(shift.id)} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  </Part>
);
