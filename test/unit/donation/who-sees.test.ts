import { describe, expect, test } from 'vitest';
import { draftOf } from '#machines/donation/donation.drafts.ts';
import {
  chargeDays,
  nextRecurring,
  referenceOf,
  shownName,
  whoSees,
} from '#machines/donation/donation.selectors.ts';
import type { DonationDraft } from '#machines/donation/donation.types.ts';
import { initialContext } from '#machines/donation/donation.updates.ts';
import { generalFund, goodDraft, maya } from '#test/support/donation/donation-fixture.ts';

const contextFor = (typed: Partial<DonationDraft> = {}) => ({
  ...initialContext({
    recipient: maya,
    isProcessingFeeChecked: true,
    isMonthlyDonationChecked: false,
    kept: null,
  }),
  typed: { ...goodDraft, ...typed },
});
const draft = (typed: Partial<DonationDraft> = {}) => draftOf(contextFor(typed));

const all = {
  isListed: true,
  name: 'Ivo Lindqvist',
  amount: 5_000,
  message: 'Ride on!',
  hasContact: false,
};
const message = ' Ride on!\n';
const onlyTotal = { isListed: false, name: null, amount: null, message: null, hasContact: false };

describe('Who sees a donation', () => {
  test('with a public donor list, all see name, amount and message', () => {
    expect(whoSees(draft({ message }), maya)).toEqual([
      { audience: 'public', ...all },
      { audience: 'recipient', ...all },
      { audience: 'captain', ...all },
      { audience: 'organiser', ...all, hasContact: true },
    ]);
  });

  test('of an anonymous donation, only recipient and organizer see name and amount', () => {
    const hidden = { ...all, name: null, amount: null };
    expect(whoSees(draft({ message, isAnonymous: true, isAmountVisible: false }), maya)).toEqual([
      { audience: 'public', ...hidden },
      { audience: 'recipient', ...all },
      { audience: 'captain', ...hidden },
      { audience: 'organiser', ...all, hasContact: true },
    ]);
  });

  test('with a private donor list, public and captain see only the total', () => {
    expect(whoSees(draft({ message }), { ...maya, isDonorListPublic: false })).toEqual([
      { audience: 'public', ...onlyTotal },
      { audience: 'recipient', ...all },
      { audience: 'captain', ...onlyTotal },
      { audience: 'organiser', ...all, hasContact: true },
    ]);
  });

  test('without a peloton there is no captain, and the general fund has no recipient', () => {
    const audiences = (recipient: typeof maya) => whoSees(draft(), recipient).map((seen) => seen.audience);
    expect(audiences({ ...maya, pelotonName: null })).toEqual(['public', 'recipient', 'organiser']);
    expect(audiences(generalFund)).toEqual(['public', 'organiser']);
  });

  test.each([
    [false, 'Ivo Lindqvist'],
    [true, null],
  ])('the family sees the donor’s name unless anonymous (%s), and never the amount', (isAnonymous, name) => {
    const tribute = {
      tributeKind: 'memory',
      tributeName: 'Ada',
      tributeEmail: 'family@example.org',
      isAnonymous,
    } as const;
    expect(whoSees(draft(tribute), maya).at(-1)).toEqual({
      audience: 'family',
      isListed: true,
      name,
      amount: null,
      message: null,
      hasContact: false,
    });
    expect(whoSees(draft({ ...tribute, tributeEmail: ' ' }), maya)).toHaveLength(4);
    expect(whoSees(draft({ ...tribute, tributeKind: 'none' }), maya)).toHaveLength(4);
  });
});

test.each<[Partial<DonationDraft>, string]>([
  [{}, 'Ivo Lindqvist'],
  [{ publicName: ' The Lindqvists ' }, 'The Lindqvists'],
  [{ frequency: 'Organization', organizationName: 'Harbor Bakery' }, 'Harbor Bakery'],
  [{ organizationName: 'Harbor Bakery' }, 'Ivo Lindqvist'],
  [{ firstName: '', lastName: '' }, ''],
])('with %j the public name is "%s"', (typed, name) => {
  expect(shownName(draft(typed))).toBe(name);
});

test.each([
  ['2027-05-04', '2027-06-04'],
  ['2027-12-31', '2028-01-31'],
  ['2027-01-31', '2027-02-28'],
  ['2028-01-31', '2028-02-29'],
  ['2027-03-31', '2027-04-30'],
] as const)('a recurring donation of %s is charged next on %s', (first, next) => {
  expect(nextRecurring(first)).toBe(next);
});

test('charge days exist only for a recurring donation with a known today', () => {
  const monthly = contextFor({ frequency: 'Monthly' });
  expect(chargeDays({ ...monthly, today: '2027-01-31' })).toEqual({
    first: '2027-01-31',
    next: '2027-02-28',
  });
  expect(chargeDays(monthly)).toBeNull();
  expect(chargeDays({ ...contextFor(), today: '2027-01-31' })).toBeNull();
});

test('spaces alone are no message', () => {
  expect(whoSees(draft({ message: ' \n' }), maya).map((seen) => seen.message)).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

test('the name of an organization is shown without the spaces around it', () => {
  expect(shownName(draft({ frequency: 'Organization', organizationName: ' Mill Works ' }))).toBe(
    'Mill Works',
  );
});

test('a donor names an attempt by the beginning of its key', () => {
  expect(referenceOf('0b6f6f0e-7f3b-4b63-9d2f-0a4c1d6b7a01')).toBe('0B6F6F0E');
});
