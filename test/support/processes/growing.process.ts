const kept: Buffer[] = [];

/** Keeps so many megabytes for good; which process it is. */
export const grow = (megabytes: number): number => {
  kept.push(Buffer.alloc(megabytes * 1024 * 1024, 1));
  return process.pid;
};

/** Ends the process in the middle of its work. */
export const crash = (code: number): never => process.exit(code);
