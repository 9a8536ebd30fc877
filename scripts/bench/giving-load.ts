import { writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { someDonation } from './giving-requests.ts';

/**
 * The load to generate. `lanes`: so many donors, who give again as soon as they have their answer. `perSecond`: so many donors arrive every
 * second, whether or not earlier ones have been answered.
 */
export type GivingLoad = {
  address: string;
  recipients: readonly string[];
  seconds: number;
  /** Seconds at the beginning whose waiting times don't count: generator and server still compile their code. */
  settling?: number;
  /** The file for the result. */
  file: string;
} & ({ lanes: number } | { perSecond: number });

export type LoadOutcome = {
  /** From the first request to the last answer. */
  seconds: number;
  offered: number;
  /** The number of answers with each status; `none` for no answer. */
  statuses: Record<string, number>;
  /** 429 and 503 without `Retry-After`. */
  withoutRetryAfter: number;
  /** Milliseconds from a donor's arrival to their answer, for those who arrived after the settling and gave (201), in order. */
  waited: number[];
  /** Cents by acknowledged donation. */
  acknowledged: Record<string, number>;
};

const load: GivingLoad = JSON.parse(process.argv[2] ?? '');
const { hostname, port } = new URL(load.address);
const answerLimit = 60_000;
const agent = new Agent({ keepAlive: true, maxSockets: 2_000 });
const outcome: LoadOutcome = {
  seconds: 0,
  offered: 0,
  statuses: {},
  withoutRetryAfter: 0,
  waited: [],
  acknowledged: {},
};

const began = performance.now();
const settled = began + (load.settling ?? 0) * 1000;

const count = (status: string): void => {
  outcome.statuses[status] = (outcome.statuses[status] ?? 0) + 1;
};

/** `came`: when the donor arrived, which under load is before the request is sent. */
const give = (came: number): Promise<void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { headers, body } = someDonation(load.recipients);
  outcome.offered += 1;
  const lost = () => {
    count('none');
    resolve();
  };
  const asked = request(
    { hostname, port, path: '/api/donation', method: 'POST', agent, timeout: answerLimit, headers },
    (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      answer.on('error', lost);
      answer.on('end', () => {
        const status = answer.statusCode ?? 0;
        count(String(status));
        const isRefused = status === 429 || status === 503;
        if (isRefused && answer.headers['retry-after'] === undefined) outcome.withoutRetryAfter += 1;
        if (status === 201) {
          if (came >= settled) outcome.waited.push(performance.now() - came);
          const { receipt }: { receipt: { id: string; charge: number } | null } = JSON.parse(text);
          if (receipt) outcome.acknowledged[receipt.id] = receipt.charge;
        }
        resolve();
      });
    },
  );
  asked.on('timeout', () => asked.destroy());
  asked.on('error', lost);
  asked.end(body);
  return promise;
};

const inLanes = async (lanes: number): Promise<void> => {
  const end = performance.now() + load.seconds * 1000;
  const lane = async () => {
    while (performance.now() < end) await give(performance.now());
  };
  await Promise.all(Array.from({ length: lanes }, lane));
};

const bySchedule = async (perSecond: number): Promise<void> => {
  const all = perSecond * load.seconds;
  const start = performance.now();
  const given: Promise<void>[] = [];
  while (given.length < all) {
    const due = Math.min(all, Math.ceil(((performance.now() - start) * perSecond) / 1000));
    while (given.length < due) given.push(give(start + (given.length * 1000) / perSecond));
    await wait(1);
  }
  await Promise.all(given);
};

await ('lanes' in load ? inLanes(load.lanes) : bySchedule(load.perSecond));
outcome.seconds = (performance.now() - began) / 1000;
outcome.waited.sort((one, other) => one - other);
agent.destroy();
writeFileSync(load.file, JSON.stringify(outcome));
