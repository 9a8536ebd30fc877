import type { Entry, Recipient, SharingView } from '#machines/fund-sharing/fund-sharing.types.ts';
import { money } from '#machines/money.ts';
import { counted } from '#src/components/format/numbers.ts';
import { css } from '#styled-system/css';

/** The most names shown; the others are counted. */
const mostNamed = 5;

export const isElsewhere =
  ({ recipients }: SharingView) =>
  ({ to }: Entry): boolean =>
    recipients.items.every((one) => one.to !== to);

/** A recipient of another page of the list, shown on this one. */
export const asRecipient = ({ to, name, missing }: Entry): Recipient => ({
  to,
  name,
  missing,
  raised: null,
  owed: null,
  committed: null,
  isHighRoller: false,
});

/** The amounts entered on other pages of the list: they are shared, too. */
export const Elsewhere = ({ entries }: { entries: readonly Entry[] }) => {
  if (entries.length === 0) return null;
  const named = entries.slice(0, mostNamed).map(({ name, amount }) => `${name} ${money(amount ?? 0)}`);
  const more = entries.length - named.length;
  return (
    <p className={css({ mt: '4', color: 'ink.soft' })}>
      {counted(entries.length, 'amount')} on other pages: {named.join(', ')}
      {more > 0 ? `, and ${more} more` : ''}.
    </p>
  );
};
