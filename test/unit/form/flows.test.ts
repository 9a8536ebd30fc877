import { describe, expect, test } from 'vitest';
import * as donation from '#machines/donation/donation.updates.ts';
import { flowError } from '#machines/flow-error.ts';
import { recurringDraftOf } from '#machines/recurring-donation/recurring-donation.rules.ts';
import * as recurring from '#machines/recurring-donation/recurring-donation.updates.ts';
import { draftOf } from '#machines/registration/registration.drafts.ts';
import * as registration from '#machines/registration/registration.updates.ts';
import { maya } from '#test/support/donation/donation-fixture.ts';
import { recurringDonations } from '#test/support/donation/recurring-donation-fixture.ts';
import { everything, registrationAt } from '#test/support/registration/registration-fixture.ts';

const donationContext = donation.initialContext({
  recipient: maya,
  isProcessingFeeChecked: true,
  isMonthlyDonationChecked: false,
  kept: null,
});
const recurringContext = recurring.initialContext();
const registrationContext = registration.initialContext({ requestedStep: null, kept: null });

const refusedAt = (path: string) =>
  flowError({
    kind: 'invalid',
    status: 400,
    message: 'Some answers need another look.',
    fields: [{ path, code: 'invalid', message: 'Not like this.' }],
  });

/** Typing in the only refused field must not show the problem behind it, as if something had just failed. */
describe('Typing in the last refused field leaves no problem', () => {
  const nothingWrong = { fieldErrors: {}, problem: null };

  test('in a donation', () => {
    const context = { ...donationContext, ...donation.failed(refusedAt('donor.email')) };
    expect(context.fieldErrors).toEqual({ email: 'Not like this.' });
    expect(donation.typed(context, { email: 'ida@example.org' })).toMatchObject(nothingWrong);
  });

  test('in a recurring donation', () => {
    const context = {
      ...recurringContext,
      ...recurring.failed(recurringContext, refusedAt('payment.method')),
    };
    expect(context.fieldErrors).toEqual({ 'payment.method': 'Not like this.' });
    expect(recurring.typed(context, { method: 'saved' })).toMatchObject(nothingWrong);
  });

  test('in registration', () => {
    const context = { ...registrationContext, ...registration.failed(refusedAt('city')) };
    expect(context.fieldErrors).toEqual({ city: 'Not like this.' });
    const event = { type: 'draft.changed', step: 'profile', changes: { city: 'Boston' } } as const;
    expect(registration.typed(context, event)).toMatchObject(nothingWrong);
  });
});

describe('Untouched fields follow values that were saved elsewhere, beside what was typed', () => {
  test('in a recurring donation', () => {
    const [before] = recurringDonations;
    const now = { ...before, amount: 7_000, charge: 7_000, dayOfMonth: 9 };
    const context = {
      ...recurringContext,
      donations: [before],
      openId: before.id,
      typed: { amount: before.amount, dayOfMonth: 20 },
    };
    const loaded = {
      ...context,
      ...recurring.loaded(context, { donations: [now], savedMethod: null }),
    };
    expect(recurringDraftOf(loaded, now)).toMatchObject({
      amount: 7_000,
      dayOfMonth: 20,
      isFeeCovered: false,
    });
  });

  test('in registration', () => {
    const before = registrationAt({ mix: everything, nextStep: 'volunteer' });
    const context = { ...registrationContext, registration: before };
    const event = { type: 'draft.changed', step: 'profile', changes: { city: 'Elsewhere' } } as const;
    const { drafts = {} } = registration.typed(context, event);
    const profile = before.profile && { ...before.profile, address: '1 New Road', city: 'Springfield' };
    expect(draftOf({ registration: { ...before, profile }, drafts }, 'profile')).toMatchObject({
      address: '1 New Road',
      city: 'Elsewhere',
    });
  });
});
