import { describe, expect, test } from 'vitest';
import {
  differences,
  isAnsweredElsewhere,
  isOwnSave,
} from '#machines/registration/registration.elsewhere.ts';
import type {
  Registration,
  RegistrationContext,
  StepRequest,
} from '#machines/registration/registration.types.ts';
import { initialContext } from '#machines/registration/registration.updates.ts';
import { everything, ids, registrationAt } from '#test/support/registration/registration-fixture.ts';

const before = registrationAt({ mix: everything, nextStep: 'route-signature' });
const routed = registrationAt({ mix: everything, nextStep: 'route-gravel' });
const funded = registrationAt({ mix: everything, nextStep: 'additional-info', hasSaved: true });

const route = (routeId: string): StepRequest => ({
  step: 'route-signature',
  body: { rideType: 'signature', routeId, groupCode: null, sponsorCode: null },
});
const goal = (amount: number, payment: { nonce: string } | { useSaved: true }): StepRequest => ({
  step: 'fundraising',
  body: { goal: amount, commitment: funded.fundraising.commitment ?? 0, payment },
});
const fee: StepRequest = {
  step: 'fee',
  body: { total: 15_000, discountCode: null, payment: { useSaved: true } },
};

const sending = (
  request: StepRequest,
  registration: Registration,
  more: Partial<RegistrationContext> = {},
) => ({
  ...initialContext({ requestedStep: null, kept: null }),
  registration,
  step: request.step,
  seen: registration.version,
  attempt: { key: ids.key, version: registration.version, request },
  ...more,
});

const mine = ids.signatureRoute;
const other = ids.sponsorRoute;

describe('a registration that went on elsewhere', () => {
  test.each<[string, RegistrationContext, Registration, boolean]>([
    ['the same answer', sending(route(mine), before), routed, true],
    ['another answer', sending(route(other), before), routed, false],
    ['nothing stored', sending(route(mine), before), before, false],
    [
      'an unanswered save, then another choice',
      sending(route(other), before, { unanswered: route(mine) }),
      routed,
      true,
    ],
    [
      'an unanswered save of another answer',
      sending(route(other), before, { unanswered: route(other) }),
      routed,
      false,
    ],
    ['nothing sent', sending(route(mine), before, { attempt: null }), routed, false],
    ['an unanswered save of another step', sending(route(other), before, { unanswered: fee }), routed, false],
    ['a card that may be another', sending(goal(500_000, { nonce: 'n' }), before), funded, false],
    [
      'an unanswered card',
      sending(goal(600_000, { nonce: 'n' }), before, { unanswered: goal(500_000, { nonce: 'o' }) }),
      funded,
      true,
    ],
    ['a fee', sending(fee, before), funded, false],
  ])('knows its own save: %s', (_, context, now, isOwn) => {
    expect(isOwnSave(context, now)).toBe(isOwn);
  });

  test.each<[string, RegistrationContext, Registration, boolean]>([
    ['where nothing was stored before', sending(route(other), before), routed, true],
    ['unless the person has seen it', sending(route(other), routed), routed, false],
    [
      'also when a reload showed what the draft hides',
      sending(route(other), routed, { seen: before.version }),
      routed,
      true,
    ],
    [
      'where there was no registration',
      sending(route(other), before, { registration: null, seen: null }),
      routed,
      true,
    ],
    [
      'unless nothing is stored, in no version',
      sending(route(other), before, { seen: 'old' }),
      before,
      false,
    ],
    ['unless nothing is stored', sending(route(other), before), before, false],
    ['never for the fee', sending(fee, before), funded, false],
  ])('asks before an answer is overwritten, %s', (_, context, now, isAsked) => {
    expect(isAnsweredElsewhere(context, now)).toBe(isAsked);
  });

  test('shows the fields that differ, with both answers', () => {
    expect(differences(sending(route(other), before, { elsewhere: routed }))).toEqual([
      { field: 'routeId', here: other, there: mine },
    ]);
  });
});
