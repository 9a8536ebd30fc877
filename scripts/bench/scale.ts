/** Whether this run only shows that each row can be measured: `npm run bench -- --tiny`. */
export const isTiny = process.argv.slice(2).includes('--tiny');

/** A size of a measurement: the full one, or a tiny one that takes seconds instead of minutes. */
export const scaled = <Size>(full: Size, tiny: Size): Size => (isTiny ? tiny : full);
