import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useFound } from '#src/components/field/use-found.ts';
import { counted } from '#src/components/format/numbers.ts';
import { slots } from '#src/components/style/style.ts';
import { VisuallyHidden } from '#src/components/visually-hidden/visually-hidden.tsx';
import type { SearchPath } from '#src/features/search/search-address.ts';
import { css } from '#styled-system/css';
import { suggestFor } from './suggest.ts';
import { listId, optionId } from './suggestion-ids.ts';

type Keys = {
  count: number;
  active: number;
  setActive: (index: number) => void;
  close: () => void;
};

/** Hears the keys of a field that is not this component's own; Enter without a chosen name is left to the form. */
const useKeys = (field: HTMLInputElement, list: RefObject<HTMLDivElement | null>, keys: Keys): void => {
  const { count, active, setActive, close } = keys;
  useEffect(() => {
    if (count === 0) return undefined;
    const press = (event: KeyboardEvent) => {
      if (event.isComposing) return;
      const chosen = list.current?.querySelectorAll<HTMLElement>('[role="option"]')[active];
      if (event.key === 'ArrowDown') setActive((active + 1) % count);
      else if (event.key === 'ArrowUp') setActive((active <= 0 ? count : active) - 1);
      else if (event.key === 'Escape') close();
      else if (event.key === 'Enter' && chosen !== undefined) {
        chosen.click();
        close();
      } else return;
      event.preventDefault();
    };
    field.addEventListener('keydown', press);
    return () => field.removeEventListener('keydown', press);
  });
};

/** What is typed; null once a name was chosen, or none is wanted. */
const useTyped = (field: HTMLInputElement) => {
  const [typed, setTyped] = useState<string | null>(null);
  useEffect(() => {
    const type = () => setTyped(field.value);
    // What was typed until now brought this here.
    type();
    field.addEventListener('input', type);
    return () => field.removeEventListener('input', type);
  }, [field]);
  return { typed, close: () => setTyped(null) };
};

const list = css({
  zIndex: '10',
  textAlign: 'start',
  // Under the box of the header and the drawer it hangs over what comes next; a form of a page makes room for it.
  'form > &': { position: 'absolute', insetInlineEnd: '0', top: '100%', minWidth: 'max(100%, 16rem)' },
});

const option = css({
  py: '1.5',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '&[aria-selected="false"]': { color: 'ink' },
});

type SuggestionsProps = { field: HTMLInputElement; path: SearchPath };

/**
 * The names that may be meant by what is typed into a search field, below it, by the combobox pattern. `field` keeps the focus; it
 * says itself that it is one (`markField`).
 */
export const Suggestions = ({ field, path }: SuggestionsProps) => {
  const { typed, close } = useTyped(field);
  const [active, setActive] = useState(-1);
  const ask = useMemo(() => suggestFor(path), [path]);
  const found = useFound(typed, ask);
  const shown = useRef<HTMLDivElement>(null);
  const options = typed === null ? [] : found;
  const count = options.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed anew has nothing chosen yet
  useEffect(() => setActive(-1), [typed, found]);
  useKeys(field, shown, { count, active, setActive, close });
  useEffect(() => {
    field.setAttribute('aria-expanded', String(count > 0));
    if (active >= 0 && active < count) field.setAttribute('aria-activedescendant', optionId(field, active));
    else field.removeAttribute('aria-activedescendant');
    shown.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [field, count, active]);
  useEffect(() => () => field.setAttribute('aria-expanded', 'false'), [field]);

  const place = field.form?.querySelector('[data-found]') ?? field.form;
  if (!place) return null;
  const at = slots('finder');
  return createPortal(
    <>
      {count === 0 ? null : (
        <div
          ref={shown}
          id={listId(field)}
          role="listbox"
          aria-label="Names"
          className={`${at('list')} ${list}`}
        >
          {options.map(({ id, name, note, href }, index) => (
            <a
              key={id}
              id={optionId(field, index)}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              href={href}
              className={`${at('option')} ${option}`}
              // The field keeps the focus, also under a finger.
              onPointerDown={(event) => event.preventDefault()}
              onMouseDown={(event) => event.preventDefault()}
              onClick={close}
            >
              <span>
                {name}
                <span className={css({ display: 'block', textStyle: 'small' })}>{note}</span>
              </span>
            </a>
          ))}
        </div>
      )}
      <VisuallyHidden>
        <span role="status">{count > 0 ? `${counted(count, 'name')} found.` : ''}</span>
      </VisuallyHidden>
    </>,
    place,
  );
};
