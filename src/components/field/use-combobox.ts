import { type SyntheticEvent, useEffect, useState } from 'react';
import { isComposing } from '#src/components/keyboard/is-composing.ts';
import { useFound } from './use-found.ts';

/*
 * The combobox pattern is our own code. The search field of each first page needs it, and Ark's combobox alone weighs 38 kB gzip of
 * the 107 kB that a first page may load.
 */

type ComboboxOf<Item> = {
  listId: string;
  /** What the list holds, in the plural: "Organizations". */
  listName: string;
  /** What is typed; null while nothing is to be found. */
  text: string | null;
  /** What a text may mean; the same function from one look to the next. */
  ask: (query: string) => Promise<readonly Item[]>;
  onChoose: (item: Item, optionId: string) => void;
  /** The list is no longer wanted: `text` has to become null. */
  onClose: () => void;
};

type PressedKey = { key: string; isComposing: boolean; keyCode: number; preventDefault: () => void };

/** The field keeps the focus, also under a finger. */
const keepFocus = (event: SyntheticEvent) => event.preventDefault();

/**
 * A field that finds while one types: its options, its keys and its ARIA attributes. The arrow keys go round the options, Enter
 * chooses the active one, Escape closes the list. Enter without an active option is left to the form.
 */
export const useCombobox = <Item>({ listId, listName, text, ask, onChoose, onClose }: ComboboxOf<Item>) => {
  const found = useFound(text, ask);
  const options = text === null ? [] : found;
  const count = options.length;
  // An option is active among the options that it was chosen from: other ones, or another text, begin without.
  const [marked, setMarked] = useState({ text, found, index: -1 });
  const active = marked.text === text && marked.found === found && marked.index < count ? marked.index : -1;
  const activate = (index: number) => setMarked({ text, found, index });
  const optionId = (index: number) => `${listId}-${index}`;
  const activeId = active === -1 ? undefined : optionId(active);

  // A long list may reach beyond the window; what the keys choose is to be seen.
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
