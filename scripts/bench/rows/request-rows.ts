import { measureRequestSpeed } from '../request-speed.ts';
import type { Measurement } from './row.ts';

/** The rows about requests to the embedded database. */
export async function requestRows(): Promise<Measurement[]> {
  return (await measureRequestSpeed()).map(({ name, ours, bare, ratio, statements }) => ({
    what: name,
    measured: `${Math.round(ours)} a second, ${statements} statements each`,
    compared: `${ratio.toFixed(2)} × a bare route with the same SQL (${Math.round(bare)} a second)`,
    target: name === 'registration read' ? '≥ 0.60 ×' : '',
    met: name === 'registration read' ? ratio >= 0.6 : null,
  }));
}
