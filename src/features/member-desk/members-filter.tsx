import { useEffect, useId, useState } from 'react';
import type { DeskQuery } from '#machines/member-desk/member-desk.types.ts';
import { Button } from '#src/components/button/button.tsx';
import { SelectField } from '#src/components/field/select-field.tsx';
import { slots } from '#src/components/style/style.ts';
import { css } from '#styled-system/css';

type Order = Pick<DeskQuery, 'sort' | 'direction'>;

const orders: readonly (Order & { value: string; label: string })[] = [
  { value: 'name', label: 'Last name, A to Z', sort: 'name', direction: null },
  { value: 'missing', label: 'Most still to raise first', sort: 'missing', direction: null },
  { value: 'raised', label: 'Most raised first', sort: 'raised', direction: null },
  { value: 'raised-least', label: 'Least raised first', sort: 'raised', direction: 'asc' },
  { value: 'committed', label: 'Highest commitment first', sort: 'committed', direction: null },
  { value: 'joined-last', label: 'Newest members first', sort: 'joined', direction: 'desc' },
  { value: 'joined', label: 'Longest-standing members first', sort: 'joined', direction: null },
];

const shows: readonly { value: DeskQuery['show']; label: string }[] = [
  { value: 'all', label: 'Everyone' },
  { value: 'missing', label: 'Short of their commitment' },
  { value: 'surplus', label: 'Past their commitment' },
];

const row = css({
  display: 'grid',
  gap: '4',
  alignItems: 'end',
  gridTemplateColumns: {
    base: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    md: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr)',
  },
  '& > :first-child': { gridColumn: { sm: '1 / -1', md: 'auto' } },
});

type MembersFilterProps = { query: DeskQuery; onQuery: (query: DeskQuery) => void };

/** The filter and the order of the members. The address keeps them. */
export const MembersFilter = ({ query, onQuery }: MembersFilterProps) => {
  const id = useId();
  const at = slots('field', { width: 'full' });
  const [typed, setTyped] = useState(query.search);
  // The address decides: Back and Forward change it, too.
  useEffect(() => setTyped(query.search), [query.search]);
  const order = orders.find(({ sort, direction }) => sort === query.sort && direction === query.direction);
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers of early 2023 don't know <search>
    <form
      role="search"
      aria-label="Members of the peloton"
      className={row}
      onSubmit={(event) => {
        event.preventDefault();
        onQuery({ ...query, search: typed.trim(), page: 1 });
      }}
    >
      <div
        className={css({ display: 'flex', gap: '3', alignItems: 'end', '& > :first-child': { flex: '1' } })}
      >
        <div>
          <label htmlFor={id} className={at('label')}>
            Find a member
          </label>
          <span className={at('box')}>
            <input
              id={id}
              type="search"
              value={typed}
              maxLength={100}
              autoComplete="off"
              enterKeyHint="search"
              spellCheck={false}
              className={at('input')}
              onChange={(event) => setTyped(event.target.value)}
            />
          </span>
        </div>
        <Button type="submit" tone="plain">
          Find
        </Button>
      </div>
      <SelectField
        id="member-order"
        label="Order"
        width="full"
        placeholder={null}
        options={orders.map(({ value, label }) => ({ value, label }))}
        value={order?.value ?? 'name'}
        onChange={(value) => {
          const next = orders.find((one) => one.value === value);
          if (next) onQuery({ ...query, sort: next.sort, direction: next.direction, page: 1 });
        }}
      />
      <SelectField
        id="member-show"
        label="Show"
        width="full"
        placeholder={null}
        options={shows}
        value={query.show}
        onChange={(value) => {
          const next = shows.find((one) => one.value === value);
          if (next) onQuery({ ...query, show: next.value, page: 1 });
        }}
      />
    </form>
  );
};
