import { describe, expect, test } from 'vitest';
import { progressLine } from '#scripts/test/progress.ts';
import { type Quarantined, quarantineFaults } from '#scripts/test/quarantine.ts';
import { retryFailed } from '#scripts/test/retry.ts';
import type { Row, Section, TestFilter } from '#scripts/test/section.ts';

const failure = (title: string | null, file: string | null = 'test/api/a.test.ts') => ({
  file,
  title,
  error: `${title} failed`,
});

const row = (titles: readonly string[], passed = 10): Row => ({
  name: 'api',
  passed,
  failed: titles.length,
  failures: titles.map((title) => failure(title)),
  seconds: 1,
});

/** A part whose tests pass alone, except for the named ones. */
const part = (failsAgain: readonly string[] = []) => {
  const asked: TestFilter[] = [];
  const section: Section = {
    name: 'api',
    isRetried: true,
    run: async (only) => {
      if (only) asked.push(only);
      const failed = failsAgain.filter((title) => new RegExp(only?.titles ?? '').test(title));
      return {
        passed: 1 - failed.length,
        failed: failed.length,
        failures: failed.map((title) => ({ ...failure(title), error: 'again' })),
      };
    },
  };
  return { section, asked };
};

const none = () => false;
const tally = (rows: readonly Row[]) => rows.map(({ passed, failed }) => [passed, failed]);

describe('a failed test', () => {
  test('is run again alone, is flaky when it passes, and leaves the run green', async () => {
    const { section, asked } = part();
    const { rows, flaky } = await retryFailed([row(['refunds > once, and only once'])], [section], none);
    expect(tally(rows)).toEqual([[11, 0]]);
    expect(flaky.map(({ id, failure: { error } }) => [id, error])).toEqual([
      ['test/api/a.test.ts › refunds > once, and only once', 'refunds > once, and only once failed'],
    ]);
    expect(asked).toEqual([{ files: ['test/api/a.test.ts'], titles: expect.any(String), isAgain: true }]);
    // Vitest separates groups by “ > ” in its reports, and by a space in patterns.
    expect('refunds once, and only once').toMatch(new RegExp(asked[0]?.titles ?? 'nothing'));
    // Playwright puts tags after a title, and a group's title before those of its tests.
    expect('gate a.test.ts refunds > once, and only once @gate').toMatch(
      new RegExp(asked[0]?.titles ?? 'nothing'),
    );
  });

  test('is red with both errors when it fails again', async () => {
    const { rows, flaky } = await retryFailed([row(['adds'])], [part(['adds']).section], none);
    expect(tally(rows)).toEqual([[10, 1]]);
    expect(rows[0]?.failures?.[0]?.error).toBe('adds failed\n\nalone, it failed again:\nagain');
    expect(flaky).toEqual([]);
  });

  test('is not run again where more than three failed', async () => {
    const { section, asked } = part();
    const { rows } = await retryFailed([row(['a', 'b', 'c', 'd'])], [section], none);
    expect(tally(rows)).toEqual([[10, 4]]);
    expect(asked).toEqual([]);
  });

  test('is red where it has no file, or its part is not run again', async () => {
    const lost = { ...row([]), failed: 1, failures: [failure('unhandled error', null)] };
    expect(tally((await retryFailed([lost], [part().section], none)).rows)).toEqual([[10, 1]]);
    const { isRetried: _, ...checked } = part().section;
    expect(tally((await retryFailed([row(['types'])], [checked], none)).rows)).toEqual([[10, 1]]);
  });

  test('is red where a part counts more failures than it names', async () => {
    const rows = [{ ...row(['a']), failed: 2 }];
    expect(tally((await retryFailed(rows, [part().section], none)).rows)).toEqual([[10, 2]]);
  });

  test('is reported and does not count while it is quarantined', async () => {
    const { section, asked } = part();
    const result = await retryFailed([row(['a', 'b', 'c', 'd'])], [section], (id) => id.endsWith('a'));
    expect(tally(result.rows)).toEqual([[13, 0]]);
    expect(result.quarantined.map(({ id }) => id)).toEqual(['test/api/a.test.ts › a']);
    expect(asked).toHaveLength(3);
  });
});

describe('the quarantine', () => {
  const today = Date.parse('2027-01-10');
  const entry = (changes: Partial<Quarantined> = {}): Quarantined => ({
    id: 'test/browser/drawer.test.ts › opens',
    reason: 'the swipe is measured in time',
    firstSeen: '2027-01-01',
    expires: '2027-01-15',
    ...changes,
  });
  const read = (file: string) => (file === 'test/browser/drawer.test.ts' ? "test('opens', …)" : null);
  const faults = (...entries: Quarantined[]) => quarantineFaults(entries, today, read);

  test('takes a known test with a reason for two weeks', () => {
    expect(faults(entry())).toEqual([]);
  });

  test.each([
    ['an unknown title', { id: 'test/browser/drawer.test.ts › closes' }, 'There is no such test.'],
    ['an unknown file', { id: 'test/browser/gone.test.ts › opens' }, 'There is no such test.'],
    ['no reason', { reason: ' ' }, 'It has no reason.'],
    [
      'more than 14 days',
      { expires: '2027-01-16' },
      'It has to expire 14 days after it was first seen, or earlier.',
    ],
    [
      'an expiry in the past',
      { firstSeen: '2026-12-30', expires: '2027-01-09' },
      'It expired on 2027-01-09.',
    ],
    ['days that are none', { expires: 'soon' }, 'It has to expire 14 days'],
  ])('refuses %s', (_, changes, fault) => {
    expect(faults(entry(changes)).join()).toContain(fault);
  });

  test.each([
    'test/api/donation/donation.test.ts',
    'test/api/fund-sharing/fund-shares-at-once.test.ts',
    'test/api/one-database/access-matrix.test.ts',
    'test/faults/registration-kill.test.ts',
    'test/postgres/locks.test.ts',
    'test/api/charging/once-indexes.test.ts',
    'test/unit/share-plans.test.ts',
  ])('refuses tests of money, access and lost updates: %s', (file) => {
    expect(quarantineFaults([entry({ id: `${file} › opens` })], today, () => 'opens').join()).toContain(
      'can’t be in it',
    );
  });

  test('has at most ten entries', () => {
    expect(faults(...Array.from({ length: 11 }, () => entry())).at(0)).toContain('11 entries');
  });
});

test('a line of progress names the part, its seconds and what it waits for', () => {
  expect(progressLine('api', 45.2, { done: 60, of: 137, running: ['test/api/a.test.ts'] })).toBe(
    '… api 45 s: 60 of 137, waiting for test/api/a.test.ts',
  );
  expect(progressLine('api', 15, null)).toBe('… api 15 s: starting');
});
