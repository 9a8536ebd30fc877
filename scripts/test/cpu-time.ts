import { readFileSync } from 'node:fs';

const ticksPerSecond = 100;

/**
 * Processor seconds that this machine has worked since it started, whoever it worked for; null where the system doesn't tell. A browser
 * that is killed takes its own account with it, so processes are not asked. Source: the first line of `/proc/stat`, proc(5), in ticks.
 */
const cpuSeconds = (): number | null => {
  try {
    const [, ...ticks] = readFileSync('/proc/stat', 'utf8').split('\n', 1)[0]?.trim().split(/\s+/) ?? [];
    const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0] = ticks.map(Number);
    return (user + nice + system + irq + softirq) / ticksPerSecond;
  } catch {
    return null;
  }
};

/** What a work resolved with, its seconds, and the processor seconds of the machine meanwhile (null where the system doesn't tell). */
export const measured = async <Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; seconds: number; cpu: number | null }> => {
  const began = performance.now();
  const before = cpuSeconds();
  const result = await work();
  const after = cpuSeconds();
  return {
    result,
    seconds: (performance.now() - began) / 1000,
    cpu: before === null || after === null ? null : after - before,
  };
};
