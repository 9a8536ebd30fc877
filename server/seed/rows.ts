import type { Insertable, Selectable } from 'kysely';
import { intentTable } from '#server/charging/charging.ts';
import type { Database } from '#server/platform/database/database.ts';
import { derivedId } from '#server/platform/idempotency/derived-id.ts';
import { seasons, type Year } from './calendar.ts';
import { demoAccounts } from './demo-accounts.ts';

/** In the order of filling: a table comes after those it refers to. */
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
  'fundShareBatch',
  'fundShare',
  intentTable,
  'localGatewayCustomer',
  'localGatewayMethod',
  'localGatewayTransaction',
  'storedFile',
  'image',
] as const;

type SeededTable = (typeof seededTables)[number];

/** A row to insert, JSON columns as the values they hold. */
export type Row<Table extends SeededTable> = {
  [Column in keyof Insertable<Database[Table]>]: Column extends keyof Selectable<Database[Table]>
    ? Selectable<Database[Table]>[Column]
    : never;
};

/** The database numbers the entries of a logbook. */
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

export const eventId = (year: Year): string => derivedId('event', year);
export const personId = (slug: string): string => derivedId('person', slug);

/** `Tomás Rivera` → `tomas-rivera` */
export const slugOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');

/** Ids that only the demo's rows have: other events and people get random ones. */
export const demoIds = {
  events: seasons.map(({ year }) => eventId(year)),
  people: demoAccounts.map((account) => personId(slugOf(account))),
};
