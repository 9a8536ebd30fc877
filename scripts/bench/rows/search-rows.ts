import { measureSearchSpeed, people } from '../search-speed.ts';
import type { Measurement } from './row.ts';

/** The rows about searching. */
export async function searchRows(): Promise<Measurement[]> {
  return (await measureSearchSpeed()).map(({ query, found, fastest, middle, slowest }) => ({
    what: `search for “${query}” among ${people.toLocaleString('en-US')} people`,
    measured: `${middle.toFixed(1)} ms, at worst ${slowest.toFixed(1)} ms, for ${found} found`,
    compared: `${(middle / fastest).toFixed(1)} × the fastest round (${fastest.toFixed(1)} ms)`,
    target: '≤ 20 ms',
    met: middle <= 20,
  }));
}
