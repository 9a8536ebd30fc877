import type { BaseCamp } from '#machines/base-camp/base-camp.types.ts';
import { wholeMoney } from '#src/components/format/money.ts';
import { slots } from '#src/components/style/style.ts';
import { weekText } from './base-camp-messages.ts';

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

/** What this week brought until now, beside the whole week before. */
export const Week = ({ weeks }: Pick<BaseCamp, 'weeks'>) => {
  const { current, previous } = weeks;
  const most = Math.max(1, current.amount, previous.amount);
  return (
    <>
      <h3>This week</h3>
      <p>{weekText({ weeks })}</p>
      <dl className={at('bars')}>
        <Row name="This week" amount={current.amount} most={most} isCurrent />
        <Row name="Last week" amount={previous.amount} most={most} />
      </dl>
    </>
  );
};
