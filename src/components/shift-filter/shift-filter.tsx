import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useState } from 'react';
import type { CalendarDay } from '#machines/calendar.ts';
import type { RideType } from '#machines/registration/registration.types.ts';
import { rideNames } from '#machines/registration/ride-names.ts';
import { Button } from '#src/components/button/button.tsx';
import { SelectField } from '#src/components/field/select-field.tsx';
import { dateText } from '#src/components/format/date.ts';
import { css } from '#styled-system/css';

/** The properties by which shifts are filtered; `rideType` is null if a shift belongs to no ride. */
type Shift = { rideType: RideType | null; day: CalendarDay; location: string; jobType: string };
/** The chosen values; an empty text matches all shifts. */
export type Filter = Record<keyof Shift, string>;

/** The filter from an address. */
export type GivenFilter = { [Key in keyof Filter]?: string | undefined };

export const everything: Filter = { rideType: '', day: '', location: '', jobType: '' };

const keys = ['rideType', 'day', 'location', 'jobType'] as const;

export const matching = (filter: Filter) => (shift: Shift) =>
  keys.every((key) => filter[key] === '' || shift[key] === filter[key]);

/** The filter from an address, without values that no shift has. */
export const knownFilter = (given: GivenFilter, shifts: readonly Shift[]): Filter => {
  const known = keys.filter((key) => shifts.some((shift) => shift[key] === given[key]));
  return { ...everything, ...Object.fromEntries(known.map((key) => [key, given[key]])) };
};

export const useShiftFilter = () => {
  const [filter, setFilter] = useState(everything);
  return { filter, setFilter, matches: matching(filter) };
};

const distinct = <Value extends string | null>(values: readonly Value[]) =>
  [...new Set(values)].filter((value) => value !== null).sort();

const wide = css({
  display: 'grid',
  gap: '4',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr))',
});
const row = css({
  display: 'grid',
  gap: '3',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' },
  '&[data-folded]': { smDown: { display: 'none' } },
});
// A phone folds the fields behind one line, which lists the active filters.
const opener = css({ hideFrom: 'sm', justifySelf: 'start', maxWidth: 'full' });

type ShiftFilterProps = {
  shifts: readonly Shift[];
  filter: Filter;
  onChange: (filter: Filter) => void;
  /** The fields shown here; a page that shows one day at a time has its own field for the day. */
  by?: readonly (keyof Filter)[];
  disabled?: boolean | undefined;
};

/** Filters a list of shifts by ride, day, place and job. */
export const ShiftFilter = ({ shifts, filter, onChange, by = keys, disabled }: ShiftFilterProps) => {
  const [isOpen, setOpen] = useState(false);
  const field = <Key extends keyof Filter>(
    name: Key,
    label: string,
    text: (value: NonNullable<Shift[Key]>) => string = (value) => value,
  ) =>
    by.includes(name) ? (
      <SelectField
        id={`filter-${name}`}
        label={label}
        placeholder="Any"
        optional="unsaid"
        disabled={disabled}
        value={filter[name]}
        onChange={(value) => onChange({ ...filter, [name]: value })}
        options={distinct(shifts.map((shift) => shift[name])).map((value) => ({ value, label: text(value) }))}
      />
    ) : null;
  const fields = (
    <>
      {field('rideType', 'Ride', (ride) => rideNames[ride])}
      {field('day', 'Day', (day) => dateText(day, 'brief'))}
      {field('location', 'Place')}
      {field('jobType', 'Job')}
    </>
  );
  if (by.includes('day')) return <div className={wide}>{fields}</div>;
  const chosen = [rideNames[filter.rideType as RideType], filter.location, filter.jobType].filter(Boolean);
  return (
    <div className={css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '3' })}>
      <div className={opener}>
        <Button
          tone="plain"
          icon={<SlidersHorizontal aria-hidden />}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {chosen.length === 0 ? 'Filter' : `Filter: ${chosen.join(', ')}`}
        </Button>
      </div>
      <div className={row} data-folded={isOpen ? undefined : ''}>
        {fields}
      </div>
    </div>
  );
};
