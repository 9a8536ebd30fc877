import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { mutations } from '#test/mutations/mutations.ts';
import { root } from '../run-command.ts';

/** A test that is known to fail by chance. Days are ISO days, such as `2027-01-31`. */
export type Quarantined = { id: string; reason: string; firstSeen: string; expires: string };

const path = 'test/quarantine.json';
const mostEntries = 10;
const mostDays = 14;
const day = 24 * 60 * 60 * 1000;

/** Money, access and lost updates: such a test must never be ignored. */
const neverQuarantined =
  /charg|donation|giving|payment|refund|ledger|posting|fee|fund-sharing|share|receipt|recurring|access|authoriz|security|identity|sign-in|at-once|kill|idempoten|lost|faults\/|postgres\/|roles|hidden|anonym/i;

/** The tests that find mutations of these kinds. */
const guards = new Set(
  mutations
    .filter(({ kind }) => kind === 'money' || kind === 'access' || kind === 'lost update')
    .flatMap(({ tests }) => tests),
);

export const readQuarantine = (): readonly Quarantined[] =>
  JSON.parse(readFileSync(resolve(root, path), 'utf8')) as Quarantined[];

const fileText = (file: string): string | null => {
  try {
    return readFileSync(resolve(root, file), 'utf8');
  } catch {
    return null;
  }
};

const faultsOf = (
  { id, reason, firstSeen, expires }: Quarantined,
  today: number,
  read: (file: string) => string | null,
): string[] => {
  const [file = '', ...titles] = id.split(' › ');
  const title = titles.join(' › ').split(' > ').at(-1) ?? '';
  const lasts = Date.parse(expires) - Date.parse(firstSeen);
  return [
    ...(title !== '' && read(file)?.includes(title) ? [] : ['There is no such test.']),
    ...(neverQuarantined.test(id) || guards.has(file)
      ? ['Tests of money, access and lost updates can’t be in it.']
      : []),
    ...(reason.trim() === '' ? ['It has no reason.'] : []),
    ...(lasts >= 0 && lasts <= mostDays * day
      ? []
      : [`It has to expire ${mostDays} days after it was first seen, or earlier.`]),
    ...(Date.parse(expires) < today ? [`It expired on ${expires}. Repair the test, or delete it.`] : []),
  ].map((fault) => `${id || '(no id)'}: ${fault}`);
};

/** The problems of the entries; `read` returns the text of a test file, or null. */
export const quarantineFaults = (
  entries: readonly Quarantined[],
  today: number,
  read: (file: string) => string | null = fileText,
): string[] => [
  ...(entries.length > mostEntries ? [`It has ${entries.length} entries; ${mostEntries} are the most.`] : []),
  ...entries.flatMap((entry) => faultsOf(entry, today, read)),
];

/** The static check of `test/quarantine.json`. */
export const checkQuarantine = async (): Promise<{ passed: boolean; report: string }> => {
  const faults = quarantineFaults(readQuarantine(), Date.now());
  return { passed: faults.length === 0, report: faults.map((fault) => `${path}: ${fault}`).join('\n') };
};
