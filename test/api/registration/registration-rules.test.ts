import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { money } from '#machines/money.ts';
import { isHighRoller } from '#server/fundraising/fundraising.ts';
import { ageOn } from '#server/platform/clock/clock.ts';
import { clockTime, escaped, inWords } from '#server/platform/mail/format.ts';
import { discountOn, feeLines } from '#server/registration/registration.money.ts';
import {
  isSomethingLeft,
  missingBefore,
  needsGuardian,
  nextStep,
  nothing,
  stepsFor,
  tooYoung,
} from '#server/registration/registration.rules.ts';

const startsOn = '2027-08-07';
const rider = { ...nothing, signature: true };
const volunteer = { ...nothing, volunteer: true };
const everything = { challenger: true, signature: true, gravel: true, volunteer: true };

describe('Age on the first day', () => {
  test.each([
    ['2015-08-07', 12],
    ['2015-08-08', 11],
    ['2008-02-29', 19],
    ['2027-08-07', 0],
    ['2027-08-08', -1],
  ] as const)('a person born on %s is %i', (birthDate, age) => {
    expect(ageOn(birthDate, startsOn)).toBe(age);
  });

  test('a person born on 29 February turns a year older on 1 March', () => {
    expect([ageOn('2012-02-29', '2027-02-28'), ageOn('2012-02-29', '2027-03-01')]).toEqual([14, 15]);
  });

  test('riders must be 12 and volunteers 14, with a message', () => {
    expect(tooYoung(rider, 12, startsOn)).toBeNull();
    expect(tooYoung(rider, 11, startsOn)).toBe(
      'Riders must be at least 12 on August 7, 2027. Check the birth date, or take part without a ride.',
    );
    expect(tooYoung(volunteer, 14, startsOn)).toBeNull();
    expect(tooYoung({ ...rider, volunteer: true }, 13, startsOn)).toBe(
      'Volunteers must be at least 14 on August 7, 2027. Check the birth date, or take part in another way.',
    );
    expect(tooYoung({ ...nothing, challenger: true }, 3, startsOn)).toBeNull();
  });

  test('a guardian signs for people under 18', () => {
    expect([needsGuardian(17), needsGuardian(18)]).toEqual([true, false]);
  });
});

describe('Fee', () => {
  test.each([
    [7550, 50, 3775],
    [7550, 33, 2492],
    [50, 1, 1],
    [49, 1, 0],
    [150, 33, 50],
    [15_000, 100, 15_000],
  ])('%i cents less %i percent is %i cents off, half a cent rounded up', (total, percentOff, off) => {
    expect(discountOn(total, { percentOff, amountOff: null })).toBe(off);
  });

  test('a fixed discount is at most the fee', () => {
    expect(discountOn(4000, { percentOff: null, amountOff: 5000 })).toBe(4000);
  });

  test('the lines always sum to the charge, between zero and the fee', () => {
    const place = fc.record({ rideName: fc.string(), routeName: fc.string(), fee: fc.nat(1_000_000) });
    const discount = fc.oneof(
      fc.record({
        code: fc.string(),
        percentOff: fc.integer({ min: 1, max: 100 }),
        amountOff: fc.constant(null),
      }),
      fc.record({
        code: fc.string(),
        percentOff: fc.constant(null),
        amountOff: fc.integer({ min: 1, max: 1_000_000 }),
      }),
    );
    fc.assert(
      fc.property(fc.array(place, { maxLength: 2 }), fc.option(discount), (places, off) => {
        const full = places.reduce((sum, { fee }) => sum + fee, 0);
        const total = feeLines(places, off).reduce((sum, { amount }) => sum + amount, 0);
        return Number.isInteger(total) && total >= 0 && total <= full && (off !== null || total === full);
      }),
    );
  });

  test('a discount is a separate line', () => {
    const places = [{ rideName: 'Ride Weekend', routeName: 'Loop', fee: 7550 }];
    expect(feeLines(places, { code: 'HALF', percentOff: 50, amountOff: null })).toEqual([
      { label: 'Ride Weekend, Loop', amount: 7550 },
      { label: 'Discount HALF', amount: -3775 },
    ]);
  });

  test('a High Roller commits to $5,000 or more', () => {
    expect([isHighRoller(499_999), isHighRoller(500_000)]).toEqual([false, true]);
  });
});

describe('Steps', () => {
  test('a rider has the fee step until the routes cost nothing', () => {
    expect(stepsFor(rider, null)).toContain('fee');
    expect(stepsFor(rider, 1)).toContain('fee');
    expect(stepsFor(rider, 0)).not.toContain('fee');
    expect(stepsFor(volunteer, 0)).not.toContain('fee');
  });

  test('the next step is the first unsaved one', () => {
    const steps = stepsFor(rider, 1);
    expect(nextStep(steps, ['participation', 'route-signature'])).toBe('profile');
    expect(nextStep(steps, steps)).toBe('complete');
  });

  test('an earlier step can be saved again, and a later one only in its turn', () => {
    const steps = stepsFor(rider, 1);
    const saved = ['participation', 'profile'] as const;
    expect(missingBefore('profile', steps, saved)).toBeNull();
    expect(missingBefore('route-signature', steps, saved)).toBeNull();
    expect(missingBefore('waiver', steps, saved)).toBe('route-signature');
  });
});

describe('Remaining registration types', () => {
  test.each([
    ['challenger wanted, not one', { challenger: true }, {}, true],
    ['challenger wanted, is one', { challenger: true }, { challenger: true }, false],
    ['a ride wanted, rides the other', { gravel: true }, { signature: true }, true],
    ['a ride wanted, rides it', { gravel: true }, { gravel: true }, false],
    ['volunteer wanted, not one', { volunteer: true }, { gravel: true }, true],
    ['a gravel rider who volunteers may add the other ride', {}, { gravel: true, volunteer: true }, true],
    ['a signature rider who is a challenger too', {}, { signature: true, challenger: true }, true],
    ['a gravel rider alone who wants nothing', {}, { gravel: true }, false],
    ['both rides and a volunteer', {}, { signature: true, gravel: true, volunteer: true }, false],
    ['everything wanted, everything had', everything, everything, false],
  ] as const)('%s', (_name, wanted, registered, left) => {
    expect(isSomethingLeft({ ...nothing, ...wanted }, { ...nothing, ...registered })).toBe(left);
  });
});

test('formats dollars, dates and times for e-mails, and escapes HTML', () => {
  expect([money(7500), money(7550), inWords('2027-08-07')]).toEqual(['$75', '$75.50', 'August 7, 2027']);
  expect(['00:05', '07:30', '12:00', '13:45'].map(clockTime)).toEqual([
    '12:05 AM',
    '7:30 AM',
    '12:00 PM',
    '1:45 PM',
  ]);
  expect(escaped(`<b> & "it's"`)).toBe('&lt;b&gt; &amp; &quot;it&#39;s&quot;');
});
