import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Ended, gatesOf } from '#server/fraud/fraud.gate.ts';
import { challengeFor, isAnswered } from '#server/fraud/fraud.proof.ts';
import {
  type Budget,
  difficultyFor,
  type Facet,
  judge,
  leastDifficulty,
  mayClaim,
  mostDifficulty,
  type Signals,
  suspicion,
  type Verdict,
} from '#server/fraud/fraud.rules.ts';
import type { Db } from '#server/platform/database/database.ts';
import { findAnswer } from '#src/features/donation/proof/find-answer.ts';

const steady = (abandoned: number, tries: number) => ({
  hour: { abandoned, tries },
  day: { abandoned, tries },
});
const settled = { plain: steady(0, 0), authenticated: steady(0, 0) };
const none = { tenMinutes: 0, hour: 0, day: 0, cards: 0, charged: 0, confirmed: 0, unconfirmed: 0 };
const quiet: Signals = {
  isRepeat: false,
  isSignedIn: false,
  isKnown: false,
  amount: 5_000,
  address: none,
  device: none,
  donor: none,
  card: none,
  domain: none,
  site: { plain: { hour: 0, day: 0 }, authenticated: { hour: 0, day: 0 }, settled },
};
const lately = (count: number, more: Partial<Facet> = {}): Facet => ({
  ...none,
  tenMinutes: count,
  hour: count,
  day: count,
  ...more,
});
const allow: Verdict = { kind: 'allow' };
const over = (seconds: number): Verdict => ({ kind: 'refuse', seconds });
const calm: Budget = { declines: 20, isFull: false };
const alarm: Signals['site'] = { ...quiet.site, plain: { hour: 20, day: 20 } };
const asked = { kind: 'authenticate', isStrict: false } as const;
const work = (difficulty: number) => ({ kind: 'work', difficulty }) as const;

const count = fc.nat({ max: 300 });
const facet: fc.Arbitrary<Facet> = fc
  .record({
    a: count,
    b: count,
    c: count,
    cards: count,
    charged: count,
    confirmed: count,
    unconfirmed: count,
  })
  .map(({ a, b, c, ...more }) => ({ tenMinutes: a, hour: a + b, day: a + b + c, ...more }));
const paced = fc.record({ tries: fc.nat({ max: 9_000 }), abandoned: count });
const pacedTries = fc.record({ hour: paced, day: paced });
const abandoned = fc.tuple(count, count).map(([hour, more]) => ({ hour, day: hour + more }));
const anySignals: fc.Arbitrary<Signals> = fc.record({
  isRepeat: fc.boolean(),
  isSignedIn: fc.boolean(),
  isKnown: fc.boolean(),
  amount: fc.integer({ min: 500, max: 10_000_000 }),
  address: facet,
  device: facet,
  donor: facet,
  card: facet,
  domain: facet,
  site: fc.record({
    plain: abandoned,
    authenticated: abandoned,
    settled: fc.record({ plain: pacedTries, authenticated: pacedTries }),
  }),
});
const anyBudget: fc.Arbitrary<Budget> = fc.record({
  declines: fc.integer({ min: 5, max: 1_000 }),
  isFull: fc.boolean(),
});

describe('a try', () => {
  test.each<[string, Partial<Signals>, { unproven: Verdict; proven: Verdict }]>([
    ['like any other goes on', {}, { unproven: allow, proven: allow }],
    [
      'after a card was mistyped three times goes on',
      { device: lately(3, { cards: 1 }) },
      { unproven: allow, proven: allow },
    ],
    [
      'after four refused cards is work',
      { device: lately(4, { cards: 4 }) },
      { unproven: work(16), proven: allow },
    ],
    [
      'of a small sum is suspicious sooner',
      { amount: 500, device: lately(3, { cards: 1 }) },
      { unproven: work(16), proven: allow },
    ],
    [
      'after eight refused cards needs an authentication',
      { device: lately(8, { cards: 8 }) },
      { unproven: work(17), proven: asked },
    ],
    [
      'after ten refusals on one device is over',
      { device: lately(10, { cards: 1 }) },
      { unproven: over(600), proven: over(600) },
    ],
    [
      'from an address that others try cards from needs an authentication, never more',
      { address: lately(200, { cards: 200 }) },
      { unproven: work(21), proven: asked },
    ],
    [
      'from a carrier’s address with a decline for each twenty charges goes on',
      { address: lately(5, { charged: 95 }) },
      { unproven: allow, proven: allow },
    ],
    [
      'by a donor whose e-mail was misused needs an authentication, never more',
      { donor: lately(200) },
      { unproven: work(21), proven: asked },
    ],
    [
      'from a provider’s domain goes on',
      { domain: lately(60, { charged: 140 }) },
      { unproven: allow, proven: allow },
    ],
    ['from a domain that never gave is work', { domain: lately(12) }, { unproven: work(16), proven: allow }],
    [
      'by somebody without a history needs an authentication while cards are tried out',
      { site: alarm },
      { unproven: work(16), proven: asked },
    ],
    [
      'by somebody signed in without a history needs it, too',
      { site: alarm, isSignedIn: true },
      { unproven: work(16), proven: asked },
    ],
    [
      'needs it as well once a day’s declines are spent slowly',
      { site: { ...quiet.site, plain: { hour: 5, day: 80 } } },
      { unproven: work(16), proven: asked },
    ],
    [
      'needs the bank’s own word while authenticated cards are declined as well',
      { site: { ...alarm, authenticated: { hour: 10, day: 10 } } },
      { unproven: work(16), proven: { ...asked, isStrict: true } },
    ],
    [
      'needs it while cards are tried slowly beside many donors',
      { site: { ...quiet.site, settled: { ...settled, plain: steady(20, 400) } } },
      { unproven: work(16), proven: asked },
    ],
    [
      'goes on while as many donors give up as ever do',
      { site: { ...quiet.site, settled: { ...settled, plain: steady(20, 401) } } },
      { unproven: allow, proven: allow },
    ],
    [
      'on a good day with fewer declines goes on',
      { site: { ...quiet.site, plain: { hour: 19, day: 79 } } },
      { unproven: allow, proven: allow },
    ],
    [
      'by a new account with eight refusals is over',
      { isSignedIn: true, donor: lately(8) },
      { unproven: over(3_600), proven: over(3_600) },
    ],
    [
      'by a known donor with eight refusals needs an authentication',
      { isSignedIn: true, isKnown: true, donor: lately(8) },
      { unproven: asked, proven: asked },
    ],
  ])('%s', (_what, found, verdicts) => {
    const signals = { ...quiet, ...found };
    expect({ unproven: judge(signals, calm, false), proven: judge(signals, calm, true) }).toEqual(verdicts);
  });

  test('needs an authentication while more are under way than could be stopped', () => {
    const full = { ...calm, isFull: true };
    expect([judge(quiet, full, false), judge(quiet, full, true)]).toEqual([work(16), asked]);
  });

  test('of somebody who gave before goes on, unless too many such people pay at once', () => {
    fc.assert(
      fc.property(anySignals, anyBudget, fc.nat({ max: 7 }), (found, budget, declines) => {
        const known = { ...found, isRepeat: false, isSignedIn: true, isKnown: true, donor: lately(declines) };
        expect(judge(known, { ...budget, isFull: false }, false)).toEqual(allow);
        expect(judge(known, { ...budget, isFull: true }, false).kind).toBe('authenticate');
      }),
    );
  });

  test('that is repeated is never stopped', () => {
    fc.assert(
      fc.property(anySignals, anyBudget, fc.boolean(), (found, budget, isProven) => {
        expect(judge({ ...found, isRepeat: true }, budget, isProven)).toEqual(allow);
      }),
    );
  });

  test('is refused for nothing that others can cause', () => {
    fc.assert(
      fc.property(anySignals, anyBudget, fc.boolean(), (found, budget, isProven) => {
        const guest = { ...found, isSignedIn: false, isKnown: false, device: none };
        expect(judge(guest, budget, isProven).kind).not.toBe('refuse');
      }),
    );
  });

  test('is never asked for work that was done, nor for more than there is', () => {
    fc.assert(
      fc.property(anySignals, anyBudget, (found, budget) => {
        expect(judge(found, budget, true).kind).not.toBe('work');
        const difficulty = difficultyFor(found);
        expect(difficulty).toBe(Math.min(mostDifficulty, Math.max(leastDifficulty, Math.floor(difficulty))));
      }),
    );
  });

  test('is judged no milder for more declines', () => {
    const severity = { allow: 0, work: 1, authenticate: 2, refuse: 3 };
    fc.assert(
      fc.property(
        anySignals,
        anyBudget,
        fc.constantFrom('address', 'device', 'donor', 'card'),
        fc.boolean(),
        (found, budget, of, isProven) => {
          const { tenMinutes, hour, day } = found[of];
          const more = { ...found[of], tenMinutes: tenMinutes + 1, hour: hour + 1, day: day + 1 };
          const worse = { ...found, [of]: more };
          expect(suspicion(worse)).toBeGreaterThanOrEqual(suspicion(found));
          expect(severity[judge(worse, budget, isProven).kind]).toBeGreaterThanOrEqual(
            severity[judge(found, budget, isProven).kind],
          );
        },
      ),
    );
  });
});

describe('a claim of an authentication', () => {
  const claims = (more: Partial<Signals>, isScarce = false) => mayClaim({ ...quiet, ...more }, isScarce);
  test('is looked up until five were wrong at one address or device within an hour', () => {
    expect(claims({ address: { ...none, unconfirmed: 4 }, device: { ...none, unconfirmed: 4 } })).toBe(true);
    expect(claims({ address: { ...none, unconfirmed: 5 } })).toBe(false);
    expect(claims({ device: { ...none, unconfirmed: 5 } })).toBe(false);
  });
  test('is looked up once an address while the whole site has many wrong ones', () => {
    expect(claims({}, true)).toBe(true);
    expect(claims({ address: { ...none, unconfirmed: 1 } }, true)).toBe(false);
  });
  test('is looked up for the donors of an address from which most are right', () => {
    expect(claims({ address: { ...none, unconfirmed: 300, confirmed: 100 } })).toBe(true);
    expect(claims({ address: { ...none, unconfirmed: 301, confirmed: 100 } }, true)).toBe(false);
  });
  test('of somebody signed in does not depend on their address', () => {
    expect(claims({ isSignedIn: true, address: { ...none, unconfirmed: 50 } })).toBe(true);
    expect(claims({ isSignedIn: true, donor: { ...none, unconfirmed: 5 } })).toBe(false);
  });
});

describe('a gate', () => {
  const minute = 60_000;
  const opened = (count: number) => {
    const gate = gatesOf({} as Db).plain;
    const leaving = Array.from({ length: count }, (_, at) => gate.enter(`key ${at}`));
    return {
      isShut: (declines: number, now: number, key = 'one more') => gate.isShut(key, declines, now),
      enter: gate.enter,
      leave: (ended: Ended, now: number) => leaving.pop()?.(ended, now),
    };
  };
  test('lets as many in at once as the site puts up with declines in an hour', () => {
    expect(opened(19).isShut(20, 0)).toBe(false);
    expect(opened(20).isShut(20, 0)).toBe(true);
  });
  test('counts a gift that is sent twice once', () => {
    const { enter, isShut } = opened(19);
    enter('key 0');
    expect(isShut(20, 0)).toBe(false);
    enter('key 19');
    expect([isShut(20, 0), isShut(20, 0, 'key 0')]).toEqual([true, false]);
  });
  test('keeps the place of a decline for a minute, and of nothing else', () => {
    const { isShut, leave } = opened(20);
    leave('declined', 0);
    expect([isShut(20, 0), isShut(20, minute - 1), isShut(20, minute)]).toEqual([true, true, false]);
    leave('unclear', minute);
    expect(isShut(19, minute)).toBe(false);
  });
  test('opens by one for each four charges of the last minute', () => {
    const { isShut, enter } = opened(20);
    for (let at = 0; at < 4; at += 1) enter('another')('charged', 0);
    expect([isShut(20, 0), isShut(20, minute)]).toEqual([false, true]);
  });
  test('of attempted authentications has its own places', () => {
    const { plain, attempted } = gatesOf({} as Db);
    plain.enter('one');
    expect([plain.isShut('two', 1, 0), attempted.isShut('two', 1, 0)]).toEqual([true, false]);
  });
});

test('claims are scarce after three hundred wrong ones within ten minutes', () => {
  const gates = gatesOf({} as Db);
  for (let at = 0; at < 300; at += 1) gates.noteWrongClaim(at);
  expect([gates.areClaimsScarce(300), gates.areClaimsScarce(600_000)]).toEqual([true, false]);
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

  test('is good for its gift for fifteen minutes', () => {
    expect(expiresAt).toEqual(later(900));
    expect([isGood(), isGood({ of: key.toUpperCase() }), isGood({ at: later(899) })]).toEqual([
      true,
      true,
      true,
    ]);
    expect(isGood({ at: later(900) })).toBe(false);
  });

  test('is good for no other gift, and nobody else can make one', () => {
    expect(isGood({ of: '0b6f6f0e-7f3b-4b63-9d2f-0a4c1d6b7a02' })).toBe(false);
    expect(isGood({ secret: 'another' })).toBe(false);
    const easier = challenge.replace('.10.', '.1.');
    expect(isGood({ said: easier, answer: findAnswer(easier, 1) })).toBe(false);
    const longer = challenge.replace(String(expiresAt.getTime()), String(later(1_800).getTime()));
    expect(isGood({ said: longer, answer: findAnswer(longer, 10) })).toBe(false);
    expect(isGood({ said: 'made up' })).toBe(false);
  });

  test('has to be done', () => {
    const wrong = Array.from({ length: 50 }, (_, at) => String(at)).filter((one) => one !== answer);
    expect(wrong.filter((one) => isGood({ answer: one }))).toEqual([]);
  });
});
