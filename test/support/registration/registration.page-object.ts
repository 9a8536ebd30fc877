import type { PageObject, Ui } from '@product/path-driver';
import type { SnapshotFrom } from 'xstate';
import { draftOf } from '#machines/registration/registration.drafts.ts';
import {
  canOpen,
  isRetryOfPayment,
  needsPayment,
  previousStep,
} from '#machines/registration/registration.guards.ts';
import type { registrationMachine } from '#machines/registration/registration.machine.ts';
import { meta } from '#machines/registration/registration.messages.ts';
import { isRiding } from '#machines/registration/registration.participation.ts';
import type { DraftChanged, Drafts } from '#machines/registration/registration.types.ts';
import { stepLabels } from '#src/features/registration/registration-messages.ts';
import { fillCard } from '#test/support/payment/fill-card.ts';
import { dayOfUshers } from '#test/support/registration/registration-fixture.ts';
import { registrationBrowser, restoreSession, ushersTitle } from './registration-browser.ts';

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

const fillProfile = async (ui: Ui, changes: Partial<Drafts['profile']>) => {
  for (const [field, label] of Object.entries(labels)) {
    const value = changes[field as keyof Drafts['profile']];
    if (value !== undefined) await ui.fill(label, value);
  }
  if (changes.birthDate) {
    const [year = '', month = '', day = ''] = changes.birthDate.split('-');
    await ui.fill('Month', month);
    await ui.fill('Day', day);
    await ui.fill('Year', year);
  }
  if (changes.state) await ui.select('State', changes.state);
};

const tickParticipation = async (ui: Ui, changes: Partial<Drafts['participation']>) => {
  const cards = {
    signature: 'Ride Weekend',
    gravel: 'Gravel Day',
    challenger: 'Take on a challenge',
    volunteer: 'Volunteer',
  };
  for (const [name, title] of Object.entries(cards)) {
    const wanted = changes[name as keyof Drafts['participation']];
    if (wanted !== undefined) await ui.check(title, wanted);
  }
};

/** Types the answers of a step as a person would; the names are those of the cards and fields. */
const fillIn = async (ui: Ui, event: DraftChanged, before: Snapshot): Promise<void> => {
  switch (event.step) {
    case 'participation':
      return tickParticipation(ui, event.changes);
    case 'profile':
      return fillProfile(ui, event.changes);
    case 'route-signature':
      if (event.changes.routeId) await ui.check('Summit Century');
      if (event.changes.groupCode !== undefined) {
        await ui.expand('I have a code');
        await ui.fill(/^Peloton’s group code/, event.changes.groupCode);
      }
      return undefined;
    case 'route-gravel':
      return ui.check('Ridgeline');
    case 'volunteer':
      // Open at first only where no earlier day has a shift.
      await ui.expand(dayOfUshers);
      return ui.checkInGroup(ushersTitle(), /–/);
    case 'activity-goals':
      await ui.select('Activity', 'running');
      return ui.fill('How much', '100');
    case 'fundraising': {
      const { goal, commitment, payment } = event.changes;
      if (goal) await ui.fill('I want to raise', String(goal / 100));
      if (commitment) await ui.fill('I commit to raise at least', String(commitment / 100));
      return goal ? undefined : choosePayment(ui, payment);
    }
    case 'additional-info':
      await ui.checkInGroup('T-shirt size', 'M');
      return isRiding(before.context.registration) ? ui.checkInGroup('Jersey size', 'M') : undefined;
    case 'waiver':
      if (event.changes.termsAccepted === false) return ui.check(/^I have read the waiver/, false);
      await ui.check(/^I have read the waiver/);
      return ui.fill('Your signature', 'Rosa Marin');
    case 'fee':
      return choosePayment(ui, event.changes.payment);
  }
};

const choosePayment = (ui: Ui, payment: 'saved' | 'new' | undefined) =>
  ui.check(payment === 'new' ? 'Another card' : /^Visa ending in/);

const submit = /^(Save and continue|Sign and|Pay |Finish registration)/;
const heading = (name: keyof typeof meta) => (ui: Ui) =>
  ui.expectRole('heading', new RegExp(meta[name].heading));
const stays = async (ui: Ui, { context }: Snapshot) => {
  await ui.expectRole('heading', meta[context.step].heading);
  if (context.problem?.status === 412) await ui.expectText('Your registration went on elsewhere');
  if (context.isStartedAfresh) await ui.expectText('We couldn’t restore what you typed');
  // The typed values are still there.
  if (context.step === 'profile') await ui.expectValue('City', draftOf(context, 'profile').city);
};

/** How a person goes through registration, and what they see. */
export const registrationPageObject = {
  screen: async () => (await import('./registration-harness.tsx')).RegistrationHarness,
  actions: {
    'draft.changed': (ui, { event, before }) => fillIn(ui, event, before),
    'step.submitted': async (ui, { before, browser }) => {
      if (browser !== null && needsPayment(before.context) && !isRetryOfPayment(before.context))
        await fillCard(ui);
      return ui.click('button', submit);
    },
    'step.back': async (ui, { event, before }, actor) => {
      if (previousStep(before.context)) return ui.click('button', 'Back');
      await ui.expectNoRole('button', 'Back');
      actor?.send(event);
    },
    'step.opened': async (ui, { event, before }, actor) => {
      // Browsers set the unseen word apart from the label.
      const name = new RegExp(`^${stepLabels[event.step]} ?, (done|seen)`);
      if (canOpen(before.context.registration, event.step) && before.context.step !== event.step)
        return ui.click('button', name);
      // The way offers only steps that may be opened; an address can ask for any.
      await ui.expectNoRole('button', name);
      actor?.send(event);
    },
    'code.applied': async (ui, { event }) => {
      if (event.kind === 'group') await ui.expand('I have a code');
      await ui.click('button', event.kind === 'group' ? /^Check code: Peloton/ : /^Check code: Discount/);
    },
    'code.removed': async (ui) => {
      await ui.expand('I have a code');
      await ui.click('button', 'Remove this code');
    },
    'elsewhere.taken': (ui) => ui.click('button', 'Go on with what’s saved'),
    'elsewhere.overwritten': (ui) => ui.click('button', 'Save what I entered here'),
    'load.retried': (ui) => ui.click('button', 'Try again'),
    'completion.retried': (ui) => ui.click('button', 'Try again'),
    'payment.checked': (ui) => ui.click('button', 'Check again'),
    // Signing in again happens in another window; what this page hears of it is the event.
    'session.restored': restoreSession,
  },
  states: {
    loading: heading('loading'),
    unavailable: heading('unavailable'),
    answering: stays,
    checkingCode: (ui) => ui.expectText('Checking your code'),
    tokenizing: (ui) => ui.expectText(meta.tokenizing.announce),
    saving: (ui) => ui.expectText(meta.saving.announce),
    refreshing: (ui) => ui.expectText(meta.refreshing.announce),
    elsewhere: async (ui, { context }) => {
      await ui.expectRole('alertdialog', meta.elsewhere.heading);
      if (context.step === 'profile') await ui.expectText('Elsewhere');
    },
    paying: (ui) => ui.expectText(meta.paying.announce),
    'confirming.waiting': heading('confirming'),
    'confirming.checking': heading('confirming'),
    'confirming.unresolved': heading('unresolved'),
    'completing.finishing': heading('completing'),
    'completing.stalled': heading('stalled'),
    expired: (ui) => ui.expectRole('alertdialog', meta.expired.heading),
    completed: heading('completed'),
  },
  browser: registrationBrowser,
} satisfies PageObject<Machine>;
