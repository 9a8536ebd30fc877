import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { challengeFor, isAnswered } from '#server/donation/donation.card-testing.proof.ts';
import {
  difficultyFor,
  judge,
  leastDifficulty,
  mostDifficulty,
  type Signals,
  suspicion,
} from '#server/donation/donation.card-testing.rules.ts';
import { neighbourhood } from '#server/platform/contract/neighbourhood.ts';
import { findAnswer } from '#src/features/donation/proof/find-answer.ts';

const none = { tenMinutes: 0, hour: 0, day: 0 };
const quiet: Signals = {
  isRepeat: false,
  isSignedIn: false,
  hasGiven: false,
  amount: 5_000,
  address: { ...none, cards: 0 },
  device: { ...none, cards: 0 },
  donor: none,
  card: none,
  domain: { ...none, charged: 0 },
  site: { ended: 0, declined: 0, openSmall: 0, tried: 0, provenDeclined: 0, provenSmall: 0 },
};
const lately = (count: number) => ({ tenMinutes: count, hour: count, day: count });
const storm = { ended: 60, declined: 40, openSmall: 0, tried: 60, provenDeclined: 0, provenSmall: 0 };

const count = fc.nat({ max: 300 });
const windows = fc
  .tuple(count, count, count)
  .map(([a, b, c]) => ({ tenMinutes: a, hour: a + b, day: a + b + c }));
const counted = fc.tuple(windows, count).map(([found, cards]) => ({ ...found, cards }));
const anySignals: fc.Arbitrary<Signals> = fc.record({
  isRepeat: fc.boolean(),
  isSignedIn: fc.boolean(),
  hasGiven: fc.boolean(),
  amount: fc.integer({ min: 500, max: 10_000_000 }),
  address: counted,
  device: counted,
  donor: windows,
  card: windows,
  domain: fc.tuple(windows, count).map(([found, charged]) => ({ ...found, charged })),
  site: fc.record({
    ended: count,
    declined: count,
    openSmall: count,
    tried: count,
    provenDeclined: count,
    provenSmall: count,
  }),
});

describe('a try', () => {
  test.each<[string, Partial<Signals>, ReturnType<typeof judge>]>([
    ['like any other goes on', {}, { kind: 'allow' }],
    [
      'after a card was mistyped three times goes on',
      { device: { ...lately(3), cards: 1 } },
      { kind: 'allow' },
    ],
    [
      'after four refused cards is work',
      { device: { ...lately(4), cards: 4 } },
      { kind: 'work', difficulty: 16 },
    ],
    [
      'of a small sum is suspicious sooner',
      { amount: 500, device: { ...lately(3), cards: 1 } },
      { kind: 'work', difficulty: 16 },
    ],
    [
      'after ten refusals on one device is over',
      { device: { ...lately(10), cards: 1 } },
      { kind: 'refuse', seconds: 600 },
    ],
    [
      'after many in an hour is over for the hour',
      { address: { tenMinutes: 0, hour: 30, day: 30, cards: 1 } },
      { kind: 'refuse', seconds: 3_600 },
    ],
    [
      'by a donor whose e-mail was misused is work, never over',
      { donor: lately(200) },
      { kind: 'work', difficulty: 21 },
    ],
    ['from a provider’s domain goes on', { domain: { ...lately(60), charged: 140 } }, { kind: 'allow' }],
    [
      'from a domain that never gave is work',
      { domain: { ...lately(12), charged: 0 } },
      { kind: 'work', difficulty: 16 },
    ],
    ['by a stranger in a storm is work', { site: storm }, { kind: 'work', difficulty: 16 }],
    [
      'by a stranger is more work when others work to try bad cards',
      { site: { ...storm, provenDeclined: 25 } },
      { kind: 'work', difficulty: 18 },
    ],
    [
      'in a burst of small ones that nobody has answered yet is work',
      { site: { ...quiet.site, openSmall: 60, tried: 70 } },
      { kind: 'work', difficulty: 16 },
    ],
    ['on a good day with as many declines goes on', { site: { ...storm, ended: 200 } }, { kind: 'allow' }],
    ['by somebody signed in goes on in a storm', { site: storm, isSignedIn: true }, { kind: 'allow' }],
  ])('%s', (_what, found, verdict) => {
    expect(judge({ ...quiet, ...found }, false)).toEqual(verdict);
  });

  test('that is worked for goes on, but for small ones beyond twenty a minute in a storm', () => {
    expect(judge({ ...quiet, site: storm }, true)).toEqual({ kind: 'allow' });
    const crowd = { ...storm, provenSmall: 20 };
    expect(judge({ ...quiet, site: crowd }, true)).toEqual({ kind: 'allow' });
    expect(judge({ ...quiet, amount: 500, site: crowd }, true)).toEqual({ kind: 'refuse', seconds: 60 });
  });

  test('of whoever gave before goes on whatever happens around them', () => {
    fc.assert(
      fc.property(anySignals, fc.nat({ max: 19 }), (found, declines) => {
        const known = { ...found, isSignedIn: true, hasGiven: true, donor: lately(declines) };
        expect(judge(known, false)).toEqual({ kind: 'allow' });
      }),
    );
  });

  test('that is repeated is never stopped', () => {
    fc.assert(
      fc.property(anySignals, fc.boolean(), (found, isProven) => {
        expect(judge({ ...found, isRepeat: true }, isProven)).toEqual({ kind: 'allow' });
      }),
    );
  });

  test('is never asked for work that was done, nor for more than there is', () => {
    fc.assert(
      fc.property(anySignals, (found) => {
        expect(judge(found, true).kind).not.toBe('work');
        const difficulty = difficultyFor(found);
        expect(difficulty).toBe(Math.min(mostDifficulty, Math.max(leastDifficulty, Math.floor(difficulty))));
      }),
    );
  });

  test('is judged no milder for more declines', () => {
    const severity = { allow: 0, work: 1, refuse: 2 };
    fc.assert(
      fc.property(anySignals, fc.constantFrom('address', 'device', 'donor', 'card'), (found, facet) => {
        const more = {
          ...found[facet],
          tenMinutes: found[facet].tenMinutes + 1,
          hour: found[facet].hour + 1,
        };
        const worse = { ...found, [facet]: { ...more, day: found[facet].day + 1 } };
        expect(suspicion(worse)).toBeGreaterThanOrEqual(suspicion(found));
        expect(severity[judge(worse, false).kind]).toBeGreaterThanOrEqual(severity[judge(found, false).kind]);
      }),
    );
  });
});

describe('a piece of work', () => {
  const key = '0b6f6f0e-7f3b-4b63-9d2f-0a4c1d6b7a01';
  const now = new Date('2027-03-01T15:00:00Z');
  const later = (seconds: number) => new Date(now.getTime() + seconds * 1_000);
  const { challenge, difficulty, expiresAt } = challengeFor('secret', key, 10, now);
  const answer = findAnswer(challenge, difficulty);
  const isGood = (more: { of?: string; said?: string; answer?: string; at?: Date; secret?: string } = {}) =>
    isAnswered(
      more.secret ?? 'secret',
      more.of ?? key,
      { challenge: more.said ?? challenge, answer: more.answer ?? answer },
      more.at ?? now,
    );

  test('is good for its gift for five minutes', () => {
    expect(expiresAt).toEqual(later(300));
    expect([isGood(), isGood({ of: key.toUpperCase() }), isGood({ at: later(299) })]).toEqual([
      true,
      true,
      true,
    ]);
    expect(isGood({ at: later(300) })).toBe(false);
  });

  test('is good for no other gift, and nobody else can make one', () => {
    expect(isGood({ of: '0b6f6f0e-7f3b-4b63-9d2f-0a4c1d6b7a02' })).toBe(false);
    expect(isGood({ secret: 'another' })).toBe(false);
    const easier = challenge.replace('.10.', '.1.');
    expect(isGood({ said: easier, answer: findAnswer(easier, 1) })).toBe(false);
    const longer = challenge.replace(String(expiresAt.getTime()), String(later(600).getTime()));
    expect(isGood({ said: longer, answer: findAnswer(longer, 10) })).toBe(false);
    expect(isGood({ said: 'made up' })).toBe(false);
  });

  test('has to be done', () => {
    const wrong = Array.from({ length: 50 }, (_, at) => String(at)).filter((one) => one !== answer);
    expect(wrong.filter((one) => isGood({ answer: one }))).toEqual([]);
  });
});

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
  ['2001:DB8::1', '2001:db8:0:0'],
  ['127.0.0.1', null],
  ['10.1.2.3', null],
  ['172.31.0.1', null],
  ['172.32.0.1', '172.32.0.1'],
  ['::1', null],
  ['fd00::7', null],
  ['fe80::1%eth0', null],
  ['', null],
])('the address %s counts as %s', (address, neighbours) => {
  expect(neighbourhood(address)).toBe(neighbours);
});
