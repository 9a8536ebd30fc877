import { type FieldProps, FieldSet } from '#src/components/field/field.tsx';
import { slots } from '#src/components/style/style.ts';
import { type CardOption, ChoiceCard } from './choice-card.tsx';
import { optionId, toggled } from './selection.ts';

type ChoiceCardsProps = FieldProps & {
  /** `radio`: one of them. `checkbox`: any mix. */
  kind: 'radio' | 'checkbox';
  options: readonly CardOption[];
  /** The chosen values; at most one for radios. */
  selected: readonly string[];
  onChange: (selected: string[]) => void;
  /** How many stand side by side on a wide screen. */
  columns?: 'one' | 'two' | 'three' | 'upToThree' | undefined;
};

/** A question answered by picking cards. The first card carries the group's id, so that an error's link lands on it. */
export const ChoiceCards = ({
  kind,
  options,
  selected,
  onChange,
  columns = 'one',
  ...field
}: ChoiceCardsProps) => {
  const at = slots('choiceCard', { columns });
  return (
    <FieldSet {...field} hintFirst>
      <div className={at('list')}>
        {options.map((option, index) => (
          <ChoiceCard
            key={option.value}
            id={optionId(field.id, option.value, index)}
            kind={kind}
            name={field.id}
            option={option}
            checked={selected.includes(option.value)}
            disabled={field.disabled}
            invalid={Boolean(field.error)}
            onChange={(on) => onChange(toggled(kind, selected, option.value, on))}
          />
        ))}
      </div>
    </FieldSet>
  );
};
