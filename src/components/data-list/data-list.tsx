import type { ReactNode } from 'react';
import { slots } from '#src/components/style/style.ts';
import { VisuallyHidden } from '#src/components/visually-hidden/visually-hidden.tsx';

export type Column<Row> = {
  id: string;
  name: string;
  cell: (row: Row) => ReactNode;
  /** Numbers align at the end of their column. */
  align?: 'end' | undefined;
  /** The cell's place in a compact list on a phone: at the end of the first line, or somewhere on the second. */
  phone?: 'figure' | 'start' | 'middle' | 'end' | 'hidden' | undefined;
};

type DataListProps<Row> = {
  /** The table's content, for a screen reader. */
  caption: string;
  /** The first column is the row's header. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** The message for no rows, and what to do then. */
  empty: ReactNode;
  /** Two lines for each row on a phone, without the column names. */
  compact?: true | undefined;
};

/** A table on a wide screen, a list of name and value on a phone. */
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
