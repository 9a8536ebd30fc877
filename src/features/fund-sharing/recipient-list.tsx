import { TextLink } from '#src/components/button/text-link.tsx';
import { type Column, DataList } from '#src/components/data-list/data-list.tsx';
import { moneyExact } from '#src/components/format/money.ts';
import { Tag } from '#src/components/notice/tag.tsx';
import { css } from '#styled-system/css';
import type { Fund, Recipient } from './fund-sharing.types.ts';

const soft = css({ color: 'ink.soft' });

const missingText = ({ committedAmount, missing }: Recipient) => {
  if (committedAmount === 0) return <span className={soft}>No commitment</span>;
  return missing === 0 ? <Tag tone="success">Met</Tag> : moneyExact(missing);
};

const columns: Column<Recipient>[] = [
  {
    id: 'name',
    name: 'Name',
    cell: ({ publicId, firstName, lastName }) => (
      <TextLink href={`/profile/${publicId}`}>
        {firstName} {lastName}
      </TextLink>
    ),
  },
  { id: 'raised', name: 'Raised', align: 'end', cell: ({ raised }) => moneyExact(raised) },
  {
    id: 'committed',
    name: 'Committed to',
    align: 'end',
    cell: ({ committedAmount }) => (committedAmount === 0 ? '–' : moneyExact(committedAmount)),
  },
  { id: 'missing', name: 'Still to raise', align: 'end', cell: missingText },
];

/** The members with what each has raised against the commitment, those who miss most first. */
export const RecipientList = ({ fund, recipients }: { fund: Fund; recipients: readonly Recipient[] }) => (
  <DataList
    caption={`The members of ${fund.pelotonName} and what they still have to raise`}
    columns={columns}
    rows={recipients}
    keyOf={({ publicId }) => publicId}
    empty={
      <>
        Nobody stands on this page.{' '}
        <TextLink href={`/fund-sharing/${fund.pelotonId}`}>Begin with the first</TextLink>
      </>
    }
  />
);
