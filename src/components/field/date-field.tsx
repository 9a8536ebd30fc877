import { useState } from 'react';
import { slots } from '#src/components/style/style.ts';
import { type FieldProps, FieldSet, fieldLook } from './field.tsx';

type DateParts = { month: string; day: string; year: string };

const two = (part: string) => (part.length === 1 ? `0${part}` : part);

/** Splits "1990-02-07", or an incomplete date ("1990--7"), into its parts. */
export const partsOf = (value: string): DateParts => {
  const [year = '', month = '', day = ''] = value.split('-');
  return { month, day, year };
};

/**
 * The parts as one value: an ISO date when complete, else the typed parts ("1990--7"). So an incomplete date survives a reload and fails
 * every date check. Without parts it is the empty text.
 */
export const joined = ({ month, day, year }: DateParts) => {
  if (!month && !day && !year) return '';
  const complete = month && day && year.length === 4;
  return complete ? `${year}-${two(month)}-${two(day)}` : `${year}-${month}-${day}`;
};

/** Ignores leading zeros: "1990-2-7" is "1990-02-07". */
const sameDate = (a: string, b: string) => joined(partsOf(a)) === joined(partsOf(b));

type DateFieldProps = FieldProps & {
  /** "1990-02-07", or the last `onChange` value of an incomplete date; empty for none. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  /** Lets the browser fill in the date of birth. */
  autoComplete?: 'bday' | undefined;
};

const parts = [
  { part: 'month', name: 'Month', size: 2 },
  { part: 'day', name: 'Day', size: 2 },
  { part: 'year', name: 'Year', size: 4 },
] as const;

/** A date as three short fields with a number keyboard: a known date is typed faster than picked. */
export const DateField = ({ value, onChange, onBlur, autoComplete, ...field }: DateFieldProps) => {
  const [typed, setTyped] = useState<DateParts>(() => partsOf(value));
  // A value from outside wins, unless it equals the typed date ("2" is kept while the value has "02").
  const shown = sameDate(value, joined(typed)) ? typed : partsOf(value);
  const at = slots('field');
  const box = fieldLook({ width: 'full', emphasis: undefined });

  const change = (part: keyof DateParts, text: string) => {
    const next = { ...shown, [part]: text.replace(/\D/g, '') };
    setTyped(next);
    onChange(joined(next));
  };

  return (
    <FieldSet {...field}>
      <div className={at('parts')}>
        {parts.map(({ part, name, size }, index) => (
          <div key={part} className={at('part')}>
            <label htmlFor={index === 0 ? field.id : `${field.id}-${part}`} className={at('partLabel')}>
              {name}
            </label>
            <span
              className={box('box')}
              style={{ width: `${size + 3.25}ch`, minWidth: size === 4 ? '6rem' : '4.25rem' }}
            >
              <input
                id={index === 0 ? field.id : `${field.id}-${part}`}
                className={box('input')}
                value={shown[part]}
                inputMode="numeric"
                maxLength={size}
                autoComplete={autoComplete ? `${autoComplete}-${part}` : 'off'}
                aria-invalid={field.error ? true : undefined}
                aria-required={field.optional ? undefined : true}
                disabled={field.disabled}
                onChange={(event) => change(part, event.target.value)}
                onBlur={onBlur}
              />
            </span>
          </div>
        ))}
      </div>
    </FieldSet>
  );
};
