import { type FieldProps, FieldSet } from '#src/components/field/field.tsx';
import { slots } from '#src/components/style/style.ts';
import { type CardOption, ChoiceCard } from './choice-card.tsx';
import { optionId, toggled } from './selection.ts';

type ChoiceCardsProps = FieldProps & {
  /** `radio`: one card. `checkbox`: any number. */
  kind: 'radio' | 'checkbox';
  options: readonly CardOption[];
  /** The chosen values; at most one for radios. */
  selected: readonly string[];
  onChange: (selected: string[]) => void;
  /** The number of columns on a wide screen. */
  columns?: 'one' | 'two' | 'three' | 'upToThree' | undefined;
};

/** A question whose answers are cards. The first card carries the group's id, because the error summary links to that. */
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
