import { useState } from 'react';
import { SelectField } from '#src/components/field/select-field.tsx';
import { dateText } from '#src/components/format/date.ts';
import { css } from '#styled-system/css';
import type { RegistrationOffer } from './registration.types.ts';

type Shift = RegistrationOffer['shifts'][number];
type Filter = { jobType: string; location: string; day: string };

const everything: Filter = { jobType: '', location: '', day: '' };

export const useShiftFilter = () => {
  const [filter, setFilter] = useState(everything);
  const matches = (shift: Shift) =>
    (filter.jobType === '' || shift.jobType === filter.jobType) &&
    (filter.location === '' || shift.location === filter.location) &&
    (filter.day === '' || shift.day === filter.day);
  return { filter, setFilter, matches };
};

const distinct = (values: string[]) => [...new Set(values)].sort();

type ShiftFilterProps = {
  shifts: Shift[];
  filter: Filter;
  onChange: (filter: Filter) => void;
  disabled: boolean;
};

/** Narrows the list of shifts by job, place and day. */
export const ShiftFilter = ({ shifts, filter, onChange, disabled }: ShiftFilterProps) => {
  const field = (name: keyof Filter) => ({
    id: `filter-${name}`,
    value: filter[name],
    disabled,
    optional: true,
    onChange: (value: string) => onChange({ ...filter, [name]: value }),
  });
  const plain = (value: string) => ({ value, label: value });
  return (
    <div
      className={css({
        display: 'grid',
        gap: '4',
        gridTemplateColumns: { base: '1fr', sm: 'repeat(3, 1fr)' },
      })}
    >
      <SelectField
        {...field('jobType')}
        label="Job"
        placeholder="Any job"
        options={distinct(shifts.map((shift) => shift.jobType)).map(plain)}
      />
      <SelectField
        {...field('location')}
        label="Place"
        placeholder="Anywhere"
        options={distinct(shifts.map((shift) => shift.location)).map(plain)}
      />
      <SelectField
        {...field('day')}
        label="Day"
        placeholder="Any day"
        options={distinct(shifts.map((shift) => shift.day)).map((day) => ({
          value: day,
          label: dateText(day, 'weekday'),
        }))}
      />
    </div>
  );
};
