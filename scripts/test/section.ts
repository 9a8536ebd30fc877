import { cpuSeconds } from './cpu-time.ts';
import { type Failure, failuresText } from './failure.ts';
import { slowestTable, type TimedTest } from './slowest.ts';

/** A part that hangs has to end; a slow machine must not be taken for one. */
export const partLimitSeconds = 2 * 60 * 60;

/** One part of the gate: what passed and failed in it. */
export type Tally = { passed: number; failed: number };

/** `tests`: how long each test took, for the list of the slowest. `failures`: what failed, for the end of the log. */
export type SectionResult = Tally & {
  note?: string;
  tests?: readonly TimedTest[];
  failures?: readonly Failure[];
};

/** The files of a part to run instead of all, and a pattern of titles where not all of their tests are wanted. */
export type TestFilter = { files: readonly string[]; titles: string | null };

export type Section = { name: string; run: (only?: TestFilter) => Promise<SectionResult> };

const line = (text: string) => process.stdout.write(`${text}\n`);

const cores = 2;

type Row = SectionResult & { name: string; seconds: number; cpu: number | null };

/** Runs one part under its heading; a part that breaks counts as one failure, so that it can't be overlooked. */
async function runSection({ name, run }: Section): Promise<Row> {
  const began = performance.now();
  const cpuBefore = cpuSeconds();
  line(`\n── ${name} ${'─'.repeat(Math.max(0, 70 - name.length))}`);
  const result = await run().catch((error: unknown) => {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    line(text);
    return { passed: 0, failed: 1, failures: [{ file: null, title: null, error: text }] };
  });
  const cpuAfter = cpuSeconds();
  const cpu = cpuBefore === null || cpuAfter === null ? null : cpuAfter - cpuBefore;
  return { ...result, name, seconds: (performance.now() - began) / 1000, cpu };
}

/** How much of two cores a part kept busy; the rest it waited. */
const busy = ({ cpu, seconds }: Pick<Row, 'cpu' | 'seconds'>): string =>
  cpu === null ? '' : `${Math.round((100 * cpu) / (cores * seconds))} %`;

const rowText = (row: Row): string => {
  const counts = `${String(row.passed).padStart(6)} passed ${String(row.failed).padStart(4)} failed`;
  const times = `${row.seconds.toFixed(1).padStart(8)} s ${busy(row).padStart(6)}`;
  return `${row.name.padEnd(20)}${counts}${times}  ${row.note ?? ''}`.trimEnd();
};

/** A part that counts failures without saying which has only its note to show. */
const failuresOf = ({ name, failed, failures = [], note }: Row) => ({
  name,
  failures:
    failed > 0 && failures.length === 0
      ? [
          {
            file: null,
            title: null,
            error: note || 'The part ended with an error; its own output says more.',
          },
        ]
      : failures,
});

/** Runs the parts one after the other, prints a table of them, and returns the sum and the text of what failed. */
export async function runSections(sections: readonly Section[]): Promise<{ tally: Tally; failures: string }> {
  const rows: Row[] = [];
  for (const section of sections) rows.push(await runSection(section));
  for (const { name, tests = [] } of rows) if (tests.length > 0) line(slowestTable(name, tests));
  const seconds = rows.reduce((sum, row) => sum + row.seconds, 0);
  const known = rows.flatMap(({ cpu }) => cpu ?? []);
  const cpu = known.length === 0 ? null : known.reduce((sum, one) => sum + one, 0);
  const together = `${seconds.toFixed(1).padStart(8)} s ${busy({ seconds, cpu }).padStart(6)}`;
  line(`\n${''.padEnd(54)}of ${cores} cores`);
  line(`${rows.map(rowText).join('\n')}\n${'together'.padEnd(20)}${''.padEnd(25)}${together}\n`);
  return {
    tally: {
      passed: rows.reduce((sum, { passed }) => sum + passed, 0),
      failed: rows.reduce((sum, { failed }) => sum + failed, 0),
    },
    failures: failuresText(rows.map(failuresOf)),
  };
}
