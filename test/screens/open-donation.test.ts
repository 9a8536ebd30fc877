import { beforeEach, describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { donationMachine } from '#machines/donation/donation.machine.ts';
import type { DonationContext } from '#machines/donation/donation.types.ts';
import { donationInput, keepDonation } from '#src/features/donation/donation.storage.ts';
import { forgetDonation } from '#src/features/donation/donation-keys.ts';
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
      kept: { recipient, typed: goodDraft, attempt: openAttempt },
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

describe('a gift that went out from a tab that is gone', () => {
  test('is asked about in the next one, without what was typed', () => {
    keepDonation(onItsWay);
    openTab();
    expect(opened()).toEqual({ recipient, typed: {}, attempt: openAttempt });
    expect(JSON.stringify(localStorage)).not.toContain(goodDraft.firstName);
  });

  test('is asked about beside what was typed in the next one', () => {
    keepDonation(contextWith({ attempt: null, typed: { firstName: 'Ann' } }));
    sentAgo(0);
    expect(opened()).toEqual({ recipient, typed: { firstName: 'Ann' }, attempt: openAttempt });
  });

  test('doesn’t take the place of what the next one has on its way itself', () => {
    const own = { ...openAttempt, key: keys.first };
    keepDonation(contextWith({ attempt: own }));
    sentAgo(0);
    expect(opened()).toMatchObject({ attempt: own });
  });

  test.each([
    ['charged', { attempt: answered, receipt }],
    ['refused', { attempt: null }],
    ['held', { attempt: answered }],
    ['left for another gift', { attempt: null, typed: {} }],
  ])('is forgotten once it is %s', (_how, changes) => {
    keepDonation(onItsWay);
    keepDonation(contextWith(changes));
    openTab();
    expect(opened()).toBeNull();
  });

  test('is not forgotten because of what another tab does', () => {
    keepDonation(onItsWay);
    openTab();
    keepDonation(contextWith({ attempt: null, typed: { firstName: 'Ann' } }));
    openTab();
    expect(opened()).toMatchObject({ attempt: openAttempt });
  });

  test('is asked about for ten minutes, and not from a clock that went back', () => {
    sentAgo(minutes(10) - 1_000);
    expect(opened()).toMatchObject({ attempt: openAttempt });
    for (const age of [minutes(10) + 1_000, -minutes(1)]) {
      sentAgo(age);
      expect(opened()).toBeNull();
      expect(localStorage.getItem('openDonation')).toBeNull();
    }
  });

  test('is gone with the session', () => {
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
  ])('is not read from anything else: %s', (stored) => {
    localStorage.setItem('openDonation', stored);
    expect(opened()).toBeNull();
  });
});
