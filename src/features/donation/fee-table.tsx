import { billOf, suggestedAmounts } from '#machines/donation/donation.rules.ts';
import { money, moneyExact } from '#src/components/format/money.ts';
import { css } from '#styled-system/css';

const table = css({
  width: 'full',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { py: '3', textAlign: 'end', borderBottom: '1px solid token(colors.line)' },
  '& th:first-child': { textAlign: 'start', ps: '0' },
  '& thead th': {
    textStyle: 'small',
    color: 'ink.soft',
    fontWeight: 'medium',
    verticalAlign: 'bottom',
    borderBottom: '2px solid token(colors.ink)',
    ps: '3',
  },
  '& tbody th': { textStyle: 'label' },
  '& td': { ps: '3' },
});

/** What each suggested amount costs the donor, with the fee covered and without. */
export const FeeTable = ({ name }: { name: string }) => (
  <table className={table}>
    <thead>
      <tr>
        <th scope="col">Goes to {name}</th>
        <th scope="col">You cover the fee</th>
        <th scope="col">Our partners bear it</th>
      </tr>
    </thead>
    <tbody>
      {suggestedAmounts.map((amount) => (
        <tr key={amount}>
          <th scope="row">{money(amount)}</th>
          <td>{moneyExact(billOf(amount, true).charge)}</td>
          <td>{moneyExact(billOf(amount, false).charge)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
