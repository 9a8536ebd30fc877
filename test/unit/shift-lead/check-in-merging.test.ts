import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type CheckInWord,
  checkInStateOf,
  type Entry,
  replacedBy,
  saidOf,
} from '#machines/shift-lead/check-in.rules.ts';

const entry = (id: string, said: CheckInWord, ...replaces: string[]): Entry => ({ id, said, replaces });

const said = (...entries: Entry[]) => {
  const { current, contradicting } = checkInStateOf(entries);
  return [current?.id ?? null, contradicting.map(({ id }) => id)];
};

describe('Merging of what leads said', () => {
  test.each([
    ['nothing', [], [null, []]],
    ['one entry', [entry('a', 'absent')], ['a', []]],
    ['a later entry of one who knew the first', [entry('a', 'here'), entry('b', 'absent', 'a')], ['b', []]],
    ['two that say the same, unknown to each other', [entry('b', 'here'), entry('a', 'here')], ['a', []]],
    ['here outweighs not here', [entry('a', 'absent'), entry('b', 'here')], ['b', ['a']]],
    ['not here outweighs taken back', [entry('a', 'withdrawn', 'x'), entry('b', 'absent')], ['b', ['a']]],
    [
      'an entry that knows both settles it',
      [entry('a', 'absent'), entry('b', 'here'), entry('c', 'absent', 'a', 'b')],
      ['c', []],
    ],
    ['an entry whose forerunner never came', [entry('b', 'absent', 'a')], ['b', []]],
    ['an entry that names itself', [entry('a', 'here', 'a')], ['a', []]],
    ['a circle', [entry('a', 'absent', 'b'), entry('b', 'here', 'a')], ['b', ['a']]],
  ] as const)('%s', (_, entries, expected) => {
    expect(said(...entries)).toEqual(expected);
  });

  test('a withdrawn entry does not count', () => {
    expect(saidOf(checkInStateOf([entry('a', 'here'), entry('b', 'withdrawn', 'a')]))).toBeNull();
    expect(saidOf(checkInStateOf([]))).toBeNull();
    expect(saidOf(checkInStateOf([entry('a', 'absent')]))).toBe('absent');
  });
});

test('a new entry replaces what nothing has replaced, once each and 50 at most', () => {
  expect(replacedBy([entry('a', 'here'), entry('b', 'absent', 'a'), entry('b', 'absent', 'a')])).toEqual([
    'b',
  ]);
  const many = Array.from({ length: 51 }, (_, at) => entry(`${at}`, 'here'));
  expect(replacedBy(many)).toHaveLength(50);
});

const words = ['here', 'absent', 'withdrawn'] as const;
const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
/** Any entries, also ones that no device makes. */
const anything = fc.uniqueArray(
  fc.record({
    id: fc.constantFrom(...ids),
    said: fc.constantFrom(...words),
    replaces: fc.uniqueArray(fc.constantFrom(...ids), { maxLength: 4 }),
  }),
  { selector: ({ id }) => id },
);

/** A step of two devices: one makes an entry, or receives all entries of the other. */
const step = fc.record({
  device: fc.constantFrom(0, 1, 2),
  hearsOf: fc.option(fc.constantFrom(0, 1, 2), { nil: null }),
  said: fc.constantFrom(...words),
});

const lived = fc.array(step, { maxLength: 14 }).map((steps) => {
  const known: Entry[][] = [[], [], []];
  const entries: Entry[] = [];
  for (const [at, { device, hearsOf, said: word }] of steps.entries()) {
    const own = known[device] ?? [];
    if (hearsOf !== null)
      known[device] = [...new Map([...own, ...(known[hearsOf] ?? [])].map((one) => [one.id, one])).values()];
    else {
      const made = entry(`id-${at}`, word, ...replacedBy(own));
      known[device] = [...own, made];
      entries.push(made);
    }
  }
  return { entries, known };
});

describe('Merging, whatever happens', () => {
  test('any order and any repetition of the same entries gives the same', () => {
    fc.assert(
      fc.property(anything, fc.infiniteStream(fc.nat()), (entries, order) => {
        const first = checkInStateOf(entries);
        const shuffled = [...entries, ...entries]
          .map((one) => ({ one, at: order.next().value ?? 0 }))
          .sort((one, other) => one.at - other.at)
          .map(({ one }) => one);
        expect(checkInStateOf(shuffled)).toEqual(first);
      }),
    );
  });

  test('in parts, from device to device, the result is that of the whole', () => {
    fc.assert(
      fc.property(lived, fc.nat(), ({ entries, known }, cut) => {
        const at = entries.length === 0 ? 0 : cut % (entries.length + 1);
        const parts = [...entries.slice(at), ...known.flat(), ...entries.slice(0, at)];
        expect(checkInStateOf(parts)).toEqual(checkInStateOf(entries));
      }),
    );
  });

  test('every entry counts, agrees, contradicts, or was replaced by a lead who knew it', () => {
    fc.assert(
      fc.property(lived, ({ entries }) => {
        const { current, contradicting } = checkInStateOf(entries);
        const replaced = new Set(entries.flatMap(({ replaces }) => replaces));
        for (const one of entries)
          expect(
            replaced.has(one.id) ||
              one.said === current?.said ||
              contradicting.some(({ id }) => id === one.id),
          ).toBe(true);
        expect(current === null).toBe(entries.length === 0);
      }),
    );
  });

  test('an entry that replaces all others is the current one', () => {
    fc.assert(
      fc.property(lived, fc.constantFrom(...words), ({ entries }, word) => {
        const last = entry('last', word, ...replacedBy(entries));
        expect(checkInStateOf([last, ...entries])).toEqual({ current: last, contradicting: [] });
      }),
    );
  });
});
