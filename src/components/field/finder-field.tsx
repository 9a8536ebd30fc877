import { type ComponentProps, type KeyboardEvent, useEffect, useState } from 'react';
import { slots } from '#src/components/style/style.ts';
import { VisuallyHidden } from '#src/components/visually-hidden/visually-hidden.tsx';
import { describing, Field, type FieldProps, fieldLook } from './field.tsx';
import { useFound } from './use-found.ts';

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
  const [active, setActive] = useState(-1);
  const found = useFound(isLooking ? value : null, ask);
  const options = isLooking ? found : [];
  const at = slots('finder');
  const box = fieldLook(field);

  // The list comes below the field, where a phone may have its bar; what the keys choose is to be seen too.
  useEffect(() => {
    if (options.length === 0) return;
    const shown = active === -1 ? `${id}-found` : `${id}-${active}`;
    document.getElementById(shown)?.scrollIntoView({ block: 'nearest' });
  }, [id, active, options.length]);

  const close = () => {
    setLooking(false);
    setActive(-1);
  };
  const choose = (item: Item) => {
    onChoose(item);
    close();
  };
  const press = (event: KeyboardEvent) => {
    const { key } = event;
    const chosen = options[active];
    if (key === 'Enter' && chosen !== undefined) choose(chosen);
    else if (key === 'Escape' && options.length > 0) close();
    else if (key === 'ArrowDown' && options.length > 0) setActive((active + 1) % options.length);
    else if (key === 'ArrowUp' && options.length > 0) setActive((active <= 0 ? options.length : active) - 1);
    else return;
    event.preventDefault();
  };
  return (
    <div className={at('root')}>
      <Field {...field}>
        <span className={box('box')}>
          <input
            {...describing(field)}
            id={id}
            type="text"
            role="combobox"
            aria-expanded={options.length > 0}
            aria-controls={`${id}-found`}
            aria-autocomplete="list"
            aria-activedescendant={options[active] ? `${id}-${active}` : undefined}
            autoComplete={autoComplete}
            maxLength={maxLength}
            value={value}
            disabled={field.disabled}
            className={box('input')}
            onKeyDown={press}
            onBlur={close}
            onChange={({ target }) => {
              setLooking(true);
              setActive(-1);
              onType(target.value);
            }}
          />
        </span>
      </Field>
      {options.length === 0 ? null : (
        <div id={`${id}-found`} role="listbox" aria-label={listName} className={at('list')}>
          {options.map((item, index) => (
            // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: keys are heard in the field
            <div
              key={item.id}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              className={at('option')}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(item)}
            >
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
