import { type SyntheticEvent, useEffect, useState } from 'react';
import { isComposing } from '#src/components/keyboard/is-composing.ts';

/** Milliseconds after the last key before the search begins. */
const pause = 200;

/** Two letters, or one of a script in which a single character may be a whole name, as in Chinese. */
const isEnough = /..|[\u1100-\uffff]/;

/**
 * The results for a typed name; none for a short text, and after a failure.
 * @param text null while nothing is searched
 * @param ask the same function in each render
 */
const useFound = <Item>(
  text: string | null,
  ask: (query: string) => Promise<readonly Item[]>,
): readonly Item[] => {
  const [found, setFound] = useState<readonly Item[]>([]);
  const query = text?.trim() ?? '';
  useEffect(() => {
    if (!isEnough.test(query)) {
      setFound([]);
      return undefined;
    }
    let isStale = false;
    const timer = setTimeout(() => {
      void ask(query).then(
        (items) => {
          if (!isStale) setFound(items);
        },
        () => {
          if (!isStale) setFound([]);
        },
      );
    }, pause);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [query, ask]);
  return found;
};

/*
 * The combobox pattern is our own code. The search field of each first page needs it, and Ark's combobox alone weighs 38 kB gzip of
 * the 130 kB that a first page may load.
 */

type ComboboxOf<Item> = {
  listId: string;
  /** The list's name: "Organizations". */
  listName: string;
  /** The typed text; null while nothing is searched. */
  text: string | null;
  /** Finds items by text; the same function in each render. */
  ask: (query: string) => Promise<readonly Item[]>;
  onChoose: (item: Item, optionId: string) => void;
  /** Asks the owner to close the list: `text` has to become null. */
  onClose: () => void;
};

type PressedKey = { key: string; isComposing: boolean; keyCode: number; preventDefault: () => void };

/** A press on the list leaves the focus in the field. */
const keepFocus = (event: SyntheticEvent) => event.preventDefault();

/**
 * A field with suggestions while one types: its options, keys and ARIA attributes. The arrow keys cycle through the options, Enter chooses
 * the active one, Escape closes the list. Enter without an active option submits the form.
 */
export const useCombobox = <Item>({ listId, listName, text, ask, onChoose, onClose }: ComboboxOf<Item>) => {
  const found = useFound(text, ask);
  const options = text === null ? [] : found;
  const count = options.length;
  // The active option belongs to one list of options; a new text or new options start without one.
  const [marked, setMarked] = useState({ text, found, index: -1 });
  const active = marked.text === text && marked.found === found && marked.index < count ? marked.index : -1;
  const activate = (index: number) => setMarked({ text, found, index });
  const optionId = (index: number) => `${listId}-${index}`;
  const activeId = active === -1 ? undefined : optionId(active);

  // A long list may be taller than the window, so the active option scrolls into view.
  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const choose = (index: number) => {
    const item = options[index];
    if (item === undefined) return;
    onChoose(item, optionId(index));
    onClose();
  };
  const press = (event: PressedKey): void => {
    if (count === 0 || isComposing(event)) return;
    if (event.key === 'ArrowDown') activate((active + 1) % count);
    else if (event.key === 'ArrowUp') activate((active <= 0 ? count : active) - 1);
    else if (event.key === 'Escape') onClose();
    else if (event.key === 'Enter' && active !== -1) choose(active);
    else return;
    event.preventDefault();
  };
  return {
    options,
    choose,
    press,
    fieldProps: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': count > 0,
      'aria-controls': listId,
      'aria-activedescendant': activeId,
    } as const,
    listProps: { id: listId, role: 'listbox', 'aria-label': listName } as const,
    optionProps: (index: number) =>
      ({
        id: optionId(index),
        role: 'option',
        'aria-selected': index === active,
        onPointerDown: keepFocus,
        onMouseDown: keepFocus,
      }) as const,
  };
};
