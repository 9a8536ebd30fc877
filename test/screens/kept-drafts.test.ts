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

describe('registration drafts in session storage', () => {
  test.each(formSteps)('the draft of the step %s is restored unchanged', (step) => {
    const drafts = { [step]: draftOf({ drafts: {}, registration: null }, step) };
    expect(read(drafts, step)).toEqual({ step, drafts });
  });

  test('a draft with only some fields of a step is restored', () => {
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
  ])('drafts of another shape are outdated: %j', (drafts) => {
    expect(read(drafts)).toBe('outdated');
  });

  test('drafts with an unknown step are outdated, and arbitrary JSON is null or outdated', () => {
    expect(read({}, 'nonsense')).toBe('outdated');
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        keep(value);
        expect([null, 'outdated']).toContain(keptDrafts('ann-alder'));
      }),
    );
  });

  test('drafts of another owner are not read, and are removed', () => {
    keep({ version: 1, owner: 'ben-beech', step: 'profile', drafts: { profile: { city: 'Hollin' } } });
    expect(keptDrafts('ann-alder')).toBeNull();
    expect(sessionStorage.getItem('registrationDetails')).toBeNull();
  });
});
