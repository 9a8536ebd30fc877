import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { PlainLink } from '#src/components/button/plain-link.tsx';
import { useCombobox } from '#src/components/field/use-combobox.ts';
import { counted } from '#src/components/format/numbers.ts';
import { slots } from '#src/components/style/style.ts';
import { VisuallyHidden } from '#src/components/visually-hidden/visually-hidden.tsx';
import type { SearchPath } from '#src/features/search/search-address.ts';
import { css } from '#styled-system/css';
import { suggestFor } from './suggest.ts';
import { listId } from './suggestion-ids.ts';

/** The typed text; null after a choice, or when the list is closed. */
const useTyped = (field: HTMLInputElement) => {
  const [typed, setTyped] = useState<string | null>(null);
  useEffect(() => {
    const type = () => setTyped(field.value);
    // Handles the text whose typing loaded this component.
    type();
    field.addEventListener('input', type);
    return () => field.removeEventListener('input', type);
  }, [field]);
  return { typed, close: () => setTyped(null) };
};

const list = css({
  textAlign: 'start',
  // The box of the header and the drawer is narrower than most names.
  'form > &': { insetInlineStart: 'auto', minWidth: 'max(100%, 16rem)' },
});

const option = css({
  py: '1.5',
  overflowWrap: 'anywhere',
});

type SuggestionsProps = { field: HTMLInputElement; path: SearchPath };

/** Suggested names below a search field, by the combobox pattern. `field` keeps the focus, and is marked as a combobox (`markField`). */
export const Suggestions = ({ field, path }: SuggestionsProps) => {
  const { typed, close } = useTyped(field);
  const ask = useMemo(() => suggestFor(path), [path]);
  const { options, press, fieldProps, listProps, optionProps } = useCombobox({
    listId: listId(field),
    listName: 'Names',
    text: typed,
    ask,
    // The app handles links by their clicks.
    onChoose: (_, optionId) => document.getElementById(optionId)?.click(),
    onClose: close,
  });
  const hear = useEffectEvent(press);
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => hear(event);
    field.addEventListener('keydown', pressed);
    return () => field.removeEventListener('keydown', pressed);
  }, [field]);
  useEffect(() => {
    for (const [name, value] of Object.entries(fieldProps)) {
      if (value === undefined) field.removeAttribute(name);
      else field.setAttribute(name, String(value));
    }
  });
  useEffect(() => () => field.setAttribute('aria-expanded', 'false'), [field]);

  const place = field.form?.querySelector('[data-found]') ?? field.form;
  if (!place) return null;
  const at = slots('finder');
  return createPortal(
    <>
      {options.length === 0 ? null : (
        <div {...listProps} className={`${at('list')} ${list}`}>
          {options.map(({ id, name, note, link }, index) => (
            <PlainLink
              key={id}
              {...link}
              {...optionProps(index)}
              tabIndex={-1}
              className={`${at('option')} ${option}`}
              onClick={close}
            >
              <span>
                {name}
                <span className={css({ display: 'block', textStyle: 'small' })}>{note}</span>
              </span>
            </PlainLink>
          ))}
        </div>
      )}
      <VisuallyHidden>
        <span role="status">{options.length > 0 ? `${counted(options.length, 'name')} found.` : ''}</span>
      </VisuallyHidden>
    </>,
    place,
  );
};
