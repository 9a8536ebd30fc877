import { useEffect } from 'react';
import type { Recipient } from '#machines/fund-sharing/fund-sharing.types.ts';
import { money } from '#machines/money.ts';
import { Button } from '#src/components/button/button.tsx';
import { AmountField } from '#src/components/field/amount-field.tsx';
import { takeFocus } from '#src/components/focus/take-focus.ts';
import { debtText } from '#src/components/format/numbers.ts';
import { Tag } from '#src/components/notice/tag.tsx';
import { VisuallyHidden } from '#src/components/visually-hidden/visually-hidden.tsx';
import { css } from '#styled-system/css';

const row = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr) auto', md: 'minmax(0, 1fr) 11rem' },
  alignItems: 'center',
  columnGap: '4',
  rowGap: '2',
  py: { base: '3', md: '2' },
  borderTop: '1px solid token(colors.line)',
});
/** On a phone one row is open; on a wide screen all of them are. */
const field = css({
  gridColumn: { base: '1 / -1', md: 'auto' },
  display: { base: 'none', md: 'block' },
  // Its label takes no room, but keeps the space below it.
  mt: { md: '-2' },
  '&[data-open]': { display: 'block' },
  '&[data-filled]': { _print: { display: 'block' } },
});
const toggle = css({ md: { display: 'none' } });
const soft = css({ display: 'block', color: 'ink.soft', textStyle: 'small' });

const missingText = ({ to, committed, owed, missing }: Recipient) => {
  const debt = owed !== null && owed > 0 ? debtText(owed) : null;
  if (to === null) return 'Its captain shares it with members who are short';
  if (missing === null || committed === null) return null;
  if (committed === 0) return debt === null ? 'No commitment' : `No commitment, ${debt}`;
  if (debt !== null) return `needs ${money(missing)}: ${money(committed)}, and ${debt}`;
  return missing === 0 ? <Tag tone="success">Met</Tag> : `needs ${money(missing)} of ${money(committed)}`;
};

type ShareRowProps = {
  recipient: Recipient;
  id: string;
  amount: number | null;
  error: string | undefined;
  isOpen: boolean;
  isBusy: boolean;
  onOpen: () => void;
  onChange: (amount: number | null) => void;
};

/** One recipient: what they lack, and what they would get. */
export const ShareRow = ({
  recipient,
  id,
  amount,
  error,
  isOpen,
  isBusy,
  onOpen,
  onChange,
}: ShareRowProps) => {
  useEffect(() => {
    if (isOpen) takeFocus(document.getElementById(id));
  }, [isOpen, id]);
  // An amount with an error must be visible to be corrected.
  const isShown = isOpen || error !== undefined;
  return (
    <li className={row}>
      <p>
        {recipient.name}
        {recipient.isHighRoller ? (
          <>
            {' '}
            <Tag>High Roller</Tag>
          </>
        ) : null}
        <span className={soft}>{missingText(recipient)}</span>
      </p>
      <span className={toggle}>
        <Button tone="quiet" disabled={isBusy} aria-expanded={isShown} onClick={onOpen}>
          {amount === null ? 'Share' : money(amount)} <VisuallyHidden>with {recipient.name}</VisuallyHidden>
        </Button>
      </span>
      <div className={field} data-open={isShown || undefined} data-filled={amount !== null || undefined}>
        <AmountField
          id={id}
          label={<VisuallyHidden>{`Amount for ${recipient.name}`}</VisuallyHidden>}
          value={amount}
          error={error}
          optional={false}
          disabled={isBusy}
          onChange={onChange}
        />
      </div>
    </li>
  );
};
