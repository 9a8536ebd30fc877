import { describe, expect, test } from 'vitest';
import { planWalk } from '#scripts/walk/plan-walk.ts';
import { type AskedWalk, readWalk } from '#scripts/walk/read-walk.ts';

const asked = (flow: string, state: string, more: Partial<AskedWalk> = {}): AskedWalk => ({
  flow,
  state,
  from: null,
  seed: null,
  allEdges: false,
  slow: false,
  phone: false,
  dark: false,
  headless: false,
  ...more,
});

const labelsOf = async (...given: Parameters<typeof asked>) => {
  const planned = await planWalk(asked(...given));
  return typeof planned === 'string'
    ? planned
    : planned.paths.map(({ steps }) => steps.map(({ label }) => label));
};

test.each([
  [['donation', 'sending'], asked('donation', 'sending')],
  [
    ['donation', '--phone', 'sending', '--from=a guest', '--all-edges'],
    asked('donation', 'sending', { phone: true, from: 'a guest', allEdges: true }),
  ],
  [['donation', 'sending', '--seed=7'], asked('donation', 'sending', { seed: 7 })],
  [['donation', 'sending', '--seed=7', '--all-edges'], null],
  [['donation', 'sending', '--seed=x'], null],
  [['donation'], null],
  [['donation', 'sending', 'thanked'], null],
  [['donation', 'sending', '--fast'], null],
])('%j', (given, walk) => {
  expect(readWalk(given)).toEqual(walk);
});

describe('a walk to a state', () => {
  test('takes the shortest path that Chromium can take', async () => {
    expect(await labelsOf('contact-address', 'checking')).toEqual([
      ['xstate.done.actor.loadAddress(open change)', 'code.changed(six digits)', 'code.submitted'],
    ]);
  });

  test('takes a random path with a seed, the same one each time', async () => {
    const checking = (seed: number) => labelsOf('contact-address', 'checking', { seed });
    const [one, again, ...others] = await Promise.all([1, 1, 2, 3, 4].map(checking));
    expect(again).toEqual(one);
    expect(new Set([one, ...others].map((path) => JSON.stringify(path))).size).toBeGreaterThan(1);
  });

  test('ends in the state with every seed', async () => {
    for (let seed = 0; seed < 20; seed += 1) {
      const planned = await planWalk(asked('contact-address', 'checking', { seed }));
      const ends = typeof planned === 'string' ? planned : planned.paths.map((path) => path.steps.at(-1));
      expect(ends).toEqual([
        expect.objectContaining({ after: expect.objectContaining({ value: 'checking' }) }),
      ]);
    }
  });

  test('has no steps to a state in which the flow starts', async () => {
    expect(await labelsOf('contact-address', 'loading')).toEqual([[]]);
  });

  test('finds a state by a part of its path', async () => {
    expect(await labelsOf('forecast', 'refused')).toEqual(await labelsOf('forecast', 'shown.refused'));
  });

  test('stands in several regions of a parallel state at once', async () => {
    const state = 'open.reading.current & open.success.celebrating';
    expect(await labelsOf('base-camp', state)).toHaveLength(1);
  });

  test('takes each event case out of the state, one path after the other', async () => {
    const ends = (await labelsOf('contact-address', 'resting', { allEdges: true })) as string[][];
    expect([...new Set(ends.map((labels) => labels.at(-1)))]).toEqual(['change.begun']);
    const many = (await labelsOf('contact-address', 'unavailable', { allEdges: true })) as string[][];
    expect(many.length).toBeGreaterThan(0);
  });

  test.each([
    [asked('donatio', 'sending'), /^There is no flow donatio with a screen\. Flows:\n {2}account-closing\n/],
    [
      asked('contact-address', 'nowhere'),
      /^contact-address has no state nowhere\. States:\n {2}cancelling\n/,
    ],
    [
      asked('contact-address', 'checking', { from: 'nowhere' }),
      /^contact-address has no start nowhere\. Starts:\n {2}the edit page$/,
    ],
    [
      asked('enrollment', 'loading.confirmed'),
      /^Chromium reaches no state loading\.confirmed of enrollment from there\. It can’t take these steps:\n {2}xstate\./,
    ],
  ])('$flow $state is refused', async (walk, why) => {
    expect(await planWalk(walk)).toMatch(why);
  });
});
