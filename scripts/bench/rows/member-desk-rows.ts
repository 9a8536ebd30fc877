import { deskSizes, measureMemberDesk } from '#scripts/bench/member-desk-speed.ts';
import type { Measurement } from './row.ts';

/** The rows about the captain's page of members. */
export async function memberDeskRows(): Promise<Measurement[]> {
  const { pages, table } = await measureMemberDesk();
  return [
    ...pages.map(({ sort, middle, p99, floor }) => ({
      what: `page of ${deskSizes.crew.toLocaleString('en-US')} members by ${sort}`,
      measured: `${middle.toFixed(0)} ms, 99 of 100 within ${p99.toFixed(0)} ms`,
      compared: `${(middle / floor).toFixed(1)} × the members’ sums alone (${floor.toFixed(1)} ms)`,
      target: '99 of 100 ≤ 100 ms',
      met: p99 <= 100,
    })),
    {
      what: `table of ${table.rows} members`,
      measured: `${(table.slowest / 1000).toFixed(2)} s at worst, ${(table.memory / 1e6).toFixed(0)} MB`,
      compared: `${(table.slowest / table.floor).toFixed(1)} × the members’ sums alone (${table.floor.toFixed(1)} ms)`,
      target: '≤ 2.00 s',
      met: table.slowest <= 2000,
    },
  ];
}
