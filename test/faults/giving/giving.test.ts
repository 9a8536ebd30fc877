import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { giveBackAndTell } from './cases.ts';
import { walkMonths } from './recurring-donations.ts';
import { openScenario, type Scenario } from './scenario.ts';
import { storm } from './storm.ts';

/*
 * The short form of `npm run test:faults`: one site of processes on a PostgreSQL of its own that goes through the most telling faults one
 * after the other. What donors were told, the gateway's reports and the ledger are compared after each.
 */

const intents = 120;
let scenario: Scenario;
let givenBack: ReadonlySet<string>;
beforeAll(async () => {
  scenario = await openScenario({ seed: 'short' });
}, 240_000);
afterAll(() => scenario.close());

const clean = { sum: 0, findings: [] };

// A busy machine takes minutes to start so many processes.
describe('under load', { timeout: 600_000 }, () => {
  test('API, worker and database are killed on a bad day of the gateway: nothing is lost or taken twice', async () => {
    await storm(['api', 'worker', 'database'])(scenario, { intents, crashes: 3 });
    await scenario.settle();
    const audit = await scenario.audit();
    expect(audit).toMatchObject({ ...clean, intents, charged: audit.inLedger });
    expect(audit.acknowledged + audit.refused).toBe(intents);
  });

  test('money that goes back is booked once, however often and in whatever order it is told', async () => {
    ({ givenBack } = await giveBackAndTell(scenario));
    expect(givenBack.size).toBeGreaterThan(intents / 3);
    expect(await scenario.audit(givenBack)).toMatchObject(clean);
  });

  test('two schedulers give once a month over three month ends, with the clock going a day on and back', async () => {
    expect(await walkMonths(scenario, 4)).toEqual([]);
    expect(await scenario.audit(givenBack)).toMatchObject(clean);
  });

  test('books that were tampered with are found out', async () => {
    await sql`delete from donation where id = (
      select id from donation where recurring_donation_id is null order by receipt_number limit 1)`.execute(
      scenario.db,
    );
    const { findings } = await scenario.audit(givenBack);
    expect(findings.map(({ kind, what }) => [kind, what])).toEqual([['lost', 'charged, and no gift']]);
  });
});
