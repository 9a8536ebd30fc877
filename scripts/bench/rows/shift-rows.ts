import { measureShifts, shiftSettings } from '../shift-speed.ts';
import type { Measurement } from './row.ts';

/** The row about browsing shifts. */
export async function shiftRows(): Promise<Measurement[]> {
  const { middle, p99, floor, reads, taken, overfull } = await measureShifts();
  const { shifts, signUps, people: takers } = shiftSettings;
  return [
    {
      what: `${shifts} shifts with ${signUps} sign-ups browsed while ${takers} people take one`,
      measured: `${middle.toFixed(0)} ms, 99 of 100 within ${p99.toFixed(0)} ms, of ${reads}; ${taken} taken, ${overfull} shifts too full`,
      compared: `${(middle / floor).toFixed(1)} × the shifts with their places alone (${floor.toFixed(1)} ms)`,
      target: '99 of 100 ≤ 100 ms, none too full',
      met: p99 <= 100 && overfull === 0,
    },
  ];
}
