import type { Available, EnrollmentView } from '#machines/registration/enrollment.types.ts';
import type { BrowserSession, BrowserSettings, PortAnswer } from '#test/path-driver/path-driver.ts';
import { newPerson } from '#test/support/sign-in.ts';
import type { Mix } from './registration-fixture.ts';

/** Who walks now, and whether their session is good: what they registered for is put anew by every path. */
let rosa = newPerson('Rosa', 'Marin');
let isSignedIn = false;

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

/** The server's registration becomes what the path says it answers. Its date can't be moved for one person; they can be blocked. */
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

const hold = (method: string, ...paths: string[]) => {
  const addresses = paths.map((path) => `/api/registration${path}`);
  return (request: { method: string; path: string }) =>
    request.method === method && addresses.includes(request.path);
};

const ownPage = 'going to another page of this site asks for nothing that could fail or take long';

/** The walk in Chromium against the real server. */
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
  requests: {
    loadEnrollment: hold('GET', '/available', '/user'),
    startRegistration: hold('POST', '/participation', '/add-type'),
    applyChange: hold('POST', '/cancel-type', '/convert-to-challenger'),
  },
  outcomes: {
    'xstate.done.actor.loadEnrollment': asPromised,
    'xstate.done.actor.loadEnrollment(for a visitor)': 'unasked',
    'xstate.error.actor.loadEnrollment(offline)': 'lost',
    'xstate.error.actor.startRegistration(offline)': 'lost',
    'xstate.error.actor.startRegistration(signed out)': (browser) => {
      isSignedIn = false;
      return browser.sandbox('POST', '/identity/expire', { email: rosa.email });
    },
    'xstate.error.actor.applyChange(offline)': 'lost',
  },
  without: {
    'xstate.after.loadLimit.enrollment.loading':
      'the API layer gives a GET up after 10 s, and the machine hears that first',
    'xstate.done.actor.loadEnrollment(registered for all, one in progress)':
      'the server begins nothing for somebody who is registered for all',
    'xstate.error.actor.beginSignIn': ownPage,
    'xstate.after.saveLimit.enrollment.signingIn': ownPage,
    'choice.confirmed(once more)': 'the page was left; only a browser that kept it alive shows it again',
  },
};
