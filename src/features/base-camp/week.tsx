import type { BaseCamp } from '#machines/base-camp/base-camp.types.ts';
import { wholeMoney } from '#src/components/format/money.ts';
import { slots } from '#src/components/style/style.ts';
import { weekText } from './base-camp-messages.ts';
import { GoalsWeek } from './goals-week.tsx';

const at = slots('baseCamp');

type RowProps = { name: string; amount: number; most: number; isCurrent?: boolean };

const Row = ({ name, amount, most, isCurrent }: RowProps) => (
  <>
    <dt>{name}</dt>
    <dd>
      <span
        className={at('bar')}
        data-current={isCurrent || undefined}
        style={{ width: `${(amount / most) * 100}%` }}
      />
    </dd>
    <dd>{wholeMoney(amount)}</dd>
  </>
);

/** What this week brought until now, beside the whole week before; and how far a Challenger has come. */
export const Week = ({ weeks, goals }: Pick<BaseCamp, 'weeks' | 'goals'>) => {
  const { current, previous } = weeks;
  const most = Math.max(1, current.amount, previous.amount);
  return (
    <>
      <h3>This week</h3>
      <p>{weekText({ weeks })}</p>
      {current.amount + previous.amount === 0 ? null : (
        <dl className={at('bars')}>
          <Row name="This week" amount={current.amount} most={most} isCurrent />
          <Row name="Last week" amount={previous.amount} most={most} />
        </dl>
      )}
      {goals.length === 0 ? null : <GoalsWeek goals={goals} />}
    </>
  );
};
