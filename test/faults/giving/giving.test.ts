import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { given } from '#test/support/given.ts';
import { giveBackAndTell } from './cases.ts';
import { walkMonths } from './recurring-donations.ts';
import { openScenario } from './scenario.ts';
import { storm } from './storm.ts';

/*
 * The short form of `npm run test:faults`: one site of processes on its own PostgreSQL goes through the most revealing faults one after the
 * other. After each, the donors' answers, the gateway's reports and the ledger are compared.
 */

const intents = 120;
let givenBack: ReadonlySet<string>;
const scenario = given(() => openScenario({ seed: 'short' }));

const clean = { sum: 0, findings: [] };

// A busy machine takes minutes to start so many processes.
describe('Donations under load', () => {
  test('loses and duplicates no charge when API, worker and database are killed while the gateway fails', async () => {
    await storm(['api', 'worker', 'database'])(scenario, { intents, crashes: 3 });
    await scenario.settle();
    const audit = await scenario.audit();
    expect(audit).toMatchObject({ ...clean, intents, charged: audit.inLedger });
    expect(audit.acknowledged + audit.refused).toBe(intents);
  });

  test('posts refunds once, regardless of the number and order of their notifications', async () => {
    ({ givenBack } = await giveBackAndTell(scenario));
    expect(givenBack.size).toBeGreaterThan(intents / 3);
    expect(await scenario.audit(givenBack)).toMatchObject(clean);
  });

  test('two schedulers charge once a month over three month ends while the clock moves a day back and forth', {
    tags: 'everything',
  }, async () => {
    expect(await walkMonths(scenario, 4)).toEqual([]);
    expect(await scenario.audit(givenBack)).toMatchObject(clean);
  });

  test('finds a deleted donation', async () => {
    await sql`delete from donation where id = (
      select id from donation where recurring_donation_id is null order by receipt_number limit 1)`.execute(
      scenario.db,
    );
    const { findings } = await scenario.audit(givenBack);
    expect(findings.map(({ kind, what }) => [kind, what])).toEqual([['lost', 'charged, and no gift']]);
  });
});
