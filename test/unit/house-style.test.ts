import { expect, test } from 'vitest';
import { wordRules } from '#scripts/check/word-rules.ts';

const offends = (path: string, line: string): boolean =>
  wordRules.some((rule) => rule.where.test(path) && !rule.except?.test(path) && rule.pattern.test(line));

test.each([
  ['machines/giving/giving.machine.ts', 'const at = Date.now();'],
  ['machines/giving/giving.machine.ts', '// fetch it first'],
  ['server/giving/giving.ts', '// TODO: refund'],
  ['src/features/giving/page.tsx', '<p>Coming soon</p>'],
  ['src/features/giving/page.tsx', 'const given = answer as any;'],
  ['src/features/giving/page.tsx', 'const gift = await load();'],
  ['machines/giving/giving.types.ts', 'type MonthlyGift = { amount: number };'],
  ['server/giving/giving.ts', "register('monthly-gift-sweep', sweep);"],
  ['server/giving/giving.ts', 'const lines = await gatewayBooks.ofOrder(id);'],
  ['openapi/giving.yaml', 'description: Answered by the site’s own stand-in.'],
  ['src/features/giving/page.tsx', '// @ts-ignore'],
  ['test/unit/giving.test.ts', "test.skip('gives', () => {});"],
  ['test/browser/giving.test.ts', 'await page.waitForTimeout(500);'],
  ['test/api/donation/giving.test.ts', 'await new Promise((done) => setTimeout(done, 50));'],
  ['server/giving/giving.ts', "import { open } from '../platform/database/open.ts';"],
  ['server/giving/giving.ts', "import { open } from '#server/platform/database/open';"],
  ['src/api/client.ts', "import { open } from './open';"],
  ['server/platform/mail/format.ts', 'export const inMiles = (distance: number): string => {'],
  ['server/platform/settings/variables.ts', 'CHARITY_NAME: z.string().optional(),'],
  ['server/platform/payments/payments.ts', '/** What the donor approved. */'],
  ['server/giving/giving.ts', 'const day = now.toISOString().slice(0, 10);'],
  ['server/giving/giving.ts', 'const day = next?.toISOString().slice(0, 10) ?? null;'],
  ['server/giving/giving.ts', 'const start = new Date(`$' + '{day}T00:00:00Z`);'],
  ['machines/giving/giving.rules.ts', 'const day = at.getUTCDate();'],
  ['src/features/giving/page.tsx', "const format = new Intl.DateTimeFormat('en-US');"],
  ['src/features/giving/page.tsx', 'const day = at.toLocaleDateString();'],
  ['src/features/giving/page.tsx', 'const year = today.getFullYear();'],
  ['server/platform/ledger/part.ts', "kind: 'registration-fees' | 'clearing';"],
])('%s must not contain %s', (path, line) => {
  expect(offends(path, line)).toBe(true);
});

test.each([
  ['machines/giving/giving.machine.ts', 'after: { patience: "late" },'],
  ['server/giving/giving.ts', 'setTimeout(stop, 1_000);'],
  ['server/giving/giving.ts', "import { open } from '#server/platform/database/open.ts';"],
  ['server/giving/giving.ts', "const start = new Date('2027-08-06T11:00:00Z');"],
  ['server/giving/giving.ts', 'givenAt: row.givenAt.toISOString(),'],
  ['machines/calendar.ts', 'const last = date.getUTCDate();'],
  ['src/main.tsx', "import './main.css';"],
  ['src/features/giving/page.tsx', '<h1>Thank you for your gift</h1>'],
  ['server/platform/database/migrations/0008-recurring-gift.sql', 'create table recurring_gift ('],
  ['src/features/giving/page.tsx', "import picture from './picture.svg?url';"],
  ['test/api/donation/giving.test.ts', "test('skips nothing', () => {});"],
  ['server/platform/payments/braintree.ts', "const sources = { first: 'recurring_first' };"],
  ['server/platform/database/schema.gen.ts', 'donation: DonationTable;'],
  ['server/event/event.rules.ts', 'export const inMiles = (distance: number): string => {'],
])('%s may contain %s', (path, line) => {
  expect(offends(path, line)).toBe(false);
});
