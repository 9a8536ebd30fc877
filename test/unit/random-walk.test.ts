import type { FlowModel } from '@product/path-driver';
import { describe, expect, test } from 'vitest';
import { millisecondsOf, readRandomWalks } from '#scripts/walk/read-walk.ts';
import { walkAtRandom } from '#scripts/walk/walk-at-random.ts';
import { type PlantedFault, plantedModel } from '#test/support/planted-faults.ts';

test.each([
  [['--random', '10m'], { duration: '10m', flow: null, seed: null }],
  [['--random', '30s', 'donation', '--seed=7'], { duration: '30s', flow: 'donation', seed: 7 }],
  [['--random', '--seed=7', '1h'], { duration: '1h', flow: null, seed: 7 }],
  [['--random'], null],
  [['--random', 'donation'], null],
  [['--random', '10', 'donation'], null],
  [['--random', '10m', 'donation', 'sending'], null],
  [['--random', '10m', '--seed=x'], null],
  [['--random', '10m', '--phone'], null],
  [['donation', 'sending', '--seed=7'], null],
])('%j are random walks: %j', (given, asked) => {
  expect(readRandomWalks(given)).toEqual(asked);
});

test.each([
  ['30s', 30_000],
  ['10m', 600_000],
  ['1h', 3_600_000],
  ['10', null],
  ['1.5m', null],
])('%s are %j milliseconds', (duration, milliseconds) => {
  expect(millisecondsOf(duration)).toBe(milliseconds);
});

const run = async (model: FlowModel, seed: number, duration = '1m') => {
  const lines: string[] = [];
  const asked = { duration, flow: null, seed };
  const code = await walkAtRandom(asked, (line) => lines.push(line), [model]);
  return { code, lines };
};

const seedIn = (lines: readonly string[]) => Number(/--seed=(\d+)$/.exec(lines.at(-2) ?? '')?.[1]);

const start = 'from "the form": editing';
const confirmed = 'payment.confirmed → sending';
const lost = 'xstate.error.actor.createDonation(offline)';

const shortest: Record<PlantedFault, string[]> = {
  'forgets its key': [start, confirmed, `${lost} → editing`, confirmed],
  'forgets its text': [start, 'name.changed(Ada) → editing', confirmed, `${lost} → editing`],
  'has a dead end': [start, confirmed, `${lost} → failed`],
  'waits for ever': [start, confirmed],
};

describe('random walks of a machine', () => {
  test('without a fault say how far they came, and take the same steps with the same seed', async () => {
    const { code, lines } = await run(plantedModel(null), 1, '0s');
    expect(code).toBe(0);
    expect(lines).toEqual([
      expect.stringMatching(/^✓ paying: 20 paths, \d+ steps, 3 of 4 states, --seed=1$/),
    ]);
    expect(await run(plantedModel(null), 1, '0s')).toEqual({ code, lines });
    expect((await run(plantedModel(null), 2, '0s')).lines).not.toEqual(lines);
  });

  test.each(Object.entries(shortest) as [PlantedFault, string[]][])(
    'that %s end with the shortest path to it, which its seed repeats',
    async (fault, path) => {
      const first = await run(plantedModel(fault), 1);
      const told = first.lines.slice(1, -3).map((line) => line.trim());
      expect({ code: first.code, told }).toEqual({ code: 1, told: path });
      // Without time for more than the first walks.
      const again = await run(plantedModel(fault), seedIn(first.lines), '0s');
      expect({ ...again, lines: again.lines.slice(1, -2) }).toEqual({
        code: 1,
        lines: first.lines.slice(1, -2),
      });
    },
  );
});
