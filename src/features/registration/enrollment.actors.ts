import { fromPromise } from 'xstate';
import { isUnauthorized, toFlowError } from '#machines/flow-error.ts';
import { enrollmentMachine } from '#machines/registration/enrollment.machine.ts';
import { choiceNames } from '#machines/registration/enrollment.rules.ts';
import type { Choice, EnrollmentChange, EnrollmentView } from '#machines/registration/enrollment.types.ts';
import { participationBody } from '#machines/registration/registration.participation.ts';
import { currentToken } from '#src/api/bearer.ts';
import { call } from '#src/api/call.ts';
import { tellListener } from '#src/api/call-listener.ts';
import { getRegistrationUser, postRegistration } from '#src/api/calls/registration.calls.ts';
import { get } from '#src/api/describe-call.ts';

/** A visitor's options; continuing leads to the sign-in. */
const asVisitor: EnrollmentView = { myRegistration: null };

const loadEnrollment = async (): Promise<EnrollmentView> => {
  if ((await currentToken()) === null) return asVisitor;
  try {
    const [available, summary] = await Promise.all([
      call(get('/registration/available', 'LOAD_REGISTRATION_AVAILABLE')),
      call(getRegistrationUser()),
    ]);
    return { myRegistration: { available, summary } };
  } catch (error) {
    if (!isUnauthorized(toFlowError(error))) throw error;
    tellListener({ type: 'token.refused', source: 'loadEnrollment' });
    return asVisitor;
  }
};

const change = (key: string, wanted: EnrollmentChange) =>
  wanted.kind === 'cancel'
    ? call(postRegistration('/registration/cancel-type', { key }, wanted.choice))
    : call(postRegistration('/registration/convert-to-challenger', { key }));

/** The choice in the address: `signature,volunteer`. */
export const choiceText = (choice: Choice): string => choiceNames.filter((name) => choice[name]).join(',');

export const choiceFrom = (text: string): Choice => {
  const names = text.split(',');
  return {
    challenger: names.includes('challenger'),
    signature: names.includes('signature'),
    gravel: names.includes('gravel'),
    volunteer: names.includes('volunteer'),
  };
};

/**
 * The enrollment machine with the API as its port.
 * @param goToSignIn goes to the sign-in page, which returns to `returnTo`, a path of this site with the `chosen` options
 */
export const enrollmentFlow = (goToSignIn: (chosen: string, returnTo: string) => Promise<void>) =>
  enrollmentMachine.provide({
    actors: {
      loadEnrollment: fromPromise(loadEnrollment),
      beginSignIn: fromPromise(({ input }) => {
        const chosen = choiceText(input.choice);
        return goToSignIn(chosen, `/register?choose=${chosen}&intent=registration`);
      }),
      startRegistration: fromPromise(async ({ input }) => {
        const body = participationBody(input.choice);
        const path = input.isAddition ? '/registration/add-type' : '/registration/participation';
        await call(postRegistration(path, input, body));
      }),
      applyChange: fromPromise(async ({ input }) => {
        await change(input.key, input.change);
      }),
    },
  });
