import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { donationMachine } from '#machines/donation/donation.machine.ts';
import type { DonationContext } from '#machines/donation/donation.types.ts';
import {
  donationInput,
  forgetThanked,
  keepDonation,
  lastDonation,
} from '#src/features/donation/storage/donation.storage.ts';
import { forgetDonation } from '#src/features/donation/storage/donation-keys.ts';
import {
  goodDraft,
  keys,
  maya,
  openAttempt,
  receipt,
  wheelers,
} from '#test/support/donation/donation-fixture.ts';

const { recipient } = openAttempt.charged;
const answered = { ...openAttempt, isOpen: false };

const contextWith = (changes: Partial<DonationContext>): DonationContext => ({
  ...createActor(donationMachine, {
    input: {
      recipient: maya,
      isProcessingFeeChecked: true,
      isMonthlyDonationChecked: false,
      kept: { recipient, typed: goodDraft, step: 'amount', attempt: openAttempt },
    },
  }).getSnapshot().context,
  ...changes,
});

const onItsWay = contextWith({});

/** Another tab of the same browser: it shares what isn't a tab's own. */
const openTab = () => sessionStorage.clear();

const opened = () => donationInput(wheelers).kept;

const minutes = (count: number) => count * 60_000;
const sentAgo = (milliseconds: number) =>
  localStorage.setItem(
    'openDonation',
    JSON.stringify({ sentAt: Date.now() - milliseconds, attempt: openAttempt }),
  );

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe('whether a tab begins with a monthly donation', () => {
  const monthly = contextWith({ attempt: null, typed: { frequency: 'Monthly' } });

  test('it does as long as the choice was not given', () => {
    keepDonation(monthly);
    expect(donationInput(wheelers).isMonthlyDonationChecked).toBe(true);
  });

  test('it does not after a monthly donation', () => {
    keepDonation({ ...monthly, receipt, attempt: openAttempt });
    expect(donationInput(wheelers).isMonthlyDonationChecked).toBe(false);
  });
});

describe('a donation that was made, before anybody has seen its thanks', () => {
  const made = () => keepDonation(contextWith({ attempt: answered, receipt }));
  const loadBy = (type: NavigationTimingType) =>
    vi
      .spyOn(performance, 'getEntriesByType')
      .mockReturnValue([{ type } as unknown as PerformanceNavigationTiming]);

  test('a form that is opened again is empty', () => {
    made();
    loadBy('navigate');
    expect(opened()).toBeNull();
  });

  test('the form asks after a reload how it went, without the typed fields', () => {
    made();
    loadBy('reload');
    expect(opened()).toEqual({
      recipient: receipt.recipient,
      typed: {},
      step: 'amount',
      attempt: { ...answered, isOpen: true },
    });
  });

  test('seen thanks end that, and keep the donation for their own reload', () => {
    made();
    loadBy('reload');
    forgetThanked();
    expect(opened()).toBeNull();
    expect(lastDonation(maya)?.kept).toMatchObject({ attempt: { key: openAttempt.key } });
  });

  test('the thanks for one donation keep what is typed for the next', () => {
    made();
    loadBy('reload');
    keepDonation(contextWith({ attempt: null, typed: { firstName: 'Ann' } }));
    forgetThanked();
    expect(opened()).toMatchObject({ typed: { firstName: 'Ann' }, attempt: null });
  });
});

describe('an open donation from a closed tab', () => {
  test('the next tab restores the attempt, without the typed fields', () => {
    keepDonation(onItsWay);
    openTab();
    expect(opened()).toEqual({ recipient, typed: {}, step: 'amount', attempt: openAttempt });
    expect(JSON.stringify(localStorage)).not.toContain(goodDraft.firstName);
  });

  test('the next tab restores the attempt beside its own draft', () => {
    keepDonation(contextWith({ attempt: null, typed: { firstName: 'Ann' } }));
    sentAgo(0);
    expect(opened()).toEqual({
      recipient,
      typed: { firstName: 'Ann' },
      step: 'amount',
      attempt: openAttempt,
    });
  });

  test('the open attempt of the next tab takes precedence', () => {
    const own = { ...openAttempt, key: keys.first };
    keepDonation(contextWith({ attempt: own }));
    sentAgo(0);
    expect(opened()).toMatchObject({ attempt: own });
  });

  test.each([
    ['charged', { attempt: answered, receipt }],
    ['refused', { attempt: null }],
    ['held', { attempt: answered }],
    ['left for another donation', { attempt: null, typed: {} }],
  ])('the attempt is forgotten once the donation is %s', (_how, changes) => {
    keepDonation(onItsWay);
    keepDonation(contextWith(changes));
    openTab();
    expect(opened()).toBeNull();
  });

  test('a draft in another tab does not remove the attempt', () => {
    keepDonation(onItsWay);
    openTab();
    keepDonation(contextWith({ attempt: null, typed: { firstName: 'Ann' } }));
    openTab();
    expect(opened()).toMatchObject({ attempt: openAttempt });
  });

  test('the attempt expires after ten minutes, or when its time is in the future', () => {
    sentAgo(minutes(10) - 1_000);
    expect(opened()).toMatchObject({ attempt: openAttempt });
    for (const age of [minutes(10) + 1_000, -minutes(1)]) {
      sentAgo(age);
      expect(opened()).toBeNull();
      expect(localStorage.getItem('openDonation')).toBeNull();
    }
  });

  test('forgetDonation removes the attempt at the end of the session', () => {
    keepDonation(onItsWay);
    forgetDonation();
    expect(opened()).toBeNull();
  });

  test.each([
    '{',
    '5',
    '{"sentAt":"now"}',
    '{"sentAt":1,"attempt":{}}',
    JSON.stringify({ sentAt: Date.now(), attempt: answered }),
  ])('an invalid stored attempt is ignored: %s', (stored) => {
    localStorage.setItem('openDonation', stored);
    expect(opened()).toBeNull();
  });
});
