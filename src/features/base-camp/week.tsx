import type { ReactNode } from 'react';
import type { BaseCamp } from '#machines/base-camp/base-camp.types.ts';
import { wholeMoney } from '#machines/money.ts';
import { slots } from '#src/components/style/style.ts';
import { css } from '#styled-system/css';
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

type WeekProps = {
  camp: Pick<BaseCamp, 'weeks' | 'daysLeft'>;
  /** The share button; null if it is next to this part. */
  share: ReactNode;
};

/** This week's donations until now, compared with the whole last week. */
export const Week = ({ camp, share }: WeekProps) => {
  const { daysLeft } = camp;
  const { current, previous } = camp.weeks;
  const isQuiet = current.amount + previous.amount === 0;
  const most = Math.max(1, current.amount, previous.amount);
  return (
    <>
      <h2>This week</h2>
      <p>{weekText(camp)}</p>
      {isQuiet && daysLeft !== null && share !== null ? (
        <div className={css({ mt: '3' })}>{share}</div>
      ) : null}
      {isQuiet ? null : (
        <dl className={at('bars')}>
          <Row name="This week" amount={current.amount} most={most} isCurrent />
          <Row name="Last week" amount={previous.amount} most={most} />
        </dl>
      )}
    </>
  );
};
