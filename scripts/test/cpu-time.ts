import { readFileSync } from 'node:fs';

const ticksPerSecond = 100;

/**
 * Processor seconds of all child processes that have ended, theirs included; null where the system doesn't tell.
 * Source: `cutime` and `cstime` of proc(5), in ticks.
 */
export const cpuSeconds = (): number | null => {
  try {
    const stat = readFileSync('/proc/self/stat', 'utf8');
    // The second field, a name in brackets, may hold spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[13]) + Number(fields[14])) / ticksPerSecond;
  } catch {
    return null;
  }
};
