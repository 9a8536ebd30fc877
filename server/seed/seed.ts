import { sql } from 'kysely';
import { type Book, openBook } from '#server/ledger/ledger.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import { insertRows } from '#server/platform/database/insert-rows.ts';
import {
  createLocalAccount,
  createSocialAccount,
  hashPassword,
  type NewSocialAccount,
} from '#server/simulators/simulators.ts';
import { addAfterDonations } from './after-donations.rows.ts';
import { addCodes, openCodeUses } from './codes.rows.ts';
import { demoAccounts, demoPassword } from './demo-accounts.ts';
import { addDonations } from './donations.rows.ts';
import { addEvents } from './event.rows.ts';
import { addOrganizations } from './organizations.rows.ts';
import { allPlans } from './participation.plan.ts';
import { addLogbooks, addPelotons, addPhotographs } from './pelotons.rows.ts';
import { peopleRows } from './people.rows.ts';
import { addRecurringDonations } from './recurring-donations.rows.ts';
import { addRegistrations } from './registrations.rows.ts';
import { type DemoData, demoIds, emptyData, type Row, seededTables } from './rows.ts';
import { addEarlierShifts, addShiftPlaces, addShifts } from './shifts.rows.ts';

/** Every row of the demo, always the same. Needs no database. */
export const demoData = (): { data: DemoData; book: Book } => {
  const data = emptyData();
  const book = openBook();
  const plans = allPlans().sort((a, b) => a.at.getTime() - b.at.getTime() || a.person - b.person);
  addEvents(data);
  data.person.push(...peopleRows());
  addPelotons(data, plans);
  addPhotographs(data);
  addLogbooks(data);
  addCodes(data);
  addShifts(data, plans);
  addShiftPlaces(data, addRegistrations(data, plans, book, openCodeUses()));
  addEarlierShifts(data, plans);
  addDonations(data, plans, book);
  addOrganizations(data);
  addRecurringDonations(data);
  addAfterDonations(data, book);
  return { data, book };
};

export { demoAccounts, demoPassword } from './demo-accounts.ts';

// Any number works, as long as every process takes the same one.
const lockNumber = 7_205_312;

const isSeeded = async (db: Db | Trx): Promise<boolean> =>
  (await db.selectFrom('event').select('id').limit(1).executeTakeFirst()) !== undefined;

/** Whether there is an event that is not the demo's: such data must not be replaced. */
export const holdsOtherEvents = async (db: Db): Promise<boolean> => {
  const other = db.selectFrom('event').select('id').where('id', 'not in', demoIds.events).limit(1);
  return (await other.executeTakeFirst()) !== undefined;
};

/** People without an account: their first sign-in asks for their consent. */
const strangers: readonly NewSocialAccount[] = [
  { method: 'google', firstName: 'Lena', lastName: 'Brandt', email: 'lena.brandt@example.net' },
  { method: 'facebook', firstName: 'Priya', lastName: 'Shah', email: 'priya.shah@example.net' },
  { method: 'facebook', firstName: 'Jonas', lastName: 'Weber', email: null },
];

/** A person of the seed who always signed in like this, and consented long ago. */
const regular = (
  people: readonly Row<'person'>[],
  method: NewSocialAccount['method'],
): NewSocialAccount[] => {
  const person = people.find(({ loginType }) => loginType?.toLowerCase() === method);
  if (person === undefined) return [];
  const { oid, firstName, lastName, emailAddress: email } = person;
  return [{ method, oid, firstName, lastName, email, hasConsented: true }];
};

/** The first demo account again, at Google: her address belongs to her e-mail sign-in here. */
const twice = demoAccounts
  .slice(0, 1)
  .map(
    ({ firstName, lastName, email }): NewSocialAccount => ({ method: 'google', firstName, lastName, email }),
  );

/** The accounts of the simulators for Google and Facebook. */
const socialAccounts = (people: readonly Row<'person'>[]): NewSocialAccount[] => [
  ...regular(people, 'google'),
  ...regular(people, 'facebook'),
  ...strangers,
  ...twice,
];

/**
 * Fills an empty database with the demo: one current event, two past ones, 200 people and three years of donations, always
 * the same rows. All or nothing. Resolves with false, and changes nothing, where there is an event already.
 */
export const seed = async ({ db }: { db: Db }): Promise<boolean> => {
  if (await isSeeded(db)) return false;
  // Once for all accounts, in parallel: a hash is slow on purpose.
  const hashing = hashPassword(demoPassword);
  const { data, book } = demoData();
  const passwordHash = await hashing;
  return db.transaction().execute(async (trx) => {
    // Of several processes that start at once one seeds; the others wait here and find it done.
    await sql`select pg_advisory_xact_lock(${lockNumber})`.execute(trx);
    if (await isSeeded(trx)) return false;
    await book.write(trx);
    for (const table of seededTables) await insertRows(trx, table, data[table]);
    for (const [index, { email, firstName, lastName }] of demoAccounts.entries()) {
      const oid = data.person[index]?.oid;
      if (oid === undefined) throw new RangeError(`There is no person for ${email}`);
      await createLocalAccount(trx, { oid, email, firstName, lastName, passwordHash });
    }
    for (const account of socialAccounts(data.person)) await createSocialAccount(trx, account);
    // The demo's first amounts count in the public totals at once.
    await sql`set constraints all immediate`.execute(trx);
    await trx.deleteFrom('withheldEntry').execute();
    return true;
  });
};
