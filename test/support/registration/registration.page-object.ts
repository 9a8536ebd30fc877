import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { draftOf } from '#machines/registration/registration.drafts.ts';
import {
  canOpen,
  isRetryOfPayment,
  needsPayment,
  previousStep,
} from '#machines/registration/registration.guards.ts';
import type { registrationMachine } from '#machines/registration/registration.machine.ts';
import { isRiding } from '#machines/registration/registration.participation.ts';
import { meta } from '#machines/registration/registration.texts.ts';
import type { DraftChanged, Drafts } from '#machines/registration/registration.types.ts';
import { stepLabels } from '#src/features/registration/registration-words.ts';
import type { Face } from '#test/path-driver/model/define-model.ts';
import type { Person } from '#test/path-driver/model/ui.ts';
import { registrationBrowser, signInAgain } from './registration-browser.ts';

type Machine = typeof registrationMachine;
type Snapshot = SnapshotFrom<Machine>;

const labels: Partial<Record<keyof Drafts['profile'], string | RegExp>> = {
  firstName: 'First name',
  phone: 'Phone',
  address: 'Street address',
  city: 'City',
  postalCode: 'ZIP code',
  emergencyContactName: 'Emergency contact’s name',
  emergencyContactPhone: 'Their phone',
};

const fillProfile = async (person: Person, changes: Partial<Drafts['profile']>) => {
  for (const [field, label] of Object.entries(labels)) {
    const value = changes[field as keyof Drafts['profile']];
    if (value !== undefined) await person.fill(label, value);
  }
  if (changes.birthDate) {
    const [year = '', month = '', day = ''] = changes.birthDate.split('-');
    await person.fill('Month', month);
    await person.fill('Day', day);
    await person.fill('Year', year);
  }
  if (changes.state) await person.choose('State', changes.state);
};

const tickParticipation = async (person: Person, changes: Partial<Drafts['participation']>) => {
  const cards = {
    signature: 'Ride Weekend',
    gravel: 'Gravel Day',
    challenger: 'Take a challenge',
    volunteer: 'Volunteer',
  };
  for (const [name, title] of Object.entries(cards)) {
    const wanted = changes[name as keyof Drafts['participation']];
    if (wanted !== undefined) await person.tick(title, wanted);
  }
};

/** Types the answers of a step as a person would; the names are those of the cards and fields. */
const fillIn = async (person: Person, event: DraftChanged, before: Snapshot): Promise<void> => {
  switch (event.step) {
    case 'participation':
      return tickParticipation(person, event.changes);
    case 'profile':
      return fillProfile(person, event.changes);
    case 'route-signature':
      if (event.changes.routeId) await person.tick('Summit Century');
      if (event.changes.groupCode !== undefined) {
        await person.unfold('I have a code');
        await person.fill(/^Peloton’s group code/, event.changes.groupCode);
      }
      return undefined;
    case 'route-gravel':
      return person.tick('Ridgeline');
    case 'volunteer':
      return person.tick('Opening ceremony ushers');
    case 'activity-goals':
      await person.choose('Activity', 'running');
      return person.fill('How much', '100');
    case 'fundraising': {
      const { goal, commitment, payment } = event.changes;
      if (goal) await person.fill('I want to raise', String(goal / 100));
      if (commitment) await person.fill('I commit to raise at least', String(commitment / 100));
      return goal ? undefined : choosePayment(person, payment);
    }
    case 'additional-info':
      await person.pick('T-shirt size', 'M');
      return isRiding(before.context.registration) ? person.pick('Jersey size', 'M') : undefined;
    case 'waiver':
      if (event.changes.termsAccepted === false) return person.tick(/^I have read the waiver/, false);
      await person.tick(/^I have read the waiver/);
      return person.fill('Your signature', 'Rosa Marin');
    case 'fee':
      return choosePayment(person, event.changes.payment);
  }
};

const choosePayment = (person: Person, payment: 'saved' | 'new' | undefined) =>
  person.tick(payment === 'new' ? 'Another card' : /^Visa ending in/);

/** The form is a place only on the rendered screen. It forgets an earlier attempt when something in it changes. */
const fillCard = async (person: Person) => {
  await person.fill('Card number', '');
  await person.fill('Card number', '4111 1111 1111 1111');
  await person.fill('Expiry date', '04/31');
  await person.fill('Security code', '123');
  await person.fill('Billing postal code', '02139');
};

const submit = /^(Save and go on|Sign and|Pay |Finish registration)/;
const heading = (name: keyof typeof meta) => (person: Person) =>
  person.sees('heading', new RegExp(meta[name].heading));
const stays = async (person: Person, { context }: Snapshot) => {
  await person.sees('heading', meta[context.step].heading);
  if (context.isStartedAfresh) await person.reads('We couldn’t bring back what you typed');
  // Whatever came between, what was typed is still there.
  if (context.step === 'profile') await person.finds('City', draftOf(context, 'profile').city);
};

/** How a person goes through registration, and what they see. */
export const registrationFace = {
  element: async (actor: ActorRefFrom<Machine>) => {
    const [{ createElement }, { RegistrationHarness }] = await Promise.all([
      import('react'),
      import('./registration-harness.tsx'),
    ]);
    return createElement(RegistrationHarness, { actor });
  },
  causes: {
    'draft.changed': (person, { event, before }) => fillIn(person, event, before),
    'step.submitted': async (person, { before, visit }) => {
      if (visit !== null && needsPayment(before.context) && !isRetryOfPayment(before.context))
        await fillCard(person);
      return person.press('button', submit);
    },
    'step.back': async (person, { event, before }, actor) => {
      if (previousStep(before.context)) return person.press('button', 'Back');
      await person.missesRole('button', 'Back');
      actor?.send(event);
    },
    'step.opened': async (person, { event, before }, actor) => {
      // Browsers set the unseen word apart from the label.
      const name = new RegExp(`^${stepLabels[event.step]} ?, (done|seen)`);
      if (canOpen(before.context.registration, event.step) && before.context.step !== event.step)
        return person.press('button', name);
      // The way offers only steps that may be opened; an address can ask for any.
      await person.missesRole('button', name);
      actor?.send(event);
    },
    'code.applied': async (person, { event }) => {
      if (event.kind === 'group') await person.unfold('I have a code');
      await person.press('button', event.kind === 'group' ? /^Check code: Peloton/ : /^Check code: Discount/);
    },
    'code.removed': async (person) => {
      await person.unfold('I have a code');
      await person.press('button', 'Remove this code');
    },
    'load.retried': (person) => person.press('button', 'Try again'),
    'completion.retried': (person) => person.press('button', 'Try again'),
    'payment.checked': (person) => person.press('button', 'Ask again'),
    // Signing in again happens in another window; what this page hears of it is the event.
    'session.restored': async (_person, { event, visit }, actor) =>
      visit === null ? actor?.send(event) : signInAgain(visit),
  },
  sees: {
    loading: heading('loading'),
    unavailable: heading('unavailable'),
    answering: stays,
    checkingCode: (person) => person.reads('Checking your code'),
    tokenizing: (person) => person.reads(meta.tokenizing.announce),
    saving: (person) => person.reads(meta.saving.announce),
    paying: (person) => person.reads(meta.paying.announce),
    'confirming.waiting': heading('confirming'),
    'confirming.checking': heading('confirming'),
    'confirming.unresolved': heading('unresolved'),
    'completing.finishing': heading('completing'),
    'completing.stalled': heading('stalled'),
    expired: (person) => person.sees('alertdialog', meta.expired.heading),
    completed: heading('completed'),
  },
  browser: registrationBrowser,
} satisfies Face<Machine>;
