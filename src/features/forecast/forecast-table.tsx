import type { Forecast, Outlook } from '#machines/forecast/forecast.types.ts';
import { enoughMoney, money } from '#machines/money.ts';
import { DataList } from '#src/components/data-list/data-list.tsx';
import { Fold } from '#src/components/fold/fold.tsx';
import { dateText } from '#src/components/format/date.ts';
import { isTried } from './forecast-messages.ts';

type Row = { name: string; amount: string };

const rowsOf = (forecast: Forecast, outlook: Outlook): Row[] => {
  const { time } = forecast;
  const { counts, owed, missing, committed, neededPerWeek, projection } = outlook;
  const deadline = dateText(time.fundraisingDeadline, 'short');
  return [
    ...time.weeks.map(({ from, amount }) => ({
      name: `Gifts in the week of ${dateText(from, 'short')}`,
      amount: money(amount),
    })),
    { name: 'Gifts this week so far', amount: money(time.thisWeek) },
    { name: isTried(forecast, outlook) ? 'Would count with this' : 'Counts now', amount: money(counts) },
    ...(owed === 0 ? [] : [{ name: 'Refunded after it was shared', amount: money(owed) }]),
    { name: `Recurring gifts due by ${deadline}`, amount: money(time.recurring) },
    ...(projection === null
      ? []
      : [
          { name: `By ${deadline}, slower weeks`, amount: money(projection.low) },
          { name: `By ${deadline}, likely`, amount: money(projection.likely) },
          { name: `By ${deadline}, stronger weeks`, amount: money(projection.high) },
        ]),
    { name: 'Commitment', amount: money(committed) },
    { name: 'Still to raise', amount: money(missing) },
    ...(neededPerWeek === null ? [] : [{ name: 'Needed a week', amount: enoughMoney(neededPerWeek) }]),
  ];
};

/** The drawing's numbers as a table. */
export const ForecastTable = ({ forecast, outlook }: { forecast: Forecast; outlook: Outlook }) => (
  <Fold title="Show as a table">
    <DataList
      caption="The forecast in numbers"
      columns={[
        { id: 'name', name: 'What', cell: ({ name }: Row) => name },
        { id: 'amount', name: 'Amount', cell: ({ amount }: Row) => amount, align: 'end' },
      ]}
      rows={rowsOf(forecast, outlook)}
      keyOf={({ name }) => name}
      empty=""
    />
  </Fold>
);
