import { useState } from 'react';
import { Button } from '#src/components/button/button.tsx';
import { TextLink } from '#src/components/button/text-link.tsx';
import { dateText } from '#src/components/format/date.ts';
import { money } from '#src/components/format/money.ts';
import { css } from '#styled-system/css';
import { resendReceipt } from './given.ts';
import { type GivenGift, givenTo, noteOf } from './given-messages.ts';
import { useAsked } from './use-asked.ts';

const row = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr) auto', md: '9rem minmax(0, 1fr) auto auto' },
  gridTemplateAreas: {
    base: '"name amount" "date date" "note note" "receipt receipt"',
    md: '"date name amount receipt" ". note note receipt"',
  },
  columnGap: '6',
  rowGap: '1',
  alignItems: 'baseline',
  py: '5',
  borderTop: '1px solid token(colors.line)',
  _first: { borderTop: '2px solid token(colors.ink)' },
});

const soft = css({ color: 'ink.soft', textStyle: 'small', overflowWrap: 'anywhere' });

const Receipt = ({ gift: { id, number } }: { gift: GivenGift }) => {
  const [key, setKey] = useState(() => crypto.randomUUID());
  const { state, failure, start } = useAsked(async () => {
    await resendReceipt(id, key);
    setKey(crypto.randomUUID());
  });
  return (
    <div className={css({ gridArea: 'receipt', justifySelf: { md: 'end' }, pt: { base: '2', md: '0' } })}>
      <Button
        tone="plain"
        pending={state === 'asking'}
        pendingText="Sending it"
        aria-label={`Send receipt ${number} again`}
        onClick={start}
      >
        Send receipt again
      </Button>
      <p role="status" className={soft}>
        {state === 'done' ? 'Sent to the address you gave with it.' : null}
        {failure}
      </p>
    </div>
  );
};

/** A gift that was given: when, to whom, how much, and its receipt once more. */
export const GivenGiftRow = ({ gift }: { gift: GivenGift }) => {
  const { name, href } = givenTo(gift);
  return (
    <li className={row}>
      <p className={css({ gridArea: 'name', textStyle: 'label', overflowWrap: 'anywhere' })}>
        {href === null ? name : <TextLink href={href}>{name}</TextLink>}
      </p>
      <p className={css({ gridArea: 'date', color: 'ink.soft', textStyle: 'small' })}>
        <time dateTime={gift.givenAt}>{dateText(gift.givenAt)}</time>
      </p>
      <p
        className={css({
          gridArea: 'amount',
          textStyle: 'label',
          textAlign: 'end',
          fontVariantNumeric: 'tabular-nums',
        })}
      >
        {money(gift.amount)}
      </p>
      <p className={`${soft} ${css({ gridArea: 'note' })}`}>{noteOf(gift)}</p>
      {gift.isOffline ? null : <Receipt gift={gift} />}
    </li>
  );
};
