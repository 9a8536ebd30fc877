import { moneyExact } from '#machines/money.ts';
import { names, slots } from '#src/components/style/style.ts';

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
