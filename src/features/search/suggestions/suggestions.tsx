import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { fullNameOf } from '#machines/form/person-name.ts';
import { queryOf } from '#machines/search/search-query.ts';
import { type AppLink, donateLink, pageLink } from '#src/components/button/app-link.ts';
import { PlainLink } from '#src/components/button/plain-link.tsx';
import { useCombobox } from '#src/components/field/use-combobox.ts';
import { counted } from '#src/components/format/numbers.ts';
import { slots } from '#src/components/style/style.ts';
import { VisuallyHidden } from '#src/components/visually-hidden/visually-hidden.tsx';
import { askSearch } from '#src/features/search/ask-search.ts';
import type { FoundPeloton, FoundPerson } from '#src/features/search/search.ts';
import type { SearchPath } from '#src/features/search/search-address.ts';
import { crewOf, deedsOf } from '#src/features/search/search-messages.ts';
import { css } from '#styled-system/css';
import { listId } from './suggestion-ids.ts';

/** A suggested name, its distinguishing note, and its link. */
type Suggestion = { id: string; name: string; note: string; link: AppLink };

/** The number of suggestions that fit a phone above its keyboard. */
const mostPeople = 4;
const mostPelotons = 2;

type RecipientType = 'User' | 'Peloton';

/** On the giving pages a suggestion leads to the checkout. */
const linkOf = (path: SearchPath, type: RecipientType, id: string) =>
  path === '/give/search' ? donateLink(type, id) : pageLink(type, id);

const ofPerson = (path: SearchPath, person: FoundPerson): Suggestion => ({
  id: person.publicId,
  name: fullNameOf(person),
  note: person.pelotonName ?? deedsOf(person),
  link: linkOf(path, 'User', person.publicId),
});

const ofPeloton = (path: SearchPath, peloton: FoundPeloton): Suggestion => ({
  id: peloton.id,
  name: peloton.name,
  note: crewOf(peloton),
  link: linkOf(path, 'Peloton', peloton.id),
});

/** Finds the names that a search on `path` would find first; none after a failure: Enter searches again, and shows it. */
const suggestFor =
  (path: SearchPath) =>
  async (typed: string): Promise<Suggestion[]> => {
    const { text } = queryOf(typed);
    const outcome = await askSearch({ text, isForPelotons: false, page: 1, isCut: false });
    if (outcome.state === 'failed') return [];
    return [
      ...outcome.people.items.slice(0, mostPeople).map((person) => ofPerson(path, person)),
      ...outcome.pelotons.items.slice(0, mostPelotons).map((peloton) => ofPeloton(path, peloton)),
    ];
  };

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

/** Suggested names below a search field, by the combobox pattern. `field` keeps the focus, and is marked as a combobox (`markField`). */
export const Suggestions = ({ field, path }: { field: HTMLInputElement; path: SearchPath }) => {
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
