import { createHash } from 'node:crypto';
import { clockFrom } from '#server/platform/clock/clock.ts';
import { randomFor } from '#server/seed/random.ts';
import type { Finding } from '#test/faults/giving/audit.ts';
import { planDonation } from '#test/faults/giving/donations.ts';
import { inParallel } from '#test/faults/giving/donors.ts';
import type { Scenario } from '#test/faults/giving/scenario.ts';
import { type Size, storm } from '#test/faults/giving/storm.ts';
import { fillPeloton } from '#test/support/event/crowd.ts';
import { fundOf, give } from '#test/support/event/shares.ts';
import { readBatches, shareFindings } from './share-findings.ts';
import { type Sharers, sharersOf } from './sharers.ts';

type Crew = { name: string; id: string; size: number };

/** One peloton as large as a batch may be, and small ones that share more often. */
const sizes = [2_000, 12, 12, 12, 12, 12];
/** Cents of each line of a batch. */
const each = 100;
/** Simultaneous captains. */
const width = 4;

const keyOf = (name: string): string =>
  createHash('sha256')
    .update(name)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{3})(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5');

const foundCrews = async ({ db, now }: Scenario): Promise<Crew[]> => {
  const at = await now();
  const crews: Crew[] = [];
  for (const [place, size] of sizes.entries()) {
    const name = `crew${place}`;
    const id = await fillPeloton(db, name, { size, donationsEach: 0 });
    crews.push({ name, id, size });
    await give({ store: { db }, clock: clockFrom(() => at) }, fundOf(id), 10_000_000);
  }
  return crews;
};

export type ShareStorm = { sharers: Sharers; findings: () => Promise<Finding[]> };

/**
 * Donations on a bad day of the gateway, some of them to the pelotons, while their captains share the funds and take shares back, and
 * processes are killed. One batch for every three donations, one in eight of them with 2,000 rows.
 */
export const shareStorm = async (scenario: Scenario, { intents, crashes }: Size): Promise<ShareStorm> => {
  const crews = await foundCrews(scenario);
  const [large, ...small] = crews as [Crew, ...Crew[]];
  const random = randomFor(`${scenario.seed} shares`);
  const site = { address: scenario.address, whenUp: scenario.whenUp };
  const sharers = sharersOf(site);
  const batches = Math.max(16, Math.round(intents / 3));
  const sharing = inParallel(batches, width, async (index) => {
    const crew = index % 8 === 0 ? large : (small[index % small.length] as Crew);
    const answered = await sharers.share({
      key: keyOf(`${scenario.seed} batch ${index}`),
      oid: `${crew.name}-1`,
      pelotonId: crew.id,
      lines: Array.from({ length: crew.size }, (_, at) => ({ to: `${crew.name}-${at + 1}`, amount: each })),
    });
    const done = answered.answers.find((answer) => answer.kind === 'done');
    if (done === undefined || !random.chance(0.4)) return;
    const share = await scenario.read((db) =>
      db
        .selectFrom('fundShare')
        .select('id')
        .where('batchId', '=', done.id)
        .orderBy('id')
        .limit(1)
        .executeTakeFirst(),
    );
    if (share !== undefined) await sharers.undo(answered, share.id);
  });
  const giving = inParallel(Math.ceil(intents / 4), 2, async (index) => {
    const recipient = { recipientType: 'Peloton' as const, id: small[index % small.length]?.id ?? '' };
    await scenario.donors.give(planDonation(`${scenario.seed}-funds`, index, { recipient }));
  });
  await Promise.all([storm(['api', 'database', 'worker'])(scenario, { intents, crashes }), sharing, giving]);
  return {
    sharers,
    findings: async () => shareFindings(sharers.all(), await readBatches(scenario.db)),
  };
};
