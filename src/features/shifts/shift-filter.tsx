import { useState } from 'react';
import type { Shift } from '#machines/shifts/shifts.types.ts';
import { SelectField } from '#src/components/field/select-field.tsx';
import { dateText } from '#src/components/format/date.ts';
import { css } from '#styled-system/css';

type Filter = { rideType: string; day: string; location: string; jobType: string };

const everything: Filter = { rideType: '', day: '', location: '', jobType: '' };
const rideNames: Record<string, string> = { signature: 'Ride Weekend', gravel: 'Gravel Day' };

const keys = ['rideType', 'day', 'location', 'jobType'] as const;

export const useShiftFilter = () => {
  const [filter, setFilter] = useState(everything);
  const matches = (shift: Shift) => keys.every((key) => filter[key] === '' || shift[key] === filter[key]);
  return { filter, setFilter, matches, isOn: keys.some((key) => filter[key] !== '') };
};

const distinct = (values: readonly (string | null)[]): string[] =>
  [...new Set(values.filter((value) => value !== null))].sort();

type ShiftFilterProps = {
  shifts: readonly Shift[];
  filter: Filter;
  onChange: (filter: Filter) => void;
};

/** Narrows the list of shifts by ride, day, place and job. */
export const ShiftFilter = ({ shifts, filter, onChange }: ShiftFilterProps) => {
  const field = (name: keyof Filter, label: string, placeholder: string, text = (value: string) => value) => (
    <SelectField
      id={`filter-${name}`}
      label={label}
      placeholder={placeholder}
      optional
      value={filter[name]}
      onChange={(value) => onChange({ ...filter, [name]: value })}
      options={distinct(shifts.map((shift) => shift[name])).map((value) => ({ value, label: text(value) }))}
    />
  );
  return (
    <div
      className={css({
        display: 'grid',
        gap: '4',
        gridTemplateColumns: { base: '1fr', sm: 'repeat(2, 1fr)', lg: 'repeat(4, 1fr)' },
      })}
    >
      {field('rideType', 'Ride', 'Any ride', (value) => rideNames[value] ?? value)}
      {field('day', 'Day', 'Any day', (value) => dateText(value, 'brief'))}
      {field('location', 'Place', 'Anywhere')}
      {field('jobType', 'Job', 'Any job')}
    </div>
  );
};
