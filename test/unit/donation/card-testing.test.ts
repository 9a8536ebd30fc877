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

describe('A payment attempt', () => {
  test.each<[string, Partial<Signals>, { unproven: Verdict; proven: Verdict }]>([
    ['without signals is allowed', {}, { unproven: allow, proven: allow }],
    [
      'after three mistypes of one card is allowed',
      { device: lately(3, { cards: 1 }) },
      { unproven: allow, proven: allow },
    ],
    [
      'after four refused cards needs proof of work',
      { device: lately(4, { cards: 4 }) },
      { unproven: work(16), proven: allow },
    ],
    [
      'of a small amount needs proof of work sooner',
      { amount: 500, device: lately(3, { cards: 1 }) },
      { unproven: work(16), proven: allow },
    ],
    [
      'after eight refused cards needs an authentication',
      { device: lately(8, { cards: 8 }) },
      { unproven: work(17), proven: asked },
    ],
    [
      'after ten refusals on one device is refused',
      { device: lately(10, { cards: 1 }) },
      { unproven: over(600), proven: over(600) },
    ],
    [
      'from an address of card testers needs an authentication at most',
      { address: lately(200, { cards: 200 }) },
      { unproven: work(21), proven: asked },
    ],
    [
      'from a carrier’s address with one decline per twenty charges is allowed',
      { address: lately(5, { charged: 95 }) },
      { unproven: allow, proven: allow },
    ],
    [
      'by a donor whose e-mail address was misused needs an authentication at most',
      { donor: lately(200) },
      { unproven: work(21), proven: asked },
    ],
    [
      'from an e-mail provider’s domain is allowed',
      { domain: lately(60, { charged: 140 }) },
      { unproven: allow, proven: allow },
    ],
    [
      'from a domain without charges needs proof of work',
      { domain: lately(12) },
      { unproven: work(16), proven: allow },
    ],
    [
      'by a guest without a history needs an authentication during card testing',
      { site: alarm },
      { unproven: work(16), proven: asked },
    ],
    [
      'by a signed-in user without a history needs an authentication during card testing',
      { site: alarm, isSignedIn: true },
      { unproven: work(16), proven: asked },
    ],
    [
      'needs an authentication after many declines spread over a day',
      { site: { ...quiet.site, plain: { hour: 5, day: 80 } } },
      { unproven: work(16), proven: asked },
    ],
    [
      'needs a strict authentication while authenticated cards are declined as well',
      { site: { ...alarm, authenticated: { hour: 10, day: 10 } } },
      { unproven: work(16), proven: { ...asked, isStrict: true } },
    ],
    [
      'needs an authentication during slow card testing beside many donors',
      { site: { ...quiet.site, settled: { ...settled, plain: steady(20, 400) } } },
      { unproven: work(16), proven: asked },
    ],
    [
      'is allowed while the rate of abandoned attempts is usual',
      { site: { ...quiet.site, settled: { ...settled, plain: steady(20, 401) } } },
      { unproven: allow, proven: allow },
    ],
    [
      'on a day with fewer declines is allowed',
      { site: { ...quiet.site, plain: { hour: 19, day: 79 } } },
      { unproven: allow, proven: allow },
    ],
    [
      'by a new account with eight refusals is refused',
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

  test('needs an authentication while too many attempts are in progress', () => {
    const full = { ...calm, isFull: true };
    expect([judge(quiet, full, false), judge(quiet, full, true)]).toEqual([work(16), asked]);
  });

  test('of a known donor is allowed, unless too many attempts are in progress', () => {
    fc.assert(
      fc.property(anySignals, anyBudget, fc.nat({ max: 7 }), (found, budget, declines) => {
        const known = { ...found, isRepeat: false, isSignedIn: true, isKnown: true, donor: lately(declines) };
        expect(judge(known, { ...budget, isFull: false }, false)).toEqual(allow);
        expect(judge(known, { ...budget, isFull: true }, false).kind).toBe('authenticate');
      }),
    );
  });

  test('that repeats its idempotency key is allowed', () => {
    fc.assert(
      fc.property(anySignals, anyBudget, fc.boolean(), (found, budget, isProven) => {
        expect(judge({ ...found, isRepeat: true }, budget, isProven)).toEqual(allow);
      }),
    );
  });

  test('of a guest is never refused for signals that others can cause', () => {
    fc.assert(
      fc.property(anySignals, anyBudget, fc.boolean(), (found, budget, isProven) => {
        const guest = { ...found, isSignedIn: false, isKnown: false, device: none };
        expect(judge(guest, budget, isProven).kind).not.toBe('refuse');
      }),
    );
  });

  test('never needs proof of work twice, nor a difficulty out of range', () => {
    fc.assert(
      fc.property(anySignals, anyBudget, (found, budget) => {
        expect(judge(found, budget, true).kind).not.toBe('work');
        const difficulty = difficultyFor(found);
        expect(difficulty).toBe(Math.min(mostDifficulty, Math.max(leastDifficulty, Math.floor(difficulty))));
      }),
    );
  });

  test('is judged at least as strictly after more declines', () => {
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

describe('A claim of an authentication', () => {
  const claims = (more: Partial<Signals>, isScarce = false) => mayClaim({ ...quiet, ...more }, isScarce);
  test('is looked up until five wrong claims from one address or device in an hour', () => {
    expect(claims({ address: { ...none, unconfirmed: 4 }, device: { ...none, unconfirmed: 4 } })).toBe(true);
    expect(claims({ address: { ...none, unconfirmed: 5 } })).toBe(false);
    expect(claims({ device: { ...none, unconfirmed: 5 } })).toBe(false);
  });
  test('is looked up once per address while claims are scarce', () => {
    expect(claims({}, true)).toBe(true);
    expect(claims({ address: { ...none, unconfirmed: 1 } }, true)).toBe(false);
  });
  test('is looked up for an address with enough confirmed claims', () => {
    expect(claims({ address: { ...none, unconfirmed: 300, confirmed: 100 } })).toBe(true);
    expect(claims({ address: { ...none, unconfirmed: 301, confirmed: 100 } }, true)).toBe(false);
  });
  test('of a signed-in user does not depend on the address', () => {
    expect(claims({ isSignedIn: true, address: { ...none, unconfirmed: 50 } })).toBe(true);
    expect(claims({ isSignedIn: true, donor: { ...none, unconfirmed: 5 } })).toBe(false);
  });
});

describe('The gate for attempts in progress', () => {
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
  test('shuts at as many attempts as the hourly budget of declines', () => {
    expect(opened(19).isShut(20, 0)).toBe(false);
    expect(opened(20).isShut(20, 0)).toBe(true);
  });
  test('counts two attempts with one key once', () => {
    const { enter, isShut } = opened(19);
    enter('key 0');
    expect(isShut(20, 0)).toBe(false);
    enter('key 19');
    expect([isShut(20, 0), isShut(20, 0, 'key 0')]).toEqual([true, false]);
  });
  test('keeps the place of a decline for a minute, and frees all others at once', () => {
    const { isShut, leave } = opened(20);
    leave('declined', 0);
    expect([isShut(20, 0), isShut(20, minute - 1), isShut(20, minute)]).toEqual([true, true, false]);
    leave('unclear', minute);
    expect(isShut(19, minute)).toBe(false);
  });
  test('admits one more for each four charges of the last minute', () => {
    const { isShut, enter } = opened(20);
    for (let at = 0; at < 4; at += 1) enter('another')('charged', 0);
    expect([isShut(20, 0), isShut(20, minute)]).toEqual([false, true]);
  });
  test('counts attempted authentications separately', () => {
    const { plain, attempted } = gatesOf({} as Db);
    plain.enter('one');
    expect([plain.isShut('two', 1, 0), attempted.isShut('two', 1, 0)]).toEqual([true, false]);
  });
});

test('claims are scarce after 300 wrong claims within ten minutes', () => {
  const gates = gatesOf({} as Db);
  for (let at = 0; at < 300; at += 1) gates.noteWrongClaim(at);
  expect([gates.areClaimsScarce(300), gates.areClaimsScarce(600_000)]).toEqual([true, false]);
});

describe('A proof of work', () => {
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

  test('is valid for its idempotency key for 15 minutes', () => {
    expect(expiresAt).toEqual(later(900));
    expect([isGood(), isGood({ of: key.toUpperCase() }), isGood({ at: later(899) })]).toEqual([
      true,
      true,
      true,
    ]);
    expect(isGood({ at: later(900) })).toBe(false);
  });

  test('is invalid for another key, secret, difficulty or expiry', () => {
    expect(isGood({ of: '0b6f6f0e-7f3b-4b63-9d2f-0a4c1d6b7a02' })).toBe(false);
    expect(isGood({ secret: 'another' })).toBe(false);
    const easier = challenge.replace('.10.', '.1.');
    expect(isGood({ said: easier, answer: findAnswer(easier, 1) })).toBe(false);
    const longer = challenge.replace(String(expiresAt.getTime()), String(later(1_800).getTime()));
    expect(isGood({ said: longer, answer: findAnswer(longer, 10) })).toBe(false);
    expect(isGood({ said: 'made up' })).toBe(false);
  });

  test('with a wrong answer is invalid', () => {
    const wrong = Array.from({ length: 50 }, (_, at) => String(at)).filter((one) => one !== answer);
    expect(wrong.filter((one) => isGood({ answer: one }))).toEqual([]);
  });
});
