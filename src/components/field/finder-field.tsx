import { type ComponentProps, useEffect, useState } from 'react';
import { slots } from '#src/components/style/style.ts';
import { VisuallyHidden } from '#src/components/visually-hidden/visually-hidden.tsx';
import { describing, Field, type FieldProps, fieldLook } from './field.tsx';
import { useCombobox } from './use-combobox.ts';

export type Findable = {
  id: string;
  name: string;
  /** What tells it from others of that name. */
  note?: string | undefined;
};

type FinderFieldProps<Item extends Findable> = FieldProps &
  Pick<ComponentProps<'input'>, 'autoComplete' | 'maxLength'> & {
    value: string;
    /** What the list holds, in the plural: "Organizations". */
    listName: string;
    /** "3 organizations found." */
    countText: (count: number) => string;
    /** What a name may mean; the same function from one look to the next. */
    ask: (query: string) => Promise<readonly Item[]>;
    onType: (text: string) => void;
    onChoose: (item: Item) => void;
  };

/** A field that finds while one types. What is found can be gone through with the arrow keys, or pressed. */
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

  // The list comes below the field, where a phone may have its bar.
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
