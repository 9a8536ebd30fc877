import { TextLink } from '#src/components/button/text-link.tsx';
import { money } from '#src/components/format/money.ts';
import { Tag } from '#src/components/notice/tag.tsx';
import { slots } from '#src/components/style/style.ts';
import { css } from '#styled-system/css';
import { chargeText, givenText, type RecurringGift, recipientOf } from './monthly-gifts-words.ts';

const Recipient = ({ gift }: { gift: RecurringGift }) => {
  const { name, href } = recipientOf(gift);
  return href === null ? name : <TextLink href={href}>{name}</TextLink>;
};

/** One gift: to whom, how much, what is charged next and to what. */
export const MonthlyGift = ({ gift }: { gift: RecurringGift }) => {
  const at = slots('card');
  const isPaused = gift.state === 'paused';
  return (
    <li className={at('root')}>
      <h2 className={css({ display: 'flex', justifyContent: 'space-between', gap: '3', textStyle: 'label' })}>
        <span>
          <Recipient gift={gift} />
        </span>
        {isPaused ? <Tag tone="warning">Paused</Tag> : null}
      </h2>
      <p>
        <span className={css({ textStyle: 'figure' })}>{money(gift.amount)}</span>{' '}
        <span className={css({ color: 'ink.soft' })}>a month</span>
      </p>
      <p>{chargeText(gift)}</p>
      <p className={css({ color: 'ink.soft', textStyle: 'small', mt: 'auto' })}>{givenText(gift)}</p>
    </li>
  );
};
