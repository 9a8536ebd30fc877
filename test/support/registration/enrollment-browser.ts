import { type BrowserSession, type BrowserSettings, type PortAnswer, requests } from '@product/path-driver';
import type {
  Available,
  EnrollmentContext,
  EnrollmentView,
} from '#machines/registration/enrollment.types.ts';
import { endedByApiLayer, personSteps } from '#test/support/auth/person-steps.ts';
import { newPerson } from '#test/support/sign-in.ts';
import type { Mix } from './registration-fixture.ts';

/** The person of the current path, and whether their session is good; each path sets their registration. */
let rosa = newPerson('Rosa', 'Marin');
let isSignedIn = false;

const { expire, refuse } = personSteps(() => rosa);

const mixOf = ({ types }: Available, state: Available['types'][number]['state']): Mix => {
  const has = (type: string, rideType: string | null) =>
    types.some((one) => one.type === type && one.rideType === rideType && one.state === state);
  return {
    challenger: has('Challenger', null),
    signature: has('Rider', 'signature'),
    gravel: has('Rider', 'gravel'),
    volunteer: has('Volunteer', null),
  };
};

const isAny = (mix: Mix) => Object.values(mix).includes(true);

/** Sets the server's registration to the path's answer. Its dates are the same for everybody, so the person is blocked instead. */
const asPromised = (browser: BrowserSession, { event }: PortAnswer) => {
  const { myRegistration } = event.output as EnrollmentView;
  const put = (wanted: object | null, isBlocked: boolean) =>
    browser.sandbox('PUT', '/registrations', { emailAddress: rosa.email, scenario: wanted, isBlocked });
  if (myRegistration === null || !myRegistration.available.isOpen) return put(null, true);
  const registered = mixOf(myRegistration.available, 'registered');
  const begun = mixOf(myRegistration.available, 'in-progress');
  if (isAny(registered)) return put({ mix: registered, nextStep: 'complete', isCompleted: true }, false);
  return put(isAny(begun) ? { mix: begun, nextStep: 'profile' } : null, false);
};

const wentOn = (browser: BrowserSession, { before }: PortAnswer) => {
  const { view } = before.context as EnrollmentContext;
  const isAddition = (view.myRegistration?.summary?.participations.length ?? 0) > 0;
  return refuse(
    isAddition ? 'addRegistrationType' : 'saveRegistrationParticipation',
    'version-changed',
  )(browser);
};

const paths = (...ends: string[]) => ends.map((end) => `/api/registration${end}`);

const ownPage = 'going to another page of this site asks for nothing that could fail or take long';

const tooShort =
  'a visitor is known to be one without a request, so nothing holds the page; register-early.test.ts presses before';

export const enrollmentBrowser: BrowserSettings = {
  open: async (browser, start) => {
    const isWanted = start !== 'as a visitor';
    if (isWanted && !isSignedIn) {
      rosa = newPerson('Rosa', 'Marin');
      await browser.signIn(rosa);
    } else if (!isWanted) await browser.signOut();
    isSignedIn = isWanted;
    const wanted = start === 'back from signing in' ? '?choose=challenger&intent=registration' : '';
    await browser.goTo(`/register${wanted}`);
  },
  ports: {
    loadEnrollment: requests('GET', ...paths('/available', '/user')),
    startRegistration: requests('POST', ...paths('/participation', '/add-type')),
    applyChange: requests('POST', ...paths('/cancel-type', '/convert-to-challenger')),
  },
  steps: {
    'xstate.done.actor.loadEnrollment': asPromised,
    'xstate.done.actor.loadEnrollment(for a visitor)': 'no request',
    'xstate.error.actor.loadEnrollment(offline)': 'no connection',
    'xstate.error.actor.startRegistration(offline)': 'no connection',
    'xstate.error.actor.startRegistration(signed out)': (browser) => {
      isSignedIn = false;
      return expire(browser);
    },
    'xstate.error.actor.startRegistration(went on elsewhere)': wentOn,
    'xstate.error.actor.applyChange(offline)': 'no connection',
    'xstate.after.loadLimit.enrollment.loading': endedByApiLayer,
    'xstate.done.actor.loadEnrollment(registered for all, one in progress)': {
      skip: 'the server begins nothing for somebody who is registered for all',
    },
    'xstate.error.actor.beginSignIn': { skip: ownPage },
    'xstate.after.saveLimit.enrollment.signingIn': { skip: ownPage },
    'choice.changed(everything, early)': { skip: tooShort },
    'choice.changed(nothing, early)': { skip: tooShort },
    'choice.confirmed(early)': { skip: tooShort },
    'xstate.after.leaveLimit.enrollment.leaving': {
      skip: 'the page was left; only a browser that kept it alive shows it again',
    },
    'choice.confirmed(once more)': {
      skip: 'the page was left; only a browser that kept it alive shows it again',
    },
  },
};
