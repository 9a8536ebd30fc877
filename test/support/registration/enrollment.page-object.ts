import type { PageObject, Ui } from '@product/path-driver';
import type { enrollmentMachine } from '#machines/registration/enrollment.machine.ts';
import { availabilityOf, choiceNames } from '#machines/registration/enrollment.rules.ts';
import type { Choice, EnrollmentView } from '#machines/registration/enrollment.types.ts';
import { enrollmentBrowser } from './enrollment-browser.ts';

const cards = {
  signature: 'Ride Weekend',
  gravel: 'Gravel Day',
  challenger: 'Take on a challenge',
  volunteer: 'Volunteer',
};

/** Cards of what a person already has can't be picked. */
const tickCards = async (ui: Ui, view: EnrollmentView, choice: Partial<Choice>) => {
  for (const name of choiceNames.filter((one) => availabilityOf(view, one) === 'available')) {
    const wanted = choice[name];
    if (wanted !== undefined) await ui.check(cards[name], wanted);
  }
};

const confirm = /^(Start registration|Sign in and start|Continue$)/;
const goOn = 'Continue registering';
const cancel = /^Cancel Ride Weekend/;
const sure = 'Cancel Ride Weekend?';

/** How a person chooses what to register for, and what they see. */
export const enrollmentPageObject = {
  screen: async () => (await import('./enrollment-harness.tsx')).EnrollmentHarness,
  actions: {
    'choice.changed': (ui, { event, before }) => tickCards(ui, before.context.view, event.choice),
    'choice.confirmed': (ui) => ui.click('button', confirm),
    'registration.continued': async (ui, { event, before }, actor) => {
      if (before.context.view.myRegistration?.available.hasOpenRegistration) return ui.click('button', goOn);
      await ui.expectNoRole('button', goOn);
      actor?.send(event);
    },
    'change.asked': async (ui, { event, before }, actor) => {
      if (before.context.view.myRegistration !== null) return ui.click('button', cancel);
      await ui.expectNoRole('button', cancel);
      actor?.send(event);
    },
    'change.confirmed': (ui) => ui.click('button', 'Cancel my ride'),
    'change.dismissed': (ui) => ui.click('button', 'Keep it'),
    'load.retried': (ui) => ui.click('button', 'Try again'),
  },
  states: {
    'loading.hidden': (ui) => ui.expectRole('heading', /^Register for Product 2027/),
    'loading.shown': (ui) => ui.expectRole('button', 'Sign in and start'),
    'loading.confirmed': (ui) => ui.expectText('Taking you to the sign-in page'),
    unavailable: (ui) => ui.expectRole('heading', 'We couldn’t load registration'),
    // A date can't be moved for one person in a browser: there they are kept from registering.
    closed: (ui) =>
      ui.expectRole('heading', ui.driver === 'browser' ? 'You can’t register yet' : 'Registration is closed'),
    choosing: (ui) => ui.expectRole('heading', /^(How do you want to take part\?|Your registration)$/),
    registered: (ui) => ui.expectRole('heading', /^(You’re signed up for everything|Your registration)$/),
    signingIn: (ui) => ui.expectText('Taking you to the sign-in page'),
    // The page itself is left only in a browser.
    leaving: (ui) => ui.expectRole('button', ui.driver === 'browser' ? 'Sign in with e-mail' : confirm),
    starting: (ui) => ui.expectText('Starting your registration'),
    confirming: (ui) => ui.expectRole('alertdialog', sure),
    changing: (ui) => ui.expectText('One moment, please'),
    started: (ui) =>
      ui.expectRole(
        'heading',
        ui.driver === 'browser'
          ? 'About you, and your emergency contact'
          : /^(How do you|You’re signed up for everything|Your registration)/,
      ),
  },
  browser: enrollmentBrowser,
} satisfies PageObject<typeof enrollmentMachine>;
