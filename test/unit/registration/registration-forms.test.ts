import { describe, expect, test } from 'vitest';
import { draftOf } from '#machines/registration/registration.drafts.ts';
import {
  feeTotal,
  isRetryOfPayment,
  isSameIntention,
  needsPayment,
  openableSteps,
  previousStep,
  stepsOf,
} from '#machines/registration/registration.guards.ts';
import type {
  FormStep,
  RegistrationContext,
  StepRequest,
} from '#machines/registration/registration.types.ts';
import * as updates from '#machines/registration/registration.updates.ts';
import {
  challengeOnly,
  everything,
  goodDrafts,
  ids,
  registrationAt,
} from '#test/support/registration/registration-fixture.ts';

const start = updates.initialContext({ requestedStep: null, kept: null });
const registered = registrationAt({ mix: everything, nextStep: 'volunteer' });
const contextWith = (parts: Partial<RegistrationContext> = {}): RegistrationContext => ({
  ...start,
  registration: registered,
  step: 'volunteer',
  seen: registered.version,
  ...parts,
});
const volunteering: StepRequest = { step: 'volunteer', body: { shiftIds: [ids.shift] } };
const attempt = { key: ids.key, version: registered.version, request: volunteering };
const fee = (payment: object | null): StepRequest => ({
  step: 'fee',
  body: { total: 26_000, discountCode: null, payment } as never,
});
const discounted = {
  discount: { kind: 'discount', code: 'RIDE', fee: { ...registered.fee, total: 100 } },
} as const;

describe('The steps', () => {
  test('that can be opened end with the first unsaved one', () => {
    expect(openableSteps(registered)).toEqual([
      'participation',
      'profile',
      'route-signature',
      'route-gravel',
      'volunteer',
    ]);
    expect(openableSteps(null)).toEqual(['participation']);
    expect(openableSteps(registrationAt({ mix: challengeOnly, nextStep: 'complete' })).at(-1)).toBe('waiver');
    expect(stepsOf(null)).toEqual(['participation']);
  });

  test('know the one before', () => {
    expect([contextWith(), contextWith({ step: 'participation' })].map(previousStep)).toEqual([
      'route-gravel',
      null,
    ]);
  });
});

describe('The payment', () => {
  const drafts = goodDrafts(everything);
  const atFee = contextWith({
    registration: registrationAt({ mix: everything, nextStep: 'fee' }),
    step: 'fee',
    drafts,
  });
  const atFunding = { ...atFee, step: 'fundraising' } as const;
  const saved = {
    ...drafts,
    fee: { ...drafts.fee, payment: 'saved' },
    fundraising: { ...drafts.fundraising, payment: 'saved' },
  } as const;
  const challenging = registrationAt({ mix: challengeOnly, nextStep: 'fundraising' });

  test.each<[string, boolean, RegistrationContext]>([
    ['the fee by a new card', true, atFee],
    ['the fee by a saved card', false, { ...atFee, drafts: saved }],
    [
      'no fee',
      false,
      { ...atFee, codes: { discount: { ...discounted.discount, fee: { ...registered.fee, total: 0 } } } },
    ],
    ['another step', false, { ...atFee, step: 'waiver' }],
    ['a commitment by a new card', true, atFunding],
    ['a commitment by a saved card', false, { ...atFunding, drafts: saved }],
    ['a challenge', false, { ...atFunding, registration: challenging }],
    ['a visitor', false, { ...atFunding, registration: null }],
  ])('for %s is asked for: %s', (_, needs, context) => {
    expect(needsPayment(context)).toBe(needs);
  });

  test('is the fee, with a discount that was checked', () => {
    expect([atFee, { ...atFee, codes: discounted }, start].map(feeTotal)).toEqual([26_000, 100, 0]);
  });

  const paid = { ...atFee, ...updates.attempted(atFee, ids.key) };
  const retry = { ...paid, ...updates.tokenized(paid, 'nonce') };

  test.each<[string, boolean, RegistrationContext]>([
    ['after no answer', true, retry],
    ['without an attempt', false, atFee],
    ['without a nonce', false, paid],
    ['of an attempt without a payment', false, { ...retry, attempt }],
    ['by a saved card', false, { ...retry, drafts: saved }],
    [
      'with faults',
      false,
      {
        ...retry,
        step: 'fundraising',
        drafts: { ...drafts, fundraising: { goal: null, commitment: null, payment: 'new' } },
      },
    ],
    ['of another fee', false, { ...retry, codes: discounted }],
  ])('is sent once more %s: %s', (_, is, context) => {
    expect(isRetryOfPayment(context)).toBe(is);
  });

  const same = (before: StepRequest | null, now: StepRequest) =>
    isSameIntention(before && { ...attempt, request: before }, now);

  test('is the same intention with another nonce only', () => {
    expect(same(fee({ nonce: 'one' }), fee({ nonce: 'two' }))).toBe(true);
    expect(same(fee({ nonce: 'one' }), fee(null))).toBe(true);
    expect(same(fee({ nonce: 'one' }), fee({ useSaved: true }))).toBe(false);
    expect(same(fee(null), { step: 'fundraising', body: fee(null).body as never })).toBe(false);
    expect(same(volunteering, { ...volunteering })).toBe(true);
    expect(same(null, volunteering)).toBe(false);
  });
});

describe('The form of a step', () => {
  const saved = registrationAt({ mix: everything, nextStep: 'complete', hasSaved: true });
  const draft = (step: FormStep, registration: RegistrationContext['registration'] = saved) =>
    draftOf({ drafts: {}, registration }, step);
  const blankProfile = {
    ...Object.fromEntries(Object.keys(goodDrafts(everything).profile).map((field) => [field, ''])),
    country: 'US',
  };

  test('holds what was saved', () => {
    const drafts = goodDrafts(everything);
    expect(draft('participation')).toEqual(everything);
    expect(draft('profile')).toEqual({
      ...drafts.profile,
      phone: '+16175550142',
      emergencyContactPhone: '+16175550143',
      gender: '',
    });
    expect(draft('route-gravel')).toEqual(drafts['route-gravel']);
    expect(draft('volunteer')).toEqual(drafts.volunteer);
    expect(draft('activity-goals')).toEqual(drafts['activity-goals']);
    expect(draft('fundraising')).toEqual({ goal: 500_000, commitment: 400_000, payment: 'saved' });
    expect(draft('additional-info')).toEqual(drafts['additional-info']);
    expect(draft('fee')).toEqual({ discountCode: '', payment: 'saved' });
  });

  test('is empty for a visitor', () => {
    expect(draft('participation', null)).toEqual({
      challenger: false,
      signature: false,
      gravel: false,
      volunteer: false,
    });
    expect(draft('profile', null)).toEqual(blankProfile);
    expect(draft('route-signature', null)).toEqual({ routeId: '', groupCode: '', sponsorCode: '' });
    expect(draft('volunteer', null)).toEqual({ shiftIds: [] });
    expect(draft('activity-goals', null)).toEqual({
      goals: [{ activity: 'cycling', unit: 'miles', amount: '' }],
    });
    expect(draft('fundraising', null)).toEqual({ goal: null, commitment: 0, payment: 'new' });
    expect(draft('additional-info', null)).toEqual({
      tShirtSize: '',
      jerseySize: '',
      employerName: '',
      isCancerSurvivor: '',
      cancerType: '',
    });
    expect(draft('fee', null)).toEqual({ discountCode: '', payment: 'new' });
    expect(draft('waiver')).toEqual({
      waiverVersion: '',
      signedName: '',
      guardianName: '',
      guardianEmail: '',
      termsAccepted: false,
    });
  });

  test('holds what is known where nothing was saved', () => {
    const begun = registrationAt({ mix: everything, nextStep: 'fundraising' });
    const known = {
      ...begun.prefill,
      tShirtSize: 'S',
      jerseySize: 'L',
      employerName: 'Mill',
    } as typeof begun.prefill;
    const fresh = { ...begun, profile: null, prefill: known };
    expect(draft('profile', fresh)).toEqual({ ...blankProfile, firstName: 'Rosa', lastName: 'Marin' });
    expect(draft('additional-info', fresh)).toMatchObject({
      tShirtSize: 'S',
      jerseySize: 'L',
      employerName: 'Mill',
    });
    expect(draft('fundraising', fresh)).toEqual({ goal: 400_000, commitment: 400_000, payment: 'new' });
    expect(draft('volunteer', { ...begun, volunteer: null })).toEqual({ shiftIds: [] });
  });

  test.each([
    [true, 'yes'],
    [false, 'no'],
    [null, ''],
  ])('asks about cancer: %s is %s', (isCancerSurvivor, answer) => {
    const additionalInfo = {
      ...saved.additionalInfo,
      isCancerSurvivor,
      cancerType: 'lung',
    } as typeof saved.additionalInfo;
    expect(draft('additional-info', { ...saved, additionalInfo })).toMatchObject({
      isCancerSurvivor: answer,
      cancerType: 'lung',
    });
  });

  test('holds codes and cards that were saved', () => {
    const routes = saved.routes.map((route) => ({ ...route, groupCode: 'GO', sponsorCode: 'SPARK' }));
    expect(draft('route-signature', { ...saved, routes })).toEqual({
      routeId: ids.signatureRoute,
      groupCode: 'GO',
      sponsorCode: 'SPARK',
    });
    expect(draft('fee', { ...saved, fee: { ...saved.fee, discountCode: 'RIDE' } })).toEqual({
      discountCode: 'RIDE',
      payment: 'saved',
    });
    expect(
      draft('fee', { ...saved, fundraising: { ...saved.fundraising, paymentMethod: null } }),
    ).toMatchObject({ payment: 'new' });
  });

  test('shows what was typed over it', () => {
    expect(draftOf({ drafts: { profile: { city: 'Bath' } }, registration: saved }, 'profile')).toMatchObject({
      city: 'Bath',
      firstName: 'Rosa',
    });
  });
});
