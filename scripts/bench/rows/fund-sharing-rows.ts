import { besideSettings, measureFundSharing, members } from '../fund-sharing-speed.ts';
import type { Measurement } from './row.ts';

/** The rows about fund sharing in a large peloton. */
export async function fundSharingRows(): Promise<Measurement[]> {
  const { batch, plan, forecast, beside } = await measureFundSharing();
  const { batches, donations, sum } = beside;
  const isLost = [batches, donations].some(({ sent, done, booked }) => done !== sent || booked !== sent);
  return [
    {
      what: `one batch of ${members} shares`,
      measured: `${batch.time.toFixed(0)} ms`,
      compared: `${(batch.time / batch.floor).toFixed(1)} × its rows written into bare tables (${batch.floor.toFixed(0)} ms)`,
      target: '≤ 1.00 s',
      met: batch.time <= 1000,
    },
    {
      what: `the plan “most riders complete” for ${members} members`,
      measured: `${plan.alone.toFixed(1)} ms, ${plan.asked.toFixed(0)} ms as asked of the server`,
      compared: `${(plan.asked / plan.alone).toFixed(1)} × the plan alone`,
      target: '≤ 50 ms',
      met: plan.alone <= 50,
    },
    {
      what: `forecast of a peloton of ${members}`,
      measured: `${forecast.time.toFixed(0)} ms`,
      compared: `${(forecast.time / forecast.floor).toFixed(1)} × the members’ sums alone (${forecast.floor.toFixed(1)} ms)`,
      target: '≤ 100 ms',
      met: forecast.time <= 100,
    },
    {
      what: `${besideSettings.batches} batches of ${besideSettings.rows} beside ${besideSettings.perSecond} gifts a second`,
      measured: `${batches.done} batches and ${donations.done} gifts done, ${batches.booked} and ${donations.booked} booked, sum ${sum}`,
      compared: `99 of 100 within ${batches.p99.toFixed(0)} and ${donations.p99.toFixed(0)} ms`,
      target: 'none lost, sum 0',
      met: !isLost && sum === 0,
    },
  ];
}
