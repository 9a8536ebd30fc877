import { measurePathSpeed } from '../path-speed.ts';
import type { Measurement } from './row.ts';

/** The row about the paths of the machines. */
export async function pathRows(): Promise<Measurement[]> {
  const { paths, perSecond } = await measurePathSpeed();
  return [
    {
      what: 'paths walked on the bare machines',
      measured: `${Math.round(perSecond)} a second`,
      compared: `${paths} paths in all`,
      target: '',
      met: null,
    },
  ];
}
