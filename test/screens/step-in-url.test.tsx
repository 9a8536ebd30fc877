import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { registrationMachine } from '#machines/registration/registration.machine.ts';
import type { FormStep } from '#machines/registration/registration.types.ts';
import { useStepInUrl } from '#src/features/registration/use-step-in-url.ts';
import { registrationAt } from '#test/support/registration/registration-fixture.ts';

const volunteering = { challenger: false, signature: false, gravel: false, volunteer: true };

/** A wizard that is loading until it is let go. */
const wizard = () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const logic = registrationMachine.provide({
    actors: {
      loadRegistration: fromPromise(async () => {
        await promise;
        return registrationAt({ mix: volunteering, nextStep: 'profile' });
      }),
    },
  });
  const actor = createActor(logic, { input: { requestedStep: null, kept: null } }).start();
  const answer = async () => {
    resolve();
    await waitFor(actor, (snapshot) => snapshot.matches('answering'));
  };
  return { actor, answer };
};

type Shown = [FormStep, { replace: boolean }];

const follow = (actor: ReturnType<typeof wizard>['actor'], asked: FormStep | undefined) => {
  const shown: Shown[] = [];
  const show = (...how: Shown) => void shown.push(how);
  renderHook(() => useStepInUrl(actor, asked, show));
  return shown;
};

test.each(['before', 'after'])(
  'the step replaces the address of a wizard that loads %s the page renders',
  async (when) => {
    const { actor, answer } = wizard();
    if (when === 'before') await answer();
    const shown = follow(actor, undefined);
    await answer();
    expect(shown).toEqual([['profile', { replace: true }]]);
  },
);

test('an address that already shows the step is not replaced', async () => {
  const { actor, answer } = wizard();
  await answer();
  expect(follow(actor, 'profile')).toEqual([]);
});
