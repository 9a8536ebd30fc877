import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { draftOf } from '#machines/registration/registration.drafts.ts';
import { formSteps } from '#machines/registration/registration.steps.ts';
import { keptDrafts } from '#src/features/registration/registration.storage.ts';

const keep = (kept: unknown) => sessionStorage.setItem('registrationDetails', JSON.stringify(kept));
const read = (drafts: unknown, step: unknown = 'profile') => {
  keep({ version: 1, owner: 'ann-alder', step, drafts });
  return keptDrafts('ann-alder');
};

describe('what a tab kept', () => {
  test.each(formSteps)('comes back as it was (%s)', (step) => {
    const drafts = { [step]: draftOf({ drafts: {}, registration: null }, step) };
    expect(read(drafts, step)).toEqual({ step, drafts });
  });

  test('comes back with some of a step’s fields, too', () => {
    const drafts = {
      profile: { city: 'Hollin' },
      'activity-goals': { goals: [] },
      fundraising: { goal: null },
    };
    expect(read(drafts, null)).toEqual({ step: null, drafts });
  });

  test.each([
    [null],
    [5],
    [[]],
    [{ profile: null }],
    [{ profile: { birthDate: 5, phone: {} } }],
    [{ 'activity-goals': { goals: 5 } }],
    [{ 'activity-goals': { goals: [null] } }],
    [{ volunteer: { shiftIds: [5] } }],
    [{ fundraising: { goal: '5' } }],
    [{ fee: { payment: 'free' } }],
    [{ nonsense: {} }],
    [{ profile: { unknown: 'field' } }],
  ])('is outdated where it has another form: %j', (drafts) => {
    expect(read(drafts)).toBe('outdated');
  });

  test('is outdated where the step is none, and whatever else somebody put there', () => {
    expect(read({}, 'nonsense')).toBe('outdated');
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        keep(value);
        expect([null, 'outdated']).toContain(keptDrafts('ann-alder'));
      }),
    );
  });

  test('by somebody else is not read, and is gone', () => {
    keep({ version: 1, owner: 'ben-beech', step: 'profile', drafts: { profile: { city: 'Hollin' } } });
    expect(keptDrafts('ann-alder')).toBeNull();
    expect(sessionStorage.getItem('registrationDetails')).toBeNull();
  });
});
