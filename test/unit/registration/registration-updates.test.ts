import { describe, expect, test } from 'vitest';
import { flowError } from '#machines/flow-error.ts';
import type {
  FormStep,
  RegistrationContext,
  StepRequest,
} from '#machines/registration/registration.types.ts';
import * as updates from '#machines/registration/registration.updates.ts';
import {
  challengeOnly,
  everything,
  ids,
  registrationAt,
  routeOf,
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
const nothingFailed = { fieldErrors: {}, problem: null };
const failed = (parts: object = {}) => flowError({ kind: 'invalid', status: 422, message: 'No.', ...parts });
const volunteering: StepRequest = { step: 'volunteer', body: { shiftIds: [ids.shift] } };
const attempt = { key: ids.key, version: registered.version, request: volunteering };
const fee = (payment: object | null): StepRequest => ({
  step: 'fee',
  body: { total: 26_000, discountCode: null, payment } as never,
});
const funding = (payment: object | null): StepRequest => ({
  step: 'fundraising',
  body: { goal: 1, commitment: 1, payment } as never,
});
const discounted = {
  discount: { kind: 'discount', code: 'RIDE', fee: { ...registered.fee, total: 100 } },
} as const;

describe('A registration begins', () => {
  const empty = {
    registration: null,
    requestedStep: null,
    step: 'participation',
    drafts: {},
    codes: {},
    ...nothingFailed,
    attempt: null,
    seen: null,
    unanswered: null,
    elsewhere: null,
    checking: null,
    polls: 0,
    celebration: null,
    isStartedAfresh: false,
  };
  const drafts = { volunteer: { shiftIds: [ids.shift] } };
  const kept = { drafts, step: 'volunteer', seen: 'one' } as const;

  test.each<[string, Parameters<typeof updates.initialContext>[0], object]>([
    ['with nothing', { requestedStep: null, kept: null }, {}],
    [
      'at the step of the address',
      { requestedStep: 'fee', kept },
      { drafts, seen: 'one', requestedStep: 'fee' },
    ],
    [
      'at the step that the tab kept',
      { requestedStep: null, kept },
      { drafts, seen: 'one', requestedStep: 'volunteer' },
    ],
    ['without a step that the tab kept', { requestedStep: null, kept: { drafts, step: null } }, { drafts }],
    ['afresh', { requestedStep: null, kept: 'outdated' }, { isStartedAfresh: true }],
  ])('%s', (_, input, parts) => {
    expect(updates.initialContext(input)).toEqual({ ...empty, ...parts });
  });
});

describe('A loaded registration', () => {
  const drafts = { volunteer: { shiftIds: [] } };

  test.each<[string, Partial<RegistrationContext>, FormStep]>([
    ['the first unsaved step', { registration: null }, 'volunteer'],
    ['the requested step', { registration: null, requestedStep: 'profile', step: 'fee' }, 'profile'],
    ['no step that can’t be opened yet', { registration: null, requestedStep: 'fee' }, 'volunteer'],
    ['the step where the person is', { requestedStep: 'participation', step: 'profile' }, 'profile'],
  ])('shows %s', (_, parts, step) => {
    expect(updates.loaded(contextWith({ attempt, ...parts }), registered)).toEqual({
      registration: registered,
      requestedStep: null,
      step,
      attempt: null,
      seen: registered.version,
    });
  });

  test('that is complete shows its last form', () => {
    const complete = registrationAt({ mix: challengeOnly, nextStep: 'complete' });
    expect(updates.loaded(start, complete).step).toBe('waiver');
  });

  test.each<[string, Partial<RegistrationContext>, string]>([
    ['with typed answers, what they were typed over', { drafts, seen: 'old' }, 'old'],
    ['with typed answers over nothing, this version', { drafts, seen: null }, registered.version],
    ['without, this version', { seen: 'old' }, registered.version],
  ])('has been seen: %s', (_, parts, seen) => {
    expect(updates.loaded(contextWith(parts), registered).seen).toBe(seen);
  });

  test('that is not in progress begins with the first step', () => {
    expect(updates.noneInProgress()).toEqual({
      registration: null,
      step: 'participation',
      attempt: null,
      seen: null,
    });
  });
});

describe('A saved step', () => {
  const now = registrationAt({ mix: everything, nextStep: 'activity-goals' });

  test('leads to the next one, and forgets what was typed there', () => {
    const drafts = { volunteer: { shiftIds: [] }, profile: { city: 'Bath' } };
    expect(
      updates.saved(contextWith({ drafts, attempt, unanswered: volunteering, elsewhere: now }), now),
    ).toEqual({
      ...nothingFailed,
      registration: now,
      drafts: { profile: { city: 'Bath' } },
      attempt: null,
      seen: now.version,
      unanswered: null,
      elsewhere: null,
      step: 'activity-goals',
      isStartedAfresh: false,
    });
  });

  test.each<[string, FormStep, FormStep]>([
    ['an earlier step leads to the one after it', 'participation', 'profile'],
    ['a step that is gone leads to the first unsaved one', 'nowhere' as FormStep, 'participation'],
    ['no step leads past an unsaved one', 'activity-goals', 'activity-goals'],
  ])('%s', (_, step, next) => {
    expect(updates.saved(contextWith({ step }), now).step).toBe(next);
  });

  test('after the last one, the last form is shown', () => {
    const complete = registrationAt({ mix: challengeOnly, nextStep: 'complete' });
    expect(updates.saved(contextWith({ step: 'waiver' }), complete).step).toBe('waiver');
    expect(updates.saved(contextWith({ step: 'complete' as never }), complete).step).toBe('waiver');
  });

  test('is sent over what was stored elsewhere', () => {
    expect(updates.overNow(contextWith({ attempt }), now)).toEqual({
      registration: now,
      seen: now.version,
      attempt: { ...attempt, version: now.version },
      elsewhere: null,
    });
    expect(updates.overNow(contextWith(), now).attempt).toBe(null);
  });

  test.each<[FormStep, FormStep]>([
    ['volunteer', 'volunteer'],
    ['fee', 'activity-goals'],
  ])('at %s, changes elsewhere are shown at %s, without the discount', (step, shown) => {
    const { message, ...problem } = failed({ kind: 'conflict', status: 412, message: '' });
    const group = { kind: 'group', code: 'GO', pelotonName: 'Wheelers' } as const;
    const merged = updates.merged(contextWith({ step, codes: { ...discounted, group } }), now);
    expect(merged).toMatchObject({
      registration: now,
      seen: now.version,
      step: shown,
      attempt: null,
      problem,
    });
    expect(merged.codes).toEqual({ group });
  });

  test('changes before a payment are told as such', () => {
    const messages = (['volunteer', 'fee'] as const).map(
      (step) => updates.merged(contextWith({ step }), now).problem?.message,
    );
    expect(messages[0]).not.toBe(messages[1]);
  });
});

test('typing mends the field, and ends the attempt', () => {
  const before = contextWith({
    drafts: { profile: { city: 'Bath' } },
    fieldErrors: { state: 'No.', city: 'No.' },
    attempt,
  });
  expect(updates.typed(before, { type: 'draft.changed', step: 'profile', changes: { state: 'ME' } })).toEqual(
    {
      fieldErrors: { city: 'No.' },
      problem: null,
      drafts: { profile: { city: 'Bath', state: 'ME' } },
      attempt: null,
    },
  );
});

test('another step is opened, or the one before', () => {
  expect(updates.opened('profile')).toEqual({ ...nothingFailed, step: 'profile', attempt: null });
  expect(updates.wentBack(contextWith()).step).toBe('route-gravel');
  expect(updates.wentBack(contextWith({ step: 'participation' })).step).toBe('participation');
});

describe('An attempt', () => {
  const drafts = { volunteer: { shiftIds: [ids.shift] } };

  test('gets a key, and the version that was seen', () => {
    expect(updates.attempted(contextWith({ drafts, polls: 3 }), ids.key)).toEqual({
      ...nothingFailed,
      polls: 0,
      attempt,
    });
  });

  test('keeps the key of an equal one, which was never answered', () => {
    const before = { ...attempt, version: 'old' };
    expect(updates.attempted(contextWith({ drafts, attempt: before }), 'another').attempt).toBe(before);
  });

  test('with other answers gets another key', () => {
    const before = { ...attempt, request: { step: 'volunteer', body: { shiftIds: [] } } as StepRequest };
    expect(updates.attempted(contextWith({ drafts, attempt: before }), 'another').attempt?.key).toBe(
      'another',
    );
  });

  test('with faults is not made', () => {
    const context = contextWith({ step: 'profile', drafts: { profile: { firstName: '' } } });
    expect(updates.attempted(context, ids.key)).toEqual({});
    expect(Object.keys(updates.refused(context).fieldErrors ?? {})).toContain('firstName');
  });

  test.each([fee(null), funding(null)])('gets the nonce of its payment: %o', (request) => {
    const { attempt: paid } = updates.tokenized(contextWith({ attempt: { ...attempt, request } }), 'nonce');
    expect(paid).toEqual({
      ...attempt,
      request: { ...request, body: { ...request.body, payment: { nonce: 'nonce' } } },
    });
  });

  test('without a payment gets none', () => {
    expect(updates.tokenized(contextWith({ attempt }), 'nonce')).toEqual({ attempt });
    expect(updates.tokenized(contextWith(), 'nonce')).toEqual({ attempt: null });
  });
});

test.each([
  ['guardian.name', 'guardianName'],
  ['guardian.email', 'guardianEmail'],
  ['riderRegistrations', 'challenger'],
  ['city', 'city'],
])('a problem with %s is shown at %s', (path, field) => {
  expect(
    updates.failed(failed({ fields: [{ path, code: 'invalid', message: 'Not this.' }] })).fieldErrors,
  ).toEqual({ [field]: 'Not this.' });
});

test.each<[string, object, boolean]>([
  ['a refusal', {}, false],
  ['500', { kind: 'unexpected', status: 500 }, true],
  ['no answer', { kind: 'unexpected', status: null }, true],
])('after %s the save may have been stored: %s', (_, parts, isOpen) => {
  const update = updates.failedFor(contextWith({ attempt }), failed(parts));
  expect(update.unanswered).toEqual(isOpen ? volunteering : undefined);
  expect(update.attempt).toBe(isOpen ? undefined : null);
  const { unanswered } = updates.failedFor(contextWith({ unanswered: volunteering }), failed(parts));
  expect(unanswered).toEqual(isOpen ? volunteering : undefined);
});

describe('A code', () => {
  const typed = { routeId: ids.signatureRoute, groupCode: ' go ', sponsorCode: 'spark' };
  const at = (step: FormStep) =>
    contextWith({
      step,
      drafts: {
        'route-signature': typed,
        'route-gravel': typed,
        fee: { discountCode: 'ride', payment: 'new' },
      },
      attempt,
    });

  test.each<[FormStep, Record<string, string>]>([
    ['route-signature', { group: 'GO', sponsor: 'SPARK', discount: '' }],
    ['route-gravel', { group: 'GO', sponsor: 'SPARK', discount: '' }],
    ['fee', { group: '', sponsor: '', discount: 'RIDE' }],
    ['volunteer', { group: '', sponsor: '', discount: '' }],
  ])('is read at the step %s', (step, codes) => {
    const kinds = ['group', 'sponsor', 'discount'] as const;
    expect(Object.fromEntries(kinds.map((kind) => [kind, updates.typedCode(at(step), kind)]))).toEqual(codes);
  });

  test('is checked', () => {
    expect(updates.codeAsked(at('fee'), 'discount')).toEqual({
      ...nothingFailed,
      attempt: null,
      checking: { kind: 'discount', code: 'RIDE' },
    });
    expect(
      updates.codeFound(contextWith({ codes: discounted }), {
        kind: 'group',
        code: 'GO',
        pelotonName: 'Wheelers',
      }),
    ).toEqual({
      codes: { ...discounted, group: { kind: 'group', code: 'GO', pelotonName: 'Wheelers' } },
      checking: null,
    });
  });

  test('that is missing is asked for', () => {
    expect(Object.keys(updates.codeMissing('sponsor').fieldErrors ?? {})).toEqual(['sponsorCode']);
    expect(updates.codeMissing('sponsor').problem).toBe(null);
  });

  test('that is refused is shown at its field, and any other failure as such', () => {
    const checking = contextWith({ checking: { kind: 'discount', code: 'RIDE' } });
    const lost = failed({ kind: 'network', status: null });
    expect(updates.codeFailed(checking, failed())).toEqual({
      checking: null,
      problem: null,
      fieldErrors: { discountCode: 'No.' },
    });
    expect(updates.codeFailed(checking, lost)).toEqual({ checking: null, problem: lost, fieldErrors: {} });
    expect(updates.codeFailed(contextWith(), failed()).fieldErrors).toEqual({ groupCode: 'No.' });
  });

  const sponsored = (routeId: string): RegistrationContext['codes'] => ({
    sponsor: {
      kind: 'sponsor',
      code: 'SPARK',
      sponsorName: 'Spark',
      routes: [{ ...routeOf('gravel', 'Spark'), id: routeId }],
    },
  });

  test.each<[string, FormStep, 'group' | 'sponsor' | 'discount', RegistrationContext['codes'], object]>([
    [
      'a group',
      'route-signature',
      'group',
      sponsored(ids.signatureRoute),
      { 'route-signature': { ...typed, groupCode: '' } },
    ],
    [
      'a sponsor of the chosen route',
      'route-signature',
      'sponsor',
      sponsored(ids.signatureRoute),
      { 'route-signature': { ...typed, sponsorCode: '', routeId: '' } },
    ],
    [
      'a sponsor of another route',
      'route-signature',
      'sponsor',
      sponsored('else'),
      { 'route-signature': { ...typed, sponsorCode: '' } },
    ],
    [
      'a sponsor that was not checked',
      'route-signature',
      'sponsor',
      {},
      { 'route-signature': { ...typed, sponsorCode: '' } },
    ],
    ['a discount', 'fee', 'discount', discounted, { fee: { discountCode: '', payment: 'new' } }],
    [
      'a sponsor at a step without routes',
      'fee',
      'sponsor',
      sponsored(ids.signatureRoute),
      { fee: { discountCode: 'ride', payment: 'new', sponsorCode: '' } },
    ],
  ])('is removed: %s', (_, step, kind, codes, changed) => {
    const before = { ...at(step), codes };
    const { [kind]: __, ...others } = codes;
    expect(updates.codeRemoved(before, kind)).toEqual({
      codes: others,
      drafts: { ...before.drafts, ...changed },
      attempt: null,
    });
  });
});
