import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { slots } from '#src/components/style/style.ts';

/** A number and what it counts: `{ value: '62 miles', name: 'distance' }`. */
export type Figure = { value: string; name: string };

export type CardOption = {
  value: string;
  title: string;
  text?: ReactNode;
  /** Time and place, on their own line after an icon. */
  fact?: { icon: ReactNode; text: string } | undefined;
  /** Distance, climb, fee, commitment, places left. */
  figures?: readonly Figure[] | undefined;
  /** `Tag`s: "Only 5 places left", "You already ride this". */
  tags?: ReactNode;
  /** A drawing over the card's whole width, such as the route's elevation profile. */
  drawing?: ReactNode;
  disabled?: boolean | undefined;
};

type ChoiceCardProps = {
  id: string;
  kind: 'radio' | 'checkbox';
  name: string;
  option: CardOption;
  checked: boolean;
  onChange: (checked: boolean) => void;
  invalid?: boolean | undefined;
  disabled?: boolean | undefined;
};

/** One choice and its details. The title is its accessible name; text and figures are its description. */
export const ChoiceCard = ({
  id,
  kind,
  name,
  option,
  checked,
  onChange,
  invalid,
  disabled,
}: ChoiceCardProps) => {
  const at = slots('choiceCard');
  const off = disabled || option.disabled;
  return (
    <label className={at('root')} data-kind={kind}>
      <input
        id={id}
        type={kind}
        name={name}
        value={option.value}
        checked={checked}
        disabled={off}
        aria-labelledby={`${id}-title`}
        aria-describedby={[`${id}-text`, ...(option.fact ? [`${id}-fact`] : []), `${id}-figures`].join(' ')}
        aria-invalid={invalid || undefined}
        className={at('input')}
        onChange={(event) => onChange(event.target.checked)}
      />
      {option.drawing ? <span className={at('drawing')}>{option.drawing}</span> : null}
      <span className={at('head')}>
        <span className={at('mark')}>
          <Check aria-hidden />
        </span>
        <span className={at('body')}>
          <span id={`${id}-title`} className={at('title')}>
            {option.title}
          </span>
          <span id={`${id}-text`} className={at('text')}>
            {option.text}
          </span>
          {option.fact ? (
            <span id={`${id}-fact`} className={at('fact')}>
              {option.fact.icon}
              {option.fact.text}
            </span>
          ) : null}
          {option.tags ? <span className={at('tags')}>{option.tags}</span> : null}
        </span>
      </span>
      {option.figures?.length ? (
        <span id={`${id}-figures`} className={at('figures')}>
          {option.figures.map((figure) => (
            <span key={figure.name} className={at('figure')}>
              <span className={at('value')}>{figure.value}</span>
              <span className={at('name')}>{figure.name}</span>
            </span>
          ))}
        </span>
      ) : null}
    </label>
  );
};
