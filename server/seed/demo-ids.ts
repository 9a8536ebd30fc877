import { derivedId } from '#server/platform/idempotency/derived-id.ts';
import { seasons, type Year } from './calendar.ts';
import { demoAccounts } from './demo-accounts.ts';

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
