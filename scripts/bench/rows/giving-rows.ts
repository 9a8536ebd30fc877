import { gatewayTakes, measureGivingSpeed, settlingSeconds } from '../giving-speed.ts';
import { scaled } from '../scale.ts';
import type { Measurement } from './row.ts';

const pace = scaled(
  { perSecond: 350, seconds: 60, floodSeconds: 20 },
  { perSecond: 20, seconds: 1, floodSeconds: 1 },
);

const statusesOf = (statuses: Record<string, number>): string =>
  Object.entries(statuses)
    .map(([status, times]) => `${times} × ${status}`)
    .join(', ');

/** The rows about donations on a durable PostgreSQL. */
export async function givingRows(): Promise<Measurement[]> {
  const { throughput, steady, flood, audit, cardTesting } = await measureGivingSpeed(pace);
  const { acknowledged, charged, booked, differing, open } = audit;
  const { perSecond, seconds, floodSeconds } = pace;
  return [
    {
      what: 'gifts on a durable PostgreSQL',
      measured: `${Math.round(throughput.ours)} a second, ${throughput.processorTime.toFixed(2)} ms of the server’s processor each`,
      compared: `${throughput.ratio.toFixed(2)} × pgbench with the same SQL, prepared (${Math.round(throughput.floor)} a second)`,
      target: '≥ 0.60 ×',
      met: throughput.ratio >= 0.6,
    },
    {
      what: `${perSecond} gifts a second for ${seconds} s after ${settlingSeconds} s of settling, gateway ${gatewayTakes} ms`,
      measured: `${steady.middle.toFixed(0)} ms added, 99 of 100 within ${steady.p99.toFixed(0)} ms; ${steady.refused} refused, ${steady.lost} lost`,
      compared: `${(steady.p99 / gatewayTakes).toFixed(2)} × what the gateway takes, of ${steady.offered} offered, with those of the settling`,
      target: '≤ 50 ms added, none refused',
      met: steady.p99 <= 50 && steady.refused === 0 && steady.lost === 0,
    },
    {
      what: `${perSecond * 10} gifts a second for ${floodSeconds} s`,
      measured: `${flood.given} given, ${flood.refused} told to come again, ${flood.ambiguous} neither (${statusesOf(flood.statuses)})`,
      compared: `${(flood.given / flood.offered).toFixed(2)} × of ${flood.offered} offered`,
      target: 'given, or 429 or 503 with Retry-After',
      met: flood.ambiguous === 0 && flood.withoutRetryAfter === 0,
    },
    {
      what: 'the ledger and the gateway reports after all of these',
      measured: `${acknowledged} acknowledged, ${charged} charged, ${booked} booked; ${open} open`,
      compared: `${differing} not the same in all three`,
      target: 'all the same, none open',
      met: differing === 0 && open === 0,
    },
    {
      what: `looking for card testing among ${cardTesting.tries} tries`,
      measured: `${cardTesting.middle.toFixed(1)} ms`,
      compared: `${(cardTesting.middle / cardTesting.floor).toFixed(1)} × a row read by its key (${cardTesting.floor.toFixed(1)} ms)`,
      target: '',
      met: null,
    },
  ];
}
