import { SelectField } from '#src/components/field/select-field.tsx';
import { fieldId } from '#src/features/donation/form/form.types.ts';

const endings: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
const rules = new Intl.PluralRules('en-US', { type: 'ordinal' });

const options = Array.from({ length: 31 }, (_, index) => {
  const day = index + 1;
  return { value: `${day}`, label: `The ${day}${endings[rules.select(day)] ?? 'th'}` };
});

type DayFieldProps = {
  day: number;
  error: string | undefined;
  isBusy: boolean;
  onChoose: (day: number) => void;
};

/** The day of the month of the charge. */
export const DayField = ({ day, error, isBusy, onChoose }: DayFieldProps) => (
  <SelectField
    id={fieldId('dayOfMonth')}
    label="Day of the month"
    hint={day > 28 ? 'In shorter months, on the last day.' : undefined}
    width="medium"
    options={options}
    placeholder={null}
    value={`${day}`}
    error={error}
    disabled={isBusy}
    onChange={(value) => onChoose(Number(value))}
  />
);
