import { type Insertable, type Selectable, sql } from 'kysely';
import { intentTable } from '#server/charging/charging.ts';
import type { Database, Trx } from '#server/platform/database/database.ts';

/** In the order in which they can be filled: a table comes after those it refers to. */
export const seededTables = [
  'event',
  'ride',
  'sponsor',
  'route',
  'person',
  'peloton',
  'pelotonMember',
  'pelotonRequest',
  'pelotonLog',
  'sponsorCode',
  'groupCode',
  'discountCode',
  'shift',
  'shiftLead',
  'valleyPlace',
  'routeStop',
  'fundraising',
  'waiver',
  'registration',
  'routePlace',
  'shiftPlace',
  'codeUse',
  'waiverSignature',
  'participation',
  'activityGoal',
  'activityDay',
  'gatewayCustomer',
  'savedPaymentMethod',
  'recurringDonation',
  'organization',
  'donation',
  'ledgerAccount',
  'ledgerTransaction',
  'ledgerEntry',
  'fundShareBatch',
  'fundShare',
  intentTable,
  'localGatewayCustomer',
  'localGatewayMethod',
  'localGatewayTransaction',
  'storedFile',
  'image',
] as const;

export type SeededTable = (typeof seededTables)[number];

/** A row to insert, JSON columns as the values they hold. */
export type Row<Table extends SeededTable> = {
  [Column in keyof Insertable<Database[Table]>]: Column extends keyof Selectable<Database[Table]>
    ? Selectable<Database[Table]>[Column]
    : never;
};

/** Entries of a logbook are numbered by the database. */
export type DemoData = { [Table in Exclude<SeededTable, 'pelotonLog'>]: Row<Table>[] } & {
  pelotonLog: Omit<Row<'pelotonLog'>, 'id' | 'postedIn'>[];
};

export const emptyData = (): DemoData => ({
  event: [],
  ride: [],
  sponsor: [],
  route: [],
  person: [],
  peloton: [],
  pelotonMember: [],
  pelotonRequest: [],
  pelotonLog: [],
  sponsorCode: [],
  groupCode: [],
  discountCode: [],
  shift: [],
  shiftLead: [],
  valleyPlace: [],
  routeStop: [],
  fundraising: [],
  waiver: [],
  registration: [],
  routePlace: [],
  shiftPlace: [],
  codeUse: [],
  waiverSignature: [],
  participation: [],
  activityGoal: [],
  activityDay: [],
  recurringDonation: [],
  organization: [],
  donation: [],
  ledgerAccount: [],
  ledgerTransaction: [],
  ledgerEntry: [],
  fundShareBatch: [],
  fundShare: [],
  [intentTable]: [],
  gatewayCustomer: [],
  savedPaymentMethod: [],
  localGatewayCustomer: [],
  localGatewayMethod: [],
  localGatewayTransaction: [],
  storedFile: [],
  image: [],
});

const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Bytes as the database writes them in a text. */
const asJson = (value: unknown) =>
  value instanceof Uint8Array ? `\\x${Buffer.from(value).toString('hex')}` : value;

/** All rows as one parameter: thousands of placeholders would take the embedded database seconds to bind. */
export const insertRows = async (trx: Trx, table: SeededTable, rows: readonly object[]): Promise<void> => {
  const [first] = rows;
  if (!first) return;
  const name = snakeCase(table);
  const columns = sql.join(Object.keys(first).map((column) => sql.ref(snakeCase(column))));
  const json = JSON.stringify(
    rows.map((row) =>
      Object.fromEntries(Object.entries(row).map(([key, value]) => [snakeCase(key), asJson(value)])),
    ),
  );
  await sql`
    insert into ${sql.table(name)} (${columns})
    select ${columns} from json_populate_recordset(null::${sql.table(name)}, ${json}::json)
  `.execute(trx);
};
