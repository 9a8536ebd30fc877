import { randomBytes } from 'node:crypto';
import { type FaultCase, faultCases } from '#test/faults/giving/cases.ts';
import { closeScenarios } from '#test/faults/giving/scenario.ts';
import { exitCodeOf } from './exit-code.ts';
import { prepared, prepareSources } from './prepare.ts';
import { findPostgres } from './test/postgres.ts';

/*
 * The fault runs of giving. FAULTS_INTENTS and FAULTS_CRASHES set the numbers over all cases, FAULTS_SEED repeats a run, and arguments name
 * the cases: `npm run test:faults -- "disk full"`.
 */

const line = (text: string) => process.stdout.write(`${text}\n`);

const numberOf = (name: string, usual: number): number => {
  const given = process.env[name];
  if (!given) return usual;
  if (!/^[1-9]\d*$/.test(given)) throw new Error(`${name} must be a whole number from 1 on.`);
  return Number(given);
};

const intents = numberOf('FAULTS_INTENTS', 100_000);
const crashes = numberOf('FAULTS_CRASHES', 100);
const seed = process.env.FAULTS_SEED || randomBytes(4).toString('hex');
const wanted = process.argv.slice(2);
const chosen = faultCases.filter(({ name }) => wanted.length === 0 || wanted.includes(name));

const heads = [
  'sent',
  'donations',
  'told charged',
  'told not',
  'at gateway',
  'in ledger',
  'lost',
  'double',
  'other',
  'sum',
];
const nameWidth = Math.max(...faultCases.map(({ name }) => name.length));
const row = (name: string, cells: readonly (string | number)[], end = '') =>
  [
    name.padEnd(nameWidth),
    ...cells.map((cell, index) => String(cell).padStart(heads[index]?.length ?? 0)),
    end,
  ]
    .join('  ')
    .trimEnd();

/** Its share of the whole; a case that runs alone has the same size. */
const sizeOf = ({ share, isKilling }: FaultCase) => ({
  intents: Math.max(40, Math.round(intents * share)),
  crashes: isKilling ? Math.max(2, Math.round(crashes * share * crashScale)) : 0,
});
const killingShare = faultCases.reduce((sum, { share, isKilling }) => sum + (isKilling ? share : 0), 0);
const crashScale = 1 / killingShare;

/** Runs a case and prints its line; resolves with whether its reports agree. */
const run = async (fault: FaultCase): Promise<boolean> => {
  const began = performance.now();
  try {
    const { findings, ...found } = await fault.run(`${seed}-${faultCases.indexOf(fault)}`, sizeOf(fault));
    const count = (kind: string) => findings.filter((finding) => finding.kind === kind).length;
    const [lost, double] = [count('lost'), count('double')];
    const seconds = `${((performance.now() - began) / 1000).toFixed(0)} s`;
    const { sent, intents: donations, acknowledged, refused, charged, inLedger, sum } = found;
    const other = findings.length - lost - double;
    line(
      row(
        fault.name,
        [sent, donations, acknowledged, refused, charged, inLedger, lost, double, other, sum],
        seconds,
      ),
    );
    for (const { kind, subject, what } of findings.slice(0, 20)) line(`  ${kind}: ${subject}: ${what}`);
    return findings.length === 0 && sum === 0;
  } catch (error) {
    line(
      `${fault.name.padEnd(nameWidth)}  could not be run: ${error instanceof Error ? error.message : error}`,
    );
    return false;
  }
};

if (chosen.length === 0 || chosen.length < wanted.length) {
  process.stderr.write(`Cases: ${faultCases.map(({ name }) => name).join(', ')}\n`);
  process.exit(2);
}
if (!findPostgres()) {
  process.stderr.write(
    'The fault runs need a PostgreSQL server: apt-get install postgresql, or set POSTGRES_BIN to the folder with initdb.\n',
  );
  process.exit(1);
}
await prepared(prepareSources);
for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const)
  process.once(signal, () => void closeScenarios().finally(() => process.exit(code)));
line(
  `${intents} gifts, each sent twice or more, and ${crashes} crashes. FAULTS_SEED=${seed} repeats them.\n`,
);
line(row('', heads));
let clean = 0;
for (const fault of chosen) if (await run(fault)) clean += 1;
line(`\n${clean} of ${chosen.length} clean`);
process.exitCode = exitCodeOf({ passed: clean, failed: chosen.length - clean });
