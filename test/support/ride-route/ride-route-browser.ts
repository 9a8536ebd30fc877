import { type BrowserSession, type BrowserSettings, requests } from '#test/path-driver/path-driver.ts';
import { signInAgainAs } from '#test/support/auth/sign-in-again.ts';
import { newPerson } from '#test/support/sign-in.ts';

/** The person of the current path; each path has a new one. */
let rudi = newPerson('Rudi', 'Wayne');

const gravel = { challenger: false, signature: false, gravel: true, volunteer: false };

const ride = (browser: BrowserSession) =>
  browser.sandbox('PUT', '/registrations', {
    emailAddress: rudi.email,
    scenario: { mix: gravel, nextStep: 'complete', routeName: 'Fire Road Sampler', isCompleted: true },
  });

const next = (browser: BrowserSession, target: string, outcome: object) =>
  browser.sandbox('POST', '/outcomes', { target, outcome, emailAddress: rudi.email });

const refused = (target: string, code: string) => (browser: BrowserSession) =>
  next(browser, target, { kind: 'problem', code });

const expire = (browser: BrowserSession) =>
  browser.sandbox('POST', '/identity/expire', { email: rudi.email });

/** Signs the person in again, in the page's popup. */
export const signRiderInAgain = (browser: BrowserSession): Promise<void> => signInAgainAs(browser, rudi);

const getLimit = 'the API layer aborts a GET after 10 s, and the machine gets that failure first';
const cardForm = 'the card form answers by itself, without a request; its own tests cover it';
const offer = 'a place on offer takes someone else who leaves; an API test and the journey show it';
const later = 'a charge that is found later is shown by API tests; the page asks the same question';

export const rideRouteBrowser: BrowserSettings = {
  open: async (browser) => {
    rudi = newPerson('Rudi', 'Wayne');
    await browser.signIn(rudi);
    await ride(browser);
    await browser.goTo('/ride-route/edit');
  },
  ports: {
    loadRoutes: requests('GET', '/api/user/routes'),
    checkChange: { sharedWith: 'loadRoutes' },
    findOptions: requests('GET', /^\/api\/user\/ride-route\/options/),
    changeRoute: { request: ({ method, path }) => method === 'PUT' && path === '/api/user/ride-route' },
    saveWait: requests('PUT', '/api/user/ride-route/waiting'),
    leaveRide: requests('POST', '/api/registration/cancel-type'),
    // The card form makes no request.
    tokenizePayment: 'itself',
  },
  steps: {
    'xstate.error.actor.loadRoutes(offline)': 'no connection',
    'xstate.error.actor.loadRoutes(signed out)': expire,
    'xstate.done.actor.loadRoutes(none)': (browser) =>
      browser.sandbox('PUT', '/registrations', { emailAddress: rudi.email, scenario: null }),
    'xstate.done.actor.loadRoutes(without a saved card)': {
      skip: 'who rides has a card for what is missing in the end; a screen test shows the page without one',
    },
    'xstate.done.actor.loadRoutes(a place on offer)': { skip: offer },
    'xstate.done.actor.loadRoutes(a charge that is open)': { skip: later },
    'xstate.error.actor.findOptions(offline)': 'no connection',
    'xstate.error.actor.findOptions(signed out)': expire,
    'xstate.error.actor.findOptions(not ridden)': refused('getRouteOptions', 'route-not-ridden'),
    'xstate.done.actor.findOptions(what is wanted is gone)': { skip: offer },
    'xstate.error.actor.changeRoute(offline)': 'no connection',
    'xstate.error.actor.changeRoute(signed out)': expire,
    'xstate.error.actor.changeRoute(begun)': refused('changeRoute', 'ride-begun'),
    'xstate.error.actor.changeRoute(taken)': refused('changeRoute', 'place-taken'),
    'xstate.error.actor.changeRoute(declined)': refused('changeRoute', 'payment-declined'),
    'xstate.done.actor.changeRoute(no answer yet)': {
      skip: 'the server waits for the gateway longer than a step does; API tests and the journey show it',
    },
    'xstate.done.actor.checkChange(no answer yet)': { skip: later },
    // A request that never left charges nothing.
    'xstate.done.actor.checkChange(changed)': { skip: later },
    'xstate.error.actor.checkChange(offline)': 'no connection',
    'xstate.error.actor.checkChange(signed out)': expire,
    'xstate.error.actor.saveWait(offline)': 'no connection',
    'xstate.error.actor.saveWait(signed out)': expire,
    'xstate.error.actor.saveWait(free)': refused('saveRouteWait', 'place-free'),
    'xstate.error.actor.leaveRide(offline)': 'no connection',
    'xstate.error.actor.leaveRide(signed out)': expire,
    'xstate.error.actor.leaveRide(too late)': refused('cancelRegistrationType', 'too-late-to-withdraw'),
    'xstate.error.actor.leaveRide(not registered)': refused('cancelRegistrationType', 'not-registered'),
    'xstate.after.loadLimit.rideRoute.loading': { skip: getLimit },
    'xstate.after.loadLimit.rideRoute.finding': { skip: getLimit },
    'xstate.after.loadLimit.rideRoute.confirming.checking': { skip: getLimit },
    'xstate.after.payLimit.rideRoute.tokenizing': { skip: cardForm },
  },
  examined: ['unavailable', 'absent', 'resting', 'choosing', 'reviewing', 'confirming', 'asking', 'expired'],
};
