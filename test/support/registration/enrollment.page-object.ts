import type { ActorRefFrom } from 'xstate';
import type { enrollmentMachine } from '#machines/registration/enrollment.machine.ts';
import { choiceNames, standingOf } from '#machines/registration/enrollment.rules.ts';
import type { Choice, EnrollmentView } from '#machines/registration/enrollment.types.ts';
import type { Face } from '#test/path-driver/model/define-model.ts';
import type { Person } from '#test/path-driver/model/ui.ts';
import { enrollmentBrowser } from './enrollment-browser.ts';

type Machine = typeof enrollmentMachine;

const cards = {
  signature: 'Ride Weekend',
  gravel: 'Gravel Day',
  challenger: 'Take a challenge',
  volunteer: 'Volunteer',
};

/** Cards of what a person already has can't be picked. */
const tickCards = async (person: Person, view: EnrollmentView, choice: Partial<Choice>) => {
  for (const name of choiceNames.filter((one) => standingOf(view, one) === 'available')) {
    const wanted = choice[name];
    if (wanted !== undefined) await person.tick(cards[name], wanted);
  }
};

const confirm = /^(Start registration|Sign in and start|Go on$)/;
const goOn = 'Go on with it';
const cancel = /^Cancel Ride Weekend/;
const sure = 'Cancel Ride Weekend?';

/** How a person chooses what to register for, and what they see. */
export const enrollmentFace = {
  element: async (actor: ActorRefFrom<Machine>) => {
    const [{ createElement }, { EnrollmentHarness }] = await Promise.all([
      import('react'),
      import('./enrollment-harness.tsx'),
    ]);
    return createElement(EnrollmentHarness, { actor });
  },
  causes: {
    'choice.changed': (person, { event, before }) => tickCards(person, before.context.view, event.choice),
    'choice.confirmed': (person) => person.press('button', confirm),
    'registration.continued': async (person, { event, before }, actor) => {
      if (before.context.view.standing?.available.hasOpenRegistration) return person.press('button', goOn);
      await person.missesRole('button', goOn);
      actor?.send(event);
    },
    'change.asked': async (person, { event, before }, actor) => {
      if (before.context.view.standing !== null) return person.press('button', cancel);
      await person.missesRole('button', cancel);
      actor?.send(event);
    },
    'change.confirmed': (person) => person.press('button', 'Cancel my ride'),
    'change.dismissed': (person) => person.press('button', 'Keep it'),
    'load.retried': (person) => person.press('button', 'Try again'),
  },
  sees: {
    loading: (person) => person.sees('heading', /^Register for Product 2027/),
    unavailable: (person) => person.sees('heading', 'We couldn’t load registration'),
    // A date can't be moved for one person in a browser: there they are kept from registering.
    closed: (person) =>
      person.sees(
        'heading',
        person.driver === 'browser' ? 'You can’t register yet' : 'Registration is closed',
      ),
    choosing: (person) => person.sees('heading', /^(How do you want to take part\?|Your registration)$/),
    registered: (person) => person.sees('heading', /^(You’re in for everything|Your registration)$/),
    signingIn: (person) => person.reads('Taking you to the sign-in page'),
    // The page itself is left only in a browser.
    leaving: (person) => person.sees('button', person.driver === 'browser' ? 'Sign in with e-mail' : confirm),
    starting: (person) => person.reads('Starting your registration'),
    confirming: (person) => person.sees('alertdialog', sure),
    changing: (person) => person.reads('One moment, please'),
    started: (person) =>
      person.sees(
        'heading',
        person.driver === 'browser'
          ? 'Who are you, and whom do we call?'
          : /^(How do you|You’re in for everything|Your registration)/,
      ),
  },
  browser: enrollmentBrowser,
} satisfies Face<Machine>;
