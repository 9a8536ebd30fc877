import {
  type BrowserSession,
  type BrowserSettings,
  type BrowserStep,
  type PortAnswer,
  requests,
} from '@product/path-driver';
import type { AnyMachineSnapshot } from 'xstate';
import { participationDraft } from '#machines/registration/registration.participation.ts';
import type { FormStep, Registration } from '#machines/registration/registration.types.ts';
import { endedByApiLayer, personSteps } from '#test/support/auth/person-steps.ts';
import { putAway } from '#test/support/shift-lead/shift-lead-browser.ts';
import { bringOwnShift } from '#test/support/shifts/shifts-browser.ts';
import { newPerson } from '#test/support/sign-in.ts';
import { everything, goodDrafts } from './registration-fixture.ts';

/** The person of the current path; each path has a new one. */
let rosa = newPerson('Rosa', 'Marin');

/** The shift that the path chooses, and no other test; null before the first path. */
let ushers: Awaited<ReturnType<typeof bringOwnShift>> | null = null;

/** What that shift is called; the fixture’s name where no browser walks. */
export const ushersTitle = (): string => ushers?.title ?? 'Opening ceremony ushers';

const operations: Record<FormStep, string> = {
  participation: 'saveRegistrationParticipation',
  profile: 'saveRegistrationProfile',
  'route-signature': 'saveRegistrationRoute',
  'route-gravel': 'saveRegistrationRoute',
  volunteer: 'saveRegistrationVolunteer',
  'activity-goals': 'saveRegistrationActivityGoals',
  fundraising: 'saveRegistrationFundraising',
  'additional-info': 'saveRegistrationAdditionalInfo',
  waiver: 'signRegistrationWaiver',
  fee: 'payRegistrationFee',
};

const ofStep = (before: AnyMachineSnapshot) => operations[before.context.step as FormStep];

const refusing =
  (code: string, operation: string | ((before: AnyMachineSnapshot) => string)) =>
  (browser: BrowserSession, { before }: PortAnswer) =>
    refuse(typeof operation === 'string' ? operation : operation(before), code)(browser);

const scenario = (browser: BrowserSession, wanted: object | null) =>
  browser.sandbox('PUT', '/registrations', { emailAddress: rosa.email, scenario: wanted });

/** Sets the server's registration to the path's answer. */
const asPromised = (browser: BrowserSession, { event }: PortAnswer) => {
  const { participation, nextStep, fee } = event.output as Registration;
  const payment = fee.state === 'processing' ? 'processing' : 'none';
  return scenario(browser, { mix: participationDraft(participation), nextStep, payment });
};

const nothing = (browser: BrowserSession) => scenario(browser, null);

const { expire, refuse, restoreSession } = personSteps(() => rosa);

export { restoreSession };

/** The draft that a tab kept before a reload, of this version of the site or an older one. */
const keep = async (browser: BrowserSession, version: number) => {
  // By which public id a person goes is known once the page greets them.
  await browser.ui.expectText(rosa.firstName);
  await browser.evaluate(
    (kept) => {
      const owner = /currentUserPublicId=([^;]+)/.exec(document.cookie)?.[1] ?? '';
      const details = { ...kept, owner: decodeURIComponent(owner) };
      sessionStorage.setItem('registrationDetails', JSON.stringify(details));
    },
    { version, step: 'waiver', drafts: { profile: goodDrafts(everything).profile } },
  );
};

type Operation = string | ((before: AnyMachineSnapshot) => string);

const failureSteps = {
  offline: () => 'no connection',
  'no answer': () => 'no connection',
  'signed out': () => expire,
  completed: (operation) => refusing('registration-completed', operation),
  'none in progress': () => nothing,
  'went on elsewhere': (operation) => refusing('version-changed', operation),
  'out of order': (operation) => refusing('step-out-of-order', operation),
  refused: (operation) => refusing('group-code-unknown', operation),
  declined: (operation) => refusing('payment-declined', operation),
} satisfies Record<string, (operation: Operation) => BrowserStep>;

const whileFinishing = ['signed out', 'completed', 'none in progress', 'out of order'] as const;

/** What can happen to everything that is saved. */
const whileSaving = ['went on elsewhere', ...whileFinishing] as const;

/** How the cases of a port's failure happen, by the names that the model gives them. */
const failures = (
  port: string,
  operation: Operation,
  ...cases: (keyof typeof failureSteps)[]
): Record<string, BrowserStep> =>
  Object.fromEntries(
    cases.map((name) => [`xstate.error.actor.${port}(${name})`, failureSteps[name](operation)]),
  );

const paths = (...ends: string[]) => ends.map((end) => `/api/registration${end}`);

const elsewhere = 'another tab saves it; two-tabs.test.ts walks that';
const cardForm = 'the card form answers by itself, without a request; its own tests cover it';

export const registrationBrowser: BrowserSettings = {
  open: async (browser, start) => {
    if (ushers !== null) await putAway(browser.page, ushers.id);
    ushers = await bringOwnShift(browser.page, 'Ushers');
    rosa = newPerson('Rosa', 'Marin');
    await browser.signIn(rosa);
    if (start === 'from the start') return browser.goTo('/registration');
    await keep(browser, start === 'with an older form' ? 0 : 1);
    return browser.goTo(start === 'with an older form' ? '/registration' : '/registration?step=profile');
  },
  ports: {
    loadRegistration: requests('GET', ...paths('')),
    checkPayment: { sharedWith: 'loadRegistration' },
    refreshRegistration: { sharedWith: 'loadRegistration' },
    saveStep: requests(
      'POST',
      ...paths(
        '/participation',
        '/profile',
        '/route',
        '/volunteer',
        '/activity-goals',
        '/fundraising',
        '/additional-info',
        '/waiver',
      ),
    ),
    payFee: requests('POST', ...paths('/fee')),
    completeRegistration: requests('POST', ...paths('/complete')),
    checkCode: requests('POST', ...paths('/validate/group-code')),
    loadCelebration: requests('GET', ...paths('/user')),
  },
  steps: {
    'xstate.done.actor.loadRegistration': asPromised,
    'xstate.done.actor.checkPayment': asPromised,
    // A payment during an open charge answers with its status, and charges nothing.
    'xstate.done.actor.payFee(not known yet)': asPromised,
    ...failures(
      'loadRegistration',
      'getRegistration',
      'offline',
      'signed out',
      'completed',
      'none in progress',
    ),
    ...failures('checkPayment', 'getRegistration', 'offline', 'signed out', 'completed'),
    'xstate.done.actor.refreshRegistration': { skip: elsewhere },
    ...failures(
      'refreshRegistration',
      'getRegistration',
      'offline',
      'signed out',
      'completed',
      'none in progress',
    ),
    ...failures('saveStep', ofStep, ...whileSaving, 'offline', 'refused'),
    ...failures('payFee', 'payRegistrationFee', ...whileSaving, 'no answer', 'declined'),
    ...failures('completeRegistration', 'completeRegistration', ...whileFinishing, 'offline'),
    ...failures('checkCode', 'validateGroupCode', 'offline', 'signed out', 'refused'),
    ...failures('loadCelebration', 'getRegistrationUser', 'offline'),
    'xstate.after.loadLimit.registration.loading': endedByApiLayer,
    'xstate.after.loadLimit.registration.refreshing': endedByApiLayer,
    'xstate.after.loadLimit.registration.confirming.checking': endedByApiLayer,
    'xstate.after.loadLimit.registration.completed.gathering': endedByApiLayer,
    'xstate.error.actor.tokenizePayment': { skip: cardForm },
    'xstate.after.saveLimit.registration.tokenizing': { skip: cardForm },
  },
};
