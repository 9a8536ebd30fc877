import { useEffect, useMemo, useRef, useState } from 'react';
import { css } from '#styled-system/css';
import { go } from './address.ts';
import type { Flow } from './data.ts';
import { findEntries, searchEntries } from './search-entries.ts';

const most = 40;

const dialog = css({
  width: 'min(40rem, calc(100vw - 2rem))',
  maxHeight: 'min(36rem, calc(100dvh - 4rem))',
  marginInline: 'auto',
  marginTop: 'min(12vh, 6rem)',
  padding: '0',
  borderRadius: 'card',
  border: '1px solid token(colors.edge)',
  bg: 'surface',
  color: 'ink',
  overflow: 'hidden',
  '&[open]': { display: 'flex', flexDirection: 'column' },
  _backdrop: { bg: 'ink', opacity: '0.35' },
});
const input = css({
  textStyle: 'body',
  width: 'full',
  height: '14',
  flexShrink: '0',
  paddingInline: '5',
  border: 'none',
  borderBottom: '1px solid token(colors.line)',
  bg: 'transparent',
  color: 'ink',
  outline: 'none!',
  boxShadow: 'none!',
});
const results = css({ overflowY: 'auto', padding: '2', minHeight: '0' });
const row = css({
  display: 'grid',
  gridTemplateColumns: '5rem minmax(0, 1fr) auto',
  columnGap: '3',
  alignItems: 'baseline',
  paddingInline: '3',
  paddingBlock: '2',
  borderRadius: 'field',
  cursor: 'pointer',
  textStyle: 'small',
  '&[aria-selected="true"]': { bg: 'jersey', color: 'jersey.ink', '& *': { color: 'jersey.ink' } },
});
const kindLook = css({ textStyle: 'caption', color: 'ink.soft' });
const textLook = css({ fontWeight: 'medium', overflowWrap: 'anywhere' });
const detailLook = css({
  gridColumn: '2 / -1',
  textStyle: 'caption',
  color: 'ink.soft',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
const none = css({ textStyle: 'small', color: 'ink.soft', padding: '4' });

/** Finds any machine, state, event and guard. */
export const Search = ({ flows, close }: { flows: readonly Flow[]; close: () => void }) => {
  const element = useRef<HTMLDialogElement>(null);
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState(0);
  const entries = useMemo(() => searchEntries(flows), [flows]);
  const found = useMemo(() => findEntries(entries, query, most), [entries, query]);

  useEffect(() => element.current?.showModal(), []);
  useEffect(() => {
    element.current?.querySelectorAll('[role="option"]')[chosen]?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);

  const open = (place: number) => {
    const entry = found[place];
    if (entry === undefined) return;
    go(entry.address);
    close();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the dialog closes it, and so does Escape
    <dialog
      ref={element}
      className={dialog}
      aria-label="Search"
      onClose={close}
      onClick={(event) => event.target === event.currentTarget && close()}
    >
      <input
        className={input}
        type="search"
        role="combobox"
        aria-expanded="true"
        aria-controls="found"
        aria-activedescendant={found[chosen] && `found-${chosen}`}
        placeholder="A state, event, guard or outcome"
        aria-label="A state, event, guard or outcome"
        value={query}
        onChange={({ target }) => {
          setQuery(target.value);
          setChosen(0);
        }}
        onKeyDown={(event) => {
          const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
          if (event.key === 'Enter') open(chosen);
          if (step === undefined) return;
          event.preventDefault();
          setChosen((chosen + step + found.length) % Math.max(1, found.length));
        }}
      />
      <div id="found" role="listbox" aria-label="Found" className={results}>
        {found.map(({ kind, text, flow, detail, address }, place) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field above takes the keys
          // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field
          <div
            key={`${kind} ${flow} ${text} ${address}`}
            id={`found-${place}`}
            role="option"
            aria-selected={place === chosen}
            className={row}
            onClick={() => open(place)}
          >
            <span className={kindLook}>{kind}</span>
            <span className={textLook}>{text}</span>
            <span className={kindLook}>{flow}</span>
            {detail !== '' && <span className={detailLook}>{detail}</span>}
          </div>
        ))}
        {found.length === 0 && (
          <p className={none}>No machine, state, event, guard or outcome has all of these words.</p>
        )}
      </div>
    </dialog>
  );
};
