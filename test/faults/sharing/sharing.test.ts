import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { openScenario } from '#test/faults/giving/scenario.ts';
import { given } from '#test/support/given.ts';
import { type ShareStorm, shareStorm } from './share-storm.ts';

/*
 * The short form of `npm run test:faults -- "shares amid kills"`: a site of processes on its own PostgreSQL, whose API, worker and database
 * are killed while captains share and donors give. Afterwards the captains' answers and the ledger are compared.
 */

const scenario = given(() => openScenario({ seed: 'shares', apis: 2 }));
let shares: ShareStorm;

// A busy machine takes minutes to start so many processes.
describe('Shares under load', { tags: 'everything' }, () => {
  test('books every batch whole and once, or not at all, beside donations that lose nothing', async () => {
    shares = await shareStorm(scenario, { intents: 48, crashes: 3 });
    await scenario.settle();
    expect(await shares.findings()).toEqual([]);
    expect(await scenario.audit()).toMatchObject({ sum: 0, findings: [] });
    const answered = shares.sharers.all();
    const done = answered.filter(({ answers }) => answers.some(({ kind }) => kind === 'done'));
    expect(done).toHaveLength(answered.length);
    expect(done.some(({ lines }) => lines.length === 2_000)).toBe(true);
    expect(answered.some(({ undone }) => undone !== null)).toBe(true);
  });

  test('finds a row that is missing from a batch, and a share that was booked twice', async () => {
    // The tables are append-only, which their owner can switch off for this run.
    const [whole, other] = shares.sharers.all().filter(({ undone }) => undone === null);
    const idOf = (answered: typeof whole) =>
      answered?.answers.flatMap((answer) => (answer.kind === 'done' ? [answer.id] : []))[0] ?? '';
    await sql`alter table fund_share disable trigger user`.execute(scenario.db);
    await sql`delete from fund_share where id = (
      select id from fund_share where batch_id = ${idOf(whole)} limit 1)`.execute(scenario.db);
    await sql`update fund_share set batch_id = (
      select id from fund_share_batch where id <> ${idOf(other)} and id <> ${idOf(whole)} limit 1)
      where batch_id = ${idOf(other)}`.execute(scenario.db);
    const findings = await shares.findings();
    expect(findings.filter(({ subject }) => subject === whole?.key).map(({ kind }) => kind)).toContain(
      'lost',
    );
    expect(findings.filter(({ subject }) => subject === other?.key).map(({ what }) => what)).toEqual([
      'told that it was shared, and no batch is there',
    ]);
  });
});
