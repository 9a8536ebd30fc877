import { type ReactNode, useId } from 'react';
import { moneyExact } from '#machines/money.ts';
import { names, slots } from '#src/components/style/style.ts';
import { css } from '#styled-system/css';

const list = css({
  display: 'grid',
  gap: '4',
  m: '0',
  '& > div': {
    display: 'grid',
    gap: '1',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: '12rem minmax(0, 1fr)' },
    columnGap: '4',
  },
  '& dt': { textStyle: 'label' },
  '& dd': { m: '0' },
});

export const Facts = ({ children }: { children: ReactNode }) => <dl className={list}>{children}</dl>;

/** A name and its value. */
export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

type ReviewListProps = {
  title: string;
  rows: readonly { name: string; value: ReactNode }[];
  /** "Change": a button or a link whose accessible name says what it changes. */
  action?: ReactNode;
};

/** The answers of one step, for review. */
export const ReviewList = ({ title, rows, action }: ReviewListProps) => {
  const at = slots('review');
  const id = useId();
  return (
    <section className={at('root')} aria-labelledby={id}>
      <div className={at('head')}>
        <h2 id={id} className={at('title')}>
          {title}
        </h2>
        {action}
      </div>
      <dl className={at('list')}>
        {rows.map((row) => (
          <div key={row.name} className={at('row')}>
            <dt className={at('name')}>{row.name}</dt>
            <dd className={at('value')}>{row.value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};

type BillProps = {
  /** Amounts in whole cents; a discount is negative. */
  lines: readonly { name: string; amount: number }[];
  /** The name of the last line: "Your card is charged today". */
  sumName: string;
  /** Whole cents. */
  sum: number;
};

/** The charges line by line, and their sum. */
export const Bill = ({ lines, sumName, sum }: BillProps) => {
  const at = slots('review', { kind: 'bill' });
  return (
    <dl className={at('list')}>
      {lines.map((line) => (
        <div key={line.name} className={at('row')}>
          <dt className={at('name')}>{line.name}</dt>
          <dd className={at('value')}>
            {line.amount < 0 ? '−' : ''}
            {moneyExact(Math.abs(line.amount))}
          </dd>
        </div>
      ))}
      <div className={names(at('row'), at('sum'))}>
        <dt className={at('name')}>{sumName}</dt>
        <dd className={at('value')}>{moneyExact(sum)}</dd>
      </div>
    </dl>
  );
};
