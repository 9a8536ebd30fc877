import type { DonationFrequency } from '#machines/donation/donation.types.ts';
import { slots } from '#src/components/style/style.ts';
import { VisuallyHidden } from '#src/components/visually-hidden/visually-hidden.tsx';
import { type FormPartProps, fieldId } from '#src/features/donation/form/form.types.ts';

const options: readonly { value: DonationFrequency; label: string }[] = [
  { value: 'Once', label: 'Once' },
  { value: 'Monthly', label: 'Monthly' },
  { value: 'Organization', label: 'Organization' },
];

/** Once, monthly, or in an organization's name. */
export const FrequencyChoice = ({ draft, change, isBusy }: FormPartProps) => {
  const at = slots('donation');
  const name = fieldId('frequency');
  return (
    <fieldset>
      <legend>
        <VisuallyHidden>How you give</VisuallyHidden>
      </legend>
      <div className={at('segments')}>
        {options.map(({ value, label }, index) => (
          <label key={value} className={at('segment')}>
            <input
              id={index === 0 ? name : `${name}-${value}`}
              type="radio"
              name={name}
              value={value}
              checked={draft.frequency === value}
              disabled={isBusy}
              className={at('input')}
              onChange={() => change({ frequency: value })}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
};
