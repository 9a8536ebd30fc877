import { type BrowserSession, type BrowserSettings, requests } from '@product/path-driver';
import { endedByApiLayer, personSteps } from '#test/support/auth/person-steps.ts';
import { newPerson } from '#test/support/sign-in.ts';

/** The person of the current path; each path has a new one. */
let rudi = newPerson('Rudi', 'Wayne');

const gravel = { challenger: false, signature: false, gravel: true, volunteer: false };

const ride = (browser: BrowserSession) =>
  browser.sandbox('PUT', '/registrations', {
    emailAddress: rudi.email,
    scenario: { mix: gravel, nextStep: 'complete', routeName: 'Fire Road Sampler', isCompleted: true },
  });

const { failures, refuse, restoreSession } = personSteps(() => rudi);

export { restoreSession };

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
    ...failures('loadRoutes', 'findOptions', 'changeRoute', 'checkChange', 'saveWait', 'leaveRide'),
    'xstate.done.actor.loadRoutes(none)': (browser) =>
      browser.sandbox('PUT', '/registrations', { emailAddress: rudi.email, scenario: null }),
    'xstate.done.actor.loadRoutes(without a saved card)': {
      skip: 'who rides has a card for what is missing in the end; a screen test shows the page without one',
    },
    'xstate.done.actor.loadRoutes(a place on offer)': { skip: offer },
    'xstate.done.actor.loadRoutes(a charge that is open)': { skip: later },
    'xstate.error.actor.findOptions(not ridden)': refuse('getRouteOptions', 'route-not-ridden'),
    'xstate.error.actor.findOptions(unknown code)': refuse('getRouteOptions', 'sponsor-code-unknown'),
    'xstate.done.actor.findOptions(what is wanted is gone)': { skip: offer },
    'xstate.error.actor.changeRoute(begun)': refuse('changeRoute', 'ride-begun'),
    'xstate.error.actor.changeRoute(taken)': refuse('changeRoute', 'place-taken'),
    'xstate.error.actor.changeRoute(declined)': refuse('changeRoute', 'payment-declined'),
    'xstate.done.actor.changeRoute(no answer yet)': {
      skip: 'the server waits for the gateway longer than a step does; API tests and the journey show it',
    },
    'xstate.done.actor.checkChange(no answer yet)': { skip: later },
    // A request that never left charges nothing.
    'xstate.done.actor.checkChange(changed)': { skip: later },
    'xstate.error.actor.saveWait(free)': refuse('saveRouteWait', 'place-free'),
    'xstate.error.actor.leaveRide(too late)': refuse('cancelRegistrationType', 'too-late-to-withdraw'),
    'xstate.error.actor.leaveRide(not registered)': refuse('cancelRegistrationType', 'not-registered'),
    'xstate.after.loadLimit.rideRoute.loading': endedByApiLayer,
    'xstate.after.loadLimit.rideRoute.finding': endedByApiLayer,
    'xstate.after.loadLimit.rideRoute.confirming.checking': endedByApiLayer,
    'xstate.after.payLimit.rideRoute.tokenizing': { skip: cardForm },
  },
  examined: ['unavailable', 'absent', 'resting', 'choosing', 'reviewing', 'confirming', 'asking', 'expired'],
};
