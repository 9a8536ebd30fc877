import { useState } from 'react';
import { money } from '#machines/money.ts';
import { useAsked } from '#src/components/ask/save-button.tsx';
import { Button } from '#src/components/button/button.tsx';
import { TextLink } from '#src/components/button/text-link.tsx';
import { Day } from '#src/components/format/day.tsx';
import { css } from '#styled-system/css';
import { type GivenDonation, givenTo, noteOf, resendReceipt } from './given.ts';

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

const Receipt = ({ donation: { id, number } }: { donation: GivenDonation }) => {
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

/** One of the donor's donations: day, recipient, amount, and a button to e-mail the receipt again. */
export const GivenDonationRow = ({ donation }: { donation: GivenDonation }) => {
  const { name, page } = givenTo(donation);
  return (
    <li className={row}>
      <p className={css({ gridArea: 'name', textStyle: 'label', overflowWrap: 'anywhere' })}>
        {page === null ? name : <TextLink {...page}>{name}</TextLink>}
      </p>
      <p className={css({ gridArea: 'date', color: 'ink.soft', textStyle: 'small' })}>
        <Day at={donation.givenAt} />
      </p>
      <p
        className={css({
          gridArea: 'amount',
          textStyle: 'label',
          textAlign: 'end',
          fontVariantNumeric: 'tabular-nums',
        })}
      >
        {money(donation.amount)}
      </p>
      <p className={`${soft} ${css({ gridArea: 'note' })}`}>{noteOf(donation)}</p>
      {donation.isOffline ? null : <Receipt donation={donation} />}
    </li>
  );
};
