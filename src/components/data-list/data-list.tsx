import type { ReactNode } from 'react';
import { slots } from '#src/components/style/style.ts';
import { VisuallyHidden } from '#src/components/visually-hidden/visually-hidden.tsx';

export type Column<Row> = {
  id: string;
  name: string;
  cell: (row: Row) => ReactNode;
  /** Numbers stand at the end of their column. */
  align?: 'end' | undefined;
  /** Where it stands on a phone, in a compact list: at the end of the first line, or somewhere on the second. */
  phone?: 'figure' | 'start' | 'middle' | 'end' | 'hidden' | undefined;
};

type DataListProps<Row> = {
  /** What the table shows, for a screen reader. */
  caption: string;
  /** The first one names the row. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** What is said when there are no rows, and what to do about it. */
  empty: ReactNode;
  /** Two lines for each row on a phone, without the columns’ names. */
  compact?: true | undefined;
};

/** A table on a wide screen, a list of named values on a phone. */
export const DataList = <Row,>({ caption, columns, rows, keyOf, empty, compact }: DataListProps<Row>) => {
  const at = slots('dataList', { compact });
  if (rows.length === 0) return <p className={at('empty')}>{empty}</p>;
  return (
    <table className={at('root')}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead className={at('head')}>
        <tr>
          {columns.map((column) => (
            <th key={column.id} scope="col" data-end={column.align}>
              {column.name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)} className={at('row')}>
            {columns.map((column, index) => {
              const Cell = index === 0 ? 'th' : 'td';
              return (
                <Cell
                  key={column.id}
                  scope={index === 0 ? 'row' : undefined}
                  data-end={column.align}
                  data-phone={compact && column.phone}
                  className={at('cell')}
                >
                  {index === 0 ? null : (
                    <span className={at('name')} aria-hidden>
                      {column.name}
                    </span>
                  )}
                  <span>{column.cell(row)}</span>
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
