import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { randomFor } from '#server/seed/random.ts';
import { shareStorm } from '#test/faults/sharing/share-storm.ts';
import type { Audit, Finding } from './audit.ts';
import { inParallel } from './donors.ts';
import { type Notification, noFaults } from './gateway.types.ts';
import { walkMonths } from './recurring-donations.ts';
import { openScenario, type Scenario } from './scenario.ts';
import { badDay, give, type Size, storm } from './storm.ts';

export type Outcome = Audit & { sent: number };

export type FaultCase = {
  name: string;
  /** Its share of the donations of the whole run. */
  share: number;
  /** Whether it kills processes. */
  isKilling?: boolean;
  run: (seed: string, size: Size) => Promise<Outcome>;
};

type Done = { givenBack?: ReadonlySet<string>; findings?: readonly Finding[] };
type GivenBack = { givenBack: ReadonlySet<string> };

const afterwards = async (scenario: Scenario, { givenBack, findings = [] }: Done): Promise<Outcome> => {
  await scenario.settle();
  const audit = await scenario.audit(givenBack);
  return { ...audit, findings: [...findings, ...audit.findings], sent: scenario.donors.sent() };
};

type Options = {
  apis?: number;
  /** Runs after the fault, and returns findings. */
  after?: (scenario: Scenario, size: Size) => Promise<Done>;
};

/** A fault on its own site, with its audit. */
const inScenario =
  (fault: (scenario: Scenario, size: Size) => Promise<void>, { apis = 1, after }: Options = {}) =>
  async (seed: string, size: Size): Promise<Outcome> => {
    const scenario = await openScenario({ seed, apis });
    try {
      await fault(scenario, size);
      return await afterwards(scenario, after ? await after(scenario, size) : {});
    } finally {
      await scenario.close();
    }
  };

/** Sends each notification three times, in random order, from several places at once. */
const deliver = async (scenario: Scenario, notifications: readonly Notification[]): Promise<void> => {
  const random = randomFor(`${scenario.seed} notifications`);
  const shuffled = random.shuffled([...notifications, ...notifications, ...notifications]);
  await inParallel(shuffled.length, 8, async (index) => {
    const answer = await fetch(`${scenario.address()}/api/payment/webhook`, {
      method: 'POST',
      body: new URLSearchParams({ ...shuffled[index] }),
    });
    if (answer.status !== 204) throw new Error(`A notification was answered with ${answer.status}.`);
  });
};

/** Charges voided before they settled, others refunded in two parts later, each notified three times and out of order. */
export const giveBackAndTell = async (scenario: Scenario): Promise<GivenBack> => {
  await scenario.settle();
  const charged = scenario.donors.all().flatMap(({ key, answers }) => {
    const answer = answers.find(({ kind }) => kind === 'charged');
    return answer?.kind === 'charged' ? [{ key, orderId: answer.orderId, charge: answer.charge }] : [];
  });
  const some = charged.slice(0, Math.ceil(charged.length / 2));
  const [whole, parts] = [
    some.filter((_, index) => index % 3 === 0),
    some.filter((_, index) => index % 3 > 0),
  ];
  const notifications = await scenario.gateway.giveBack(
    whole.map(({ orderId }) => ({ orderId, amount: null })),
  );
  await scenario.gateway.settle();
  for (const share of [3, 4])
    notifications.push(
      ...(await scenario.gateway.giveBack(
        parts.map(({ orderId, charge }) => ({ orderId, amount: Math.floor(charge / share) })),
      )),
    );
  await Promise.all([deliver(scenario, notifications), scenario.work()]);
  await scenario.work();
  return { givenBack: new Set(some.map(({ key }) => key)) };
};

/** Donations while the product's clock is a day ahead, a day behind, and right again. */
const clockMoves = async (scenario: Scenario, { intents }: Size): Promise<void> => {
  await scenario.gateway.behave({ ...badDay, slow: 0.1, slowMs: 2_500 });
  const day = 24 * 60 * 60 * 1000;
  const moves = [day, -day, -day, day, day, -day];
  await give(
    scenario,
    intents,
    moves.map((move, index) => ({
      share: (index + 1) / (moves.length + 1),
      happen: async () => scenario.moveClock(new Date((await scenario.now()).getTime() + move)),
    })),
  );
};

/** In a large run more than a year, with a February of 29 days. */
const months = async (scenario: Scenario, { intents }: Size): Promise<Done> => ({
  findings: await walkMonths(scenario, intents > 500 ? 14 : 4),
});

const megabyte = 1024 * 1024;

/** Takes all free space. */
const fillUp = (file: string): void => {
  for (const size of [megabyte, 4096, 1])
    for (;;) {
      try {
        writeFileSync(file, Buffer.alloc(size), { flag: 'a' });
      } catch {
        break;
      }
    }
};

const isAnswering = (scenario: Scenario): Promise<boolean> =>
  sql`select 1`.execute(scenario.db).then(
    () => true,
    () => false,
  );

const noBusyAnswers = (scenario: Scenario): Finding[] => {
  const isBusy = scenario.donors
    .all()
    .some(({ answers }) =>
      answers.some((answer) => answer.kind === 'busy' && answer.code === 'temporarily-unavailable'),
    );
  return isBusy ? [] : [{ kind: 'broken', subject: 'disk', what: 'nobody was told that it is full' }];
};

/** The database's disk fills up under load and is freed again. The disk is a small one in memory, which needs root. */
const diskFull = async (seed: string, { intents }: Size): Promise<Outcome> => {
  const place = mkdtempSync(join(tmpdir(), 'faults-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=256m,mode=777', 'faults', place]);
  try {
    const scenario = await openScenario({ seed, place, more: ['min_wal_size=32MB', 'max_wal_size=64MB'] });
    const filler = join(place, 'filler');
    try {
      await scenario.gateway.behave(badDay);
      await give(scenario, intents, [
        { share: 0.3, happen: async () => fillUp(filler) },
        {
          share: 0.7,
          happen: async () => {
            rmSync(filler);
            // Without space for its log the database stops. The operator frees the space and starts it.
            if (!(await isAnswering(scenario))) await scenario.restartDatabase();
          },
        },
      ]);
      return await afterwards(scenario, { findings: noBusyAnswers(scenario) });
    } finally {
      await scenario.close();
    }
  } finally {
    execFileSync('umount', [place]);
    rmSync(place, { recursive: true });
  }
};

const down = async (scenario: Scenario, { intents }: Size): Promise<void> => {
  await give(scenario, intents, [
    { share: 0.2, happen: () => scenario.gateway.behave({ isDown: true }) },
    { share: 0.4, happen: () => scenario.gateway.behave(badDay) },
    { share: 0.6, happen: () => scenario.gateway.behave({ unheard: 1, unaskable: 1 }) },
    { share: 0.8, happen: () => scenario.gateway.behave(noFaults) },
  ]);
};

/** Captains share funds while donors give and processes are killed. The line counts the donations; the findings are of both. */
const sharing = async (seed: string, size: Size): Promise<Outcome> => {
  const scenario = await openScenario({ seed, apis: 2 });
  try {
    const { findings } = await shareStorm(scenario, size);
    return await afterwards(scenario, { findings: await findings() });
  } finally {
    await scenario.close();
  }
};

/** Each fault alone, and then all of them together. */
export const faultCases: readonly FaultCase[] = [
  { name: 'API killed', share: 0.06, isKilling: true, run: inScenario(storm(['api'])) },
  { name: 'worker killed', share: 0.06, isKilling: true, run: inScenario(storm(['worker'])) },
  { name: 'database killed', share: 0.06, isKilling: true, run: inScenario(storm(['database'])) },
  {
    name: 'gateway drops its answers',
    share: 0.04,
    run: inScenario(storm([], { dropped: 0.5, unaskable: 0.3 })),
  },
  {
    name: 'gateway slow',
    share: 0.04,
    run: inScenario(storm([], { slow: 0.4, slowMs: 2_500, unaskable: 0.1 })),
  },
  { name: 'gateway down', share: 0.04, run: inScenario(down) },
  {
    name: 'webhooks repeated and shuffled',
    share: 0.02,
    run: inScenario(storm([]), { after: giveBackAndTell }),
  },
  { name: 'two schedulers over month ends', share: 0.02, run: inScenario(async () => {}, { after: months }) },
  { name: 'clock a day on and back', share: 0.04, run: inScenario(clockMoves) },
  { name: 'disk full', share: 0.04, run: diskFull },
  { name: 'shares amid kills', share: 0.02, isKilling: true, run: sharing },
  {
    name: 'everything at once',
    share: 0.56,
    isKilling: true,
    run: inScenario(storm(['api', 'worker', 'database', 'api', 'worker']), { apis: 2 }),
  },
];
