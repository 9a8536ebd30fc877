import { Fold } from '#src/components/fold/fold.tsx';
import { dateText } from '#src/components/format/date.ts';
import { counted } from '#src/components/format/numbers.ts';
import { ShiftFilter, useShiftFilter } from '#src/components/shift-filter/shift-filter.tsx';
import { fieldId, type StepProps } from '#src/features/registration/registration.types.ts';
import { css } from '#styled-system/css';
import { JobCard, jobOf, type Shift } from './job-card.tsx';

const dayLine = css({ textStyle: 'label', whiteSpace: 'nowrap' });
const countLine = css({ color: 'ink.soft', textStyle: 'small', whiteSpace: 'nowrap' });
const cards = css({
  display: 'grid',
  gap: '4',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
});

/** Shifts by day; chosen ones stay in the list, regardless of the filter. */
export const VolunteerStep = ({ draft, change, errorOf, isBusy, context, offer }: StepProps<'volunteer'>) => {
  const { shiftIds } = draft;
  const reserved = context.registration?.volunteer?.shiftIds ?? [];
  const { filter, setFilter, matches } = useShiftFilter();
  const shown = offer.shifts.filter((shift) => shiftIds.includes(shift.id) || matches(shift));
  const error = errorOf('shiftIds');
  // The refusal's text contains the shift's title; it is shown at that shift's job.
  const refused =
    shown.find(({ id, title }) => shiftIds.includes(id) && error?.includes(`“${title}”`)) ?? shown[0];
  const isRefused = (shift: Shift) =>
    refused !== undefined && shift.day === refused.day && jobOf(shift) === jobOf(refused);
  const choose = (shifts: readonly Shift[], selected: readonly string[]) => {
    const ids = shifts.map(({ id }) => id);
    change({
      shiftIds: [...shiftIds.filter((id) => !ids.includes(id)), ...selected.filter((id) => ids.includes(id))],
    });
  };
  return (
    <>
      <ShiftFilter shifts={offer.shifts} filter={filter} onChange={setFilter} disabled={isBusy} />
      <p role="status" className={css({ color: 'ink.soft' })}>
        {counted(shown.length, 'shift')} shown, {shiftIds.length} chosen. Pick as many as you like, up to 12.
      </p>
      <div className={css({ display: 'grid', gap: '3' })}>
        {[...Map.groupBy(shown, ({ day }) => day)].map(([day, ofDay], index) => {
          const chosen = ofDay.filter(({ id }) => shiftIds.includes(id)).length;
          return (
            <Fold
              key={day}
              isNeeded={index === 0 || chosen > 0}
              title={
                <span
                  className={css({
                    display: 'flex',
                    flexWrap: 'wrap',
                    alignItems: 'baseline',
                    gap: '0 12px',
                  })}
                >
                  <span className={dayLine}>{dateText(day, 'brief')}</span>
                  <span className={countLine}>
                    {counted(ofDay.length, 'shift')}
                    {chosen > 0 ? `, ${chosen} chosen` : ''}
                  </span>
                </span>
              }
            >
              <div className={cards}>
                {[...Map.groupBy(ofDay, ({ jobType }) => jobType)].map(([jobType, shifts]) => (
                  <JobCard
                    key={jobType}
                    shifts={shifts}
                    chosen={shiftIds}
                    reserved={reserved}
                    idOf={(first) =>
                      isRefused(first) ? fieldId('shiftIds') : fieldId(`shiftIds.${first.id}`)
                    }
                    errorOf={(first) => (isRefused(first) ? error : undefined)}
                    disabled={isBusy}
                    onChange={choose}
                  />
                ))}
              </div>
            </Fold>
          );
        })}
      </div>
    </>
  );
};
