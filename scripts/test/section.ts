/** One part of the gate: what passed and failed in it, and how long it took. */
export type Tally = { passed: number; failed: number };

export type Section = { name: string; run: () => Promise<Tally & { note?: string }> };

const line = (text: string) => process.stdout.write(`${text}\n`);

/** Runs one part under its heading; a part that breaks counts as one failure, so that it can't be overlooked. */
async function runSection({ name, run }: Section): Promise<Tally & { seconds: number; note?: string }> {
  const began = performance.now();
  line(`\n── ${name} ${'─'.repeat(Math.max(0, 70 - name.length))}`);
  const tally = await run().catch((error: unknown) => {
    line(error instanceof Error ? (error.stack ?? error.message) : String(error));
    return { passed: 0, failed: 1 };
  });
  return { ...tally, seconds: (performance.now() - began) / 1000 };
}

/** Runs the parts one after the other, prints a table of them, and returns the sum. */
export async function runSections(sections: readonly Section[]): Promise<Tally> {
  const rows: string[] = [];
  const sum = { passed: 0, failed: 0 };
  let seconds = 0;
  for (const section of sections) {
    const result = await runSection(section);
    sum.passed += result.passed;
    sum.failed += result.failed;
    seconds += result.seconds;
    const counts = `${String(result.passed).padStart(6)} passed ${String(result.failed).padStart(4)} failed`;
    rows.push(
      `${section.name.padEnd(20)}${counts} ${result.seconds.toFixed(1).padStart(7)} s  ${result.note ?? ''}`.trimEnd(),
    );
  }
  line(`\n${rows.join('\n')}\n${'together'.padEnd(20)}${''.padEnd(25)}${seconds.toFixed(1).padStart(8)} s\n`);
  return sum;
}
