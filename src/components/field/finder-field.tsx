import { type ComponentProps, useEffect, useState } from 'react';
import { slots } from '#src/components/style/style.ts';
import { VisuallyHidden } from '#src/components/visually-hidden/visually-hidden.tsx';
import { describing, Field, type FieldProps, fieldLook } from './field.tsx';
import { useCombobox } from './use-combobox.ts';

export type Findable = {
  id: string;
  name: string;
  /** Distinguishes it from others of the same name. */
  note?: string | undefined;
};

type FinderFieldProps<Item extends Findable> = FieldProps &
  Pick<ComponentProps<'input'>, 'autoComplete' | 'maxLength'> & {
    value: string;
    /** The list's name: "Organizations". */
    listName: string;
    /** "3 organizations found." */
    countText: (count: number) => string;
    /** Finds items by name; the same function in each render. */
    ask: (query: string) => Promise<readonly Item[]>;
    onType: (text: string) => void;
    onChoose: (item: Item) => void;
  };

/** A field with suggestions while one types, which a person chooses with the arrow keys or a press. */
export const FinderField = <Item extends Findable>({
  value,
  listName,
  countText,
  ask,
  onType,
  onChoose,
  autoComplete = 'off',
  maxLength,
  ...field
}: FinderFieldProps<Item>) => {
  const { id } = field;
  const [isLooking, setLooking] = useState(false);
  const { options, choose, press, fieldProps, listProps, optionProps } = useCombobox({
    listId: `${id}-found`,
    listName,
    text: isLooking ? value : null,
    ask,
    onChoose,
    onClose: () => setLooking(false),
  });
  const at = slots('finder');
  const box = fieldLook(field);

  // The list is below the field, where a phone may have its keyboard bar.
  useEffect(() => {
    if (options.length > 0) document.getElementById(`${id}-found`)?.scrollIntoView({ block: 'nearest' });
  }, [id, options.length]);

  return (
    <div className={at('root')}>
      <Field {...field}>
        <span className={box('box')}>
          <input
            {...describing(field)}
            id={id}
            type="text"
            {...fieldProps}
            autoComplete={autoComplete}
            maxLength={maxLength}
            value={value}
            disabled={field.disabled}
            className={box('input')}
            onKeyDown={({ nativeEvent }) => press(nativeEvent)}
            onBlur={() => setLooking(false)}
            onChange={({ target }) => {
              setLooking(true);
              onType(target.value);
            }}
          />
        </span>
      </Field>
      {options.length === 0 ? null : (
        <div {...listProps} className={at('list')}>
          {options.map((item, index) => (
            // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: it is an option, and keys are heard in the field
            <div key={item.id} {...optionProps(index)} className={at('option')} onClick={() => choose(index)}>
              {item.name}
              {item.note === undefined ? null : `, ${item.note}`}
            </div>
          ))}
        </div>
      )}
      <VisuallyHidden>
        <span role="status">{options.length > 0 ? countText(options.length) : ''}</span>
      </VisuallyHidden>
    </div>
  );
};
