import { defineModel } from '@product/path-driver';
import { foundingMachine } from '#machines/founding/founding.machine.ts';
import { foundingMeta } from '#machines/founding/founding.messages.ts';
import { blankDraft, foundingErrors } from '#machines/founding/founding.rules.ts';
import type { FoundingDraft } from '#machines/founding/founding.types.ts';
import { paragraphsOf, storyText } from '#machines/story/story.ts';
import { offline, refusal, usualFailures } from '#test/support/failures.ts';
import { browserName, foundingBrowser, restoreSession } from '#test/support/founding/founding-browser.ts';

const taken = refusal(409, 'name-taken', 'Another peloton already has this name. Choose a different one.', {
  fields: [
    {
      path: 'name',
      code: 'name-taken',
      message: 'Another peloton already has this name. Choose a different one.',
    },
  ],
});
const elsewhere = refusal(
  409,
  'member-elsewhere',
  'A person can be in one peloton a year. They have to leave the other one first.',
);

const name = 'Copper Hollow';
const id = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';
const other = { id: '6f9619ff-8b86-4d01-b42d-00cf4fc964fa', name: 'Hollin Valley Wheelers' };
const story = paragraphsOf('We ride for Rosa.');
const keptAt = (step: 'telling' | 'planning' | 'reviewing') => ({
  kept: { draft: { ...blankDraft, name, story }, step },
});

const nameLabel = 'Name of your peloton';
const goalLabel = /^How much do you want to raise together/;

/** In Chromium a name stays taken, so each path has its own. */
const shownName = (draft: FoundingDraft) => browserName() ?? draft.name;

export const foundingModel = defineModel({
  machine: foundingMachine,
  starts: {
    'a new tab': { kept: null },
    'after a reload at the story': keptAt('telling'),
    'after a reload at goal and people': keptAt('planning'),
    'after a reload at the review': keptAt('reviewing'),
  },
  events: {
    'eligibility.retried': {},
    'draft.changed': ({ value }) => {
      const step = typeof value === 'object' && 'drafting' in value ? value.drafting : null;
      if (step === 'naming')
        return { 'a name': { changes: { name } }, 'no name': { changes: { name: 'x' } } };
      if (step === 'telling')
        return {
          'a story': { changes: { story } },
          'too much': { changes: { story: paragraphsOf('x'.repeat(5001)) } },
        };
      return {
        'a goal': { changes: { goal: 500_000, isGoalUnclear: false } },
        'no amount': { changes: { goal: null, isGoalUnclear: true } },
        'invited only': { changes: { acceptingNewMembers: false } },
      };
    },
    'step.submitted': {},
    'naming.reopened': {},
    'telling.reopened': {},
    'planning.reopened': {},
    'founding.confirmed': { '': { key: 'f6b7f6ac-3f0c-4c53-9d6c-0c4f1d2f6d21' } },
    'session.restored': {},
    'pictures.settled': {},
    'pictures.reopened': {},
  },
  outcomes: {
    loadEligibility: {
      done: {
        free: { output: { kind: 'free' as const } },
        'a request is open': { output: { kind: 'requested' as const, peloton: other } },
        'in a peloton': { output: { kind: 'member' as const, peloton: other } },
        'not registered': { output: { kind: 'unregistered' as const } },
      },
      error: { offline },
    },
    foundPeloton: {
      done: { founded: { output: { id, name } } },
      error: {
        ...usualFailures,
        'name taken': taken,
        'a member elsewhere': elsewhere,
      },
    },
  },
  serializeState: ({ context: { draft, eligibility, fieldErrors, problem, step } }) => ({
    step,
    eligibility: eligibility?.kind ?? null,
    name: draft.name,
    isInvalid: Object.keys(foundingErrors(step, draft)).length > 0,
    story: storyText(draft.story).slice(0, 5),
    goal: draft.goal,
    isGoalUnclear: draft.isGoalUnclear,
    fieldErrors: Object.keys(fieldErrors),
    problem: problem?.code ?? problem?.kind ?? null,
  }),
  pageObject: {
    screen: async () => (await import('#test/support/founding/founding-harness.tsx')).FoundingHarness,
    actions: {
      'eligibility.retried': (ui) => ui.click('button', 'Try again'),
      'draft.changed': async (ui, { event: { changes } }) => {
        if (changes.name !== undefined)
          await ui.fill(nameLabel, changes.name === name ? (browserName() ?? name) : changes.name);
        if (changes.story !== undefined) await ui.fill(/^Your story/, storyText(changes.story));
        if (changes.goal !== undefined)
          await ui.fill(goalLabel, changes.goal === null ? 'a lot' : String(changes.goal / 100));
        if (changes.acceptingNewMembers === false)
          await ui.checkInGroup('Who can join?', /^Only people you invite/);
      },
      'step.submitted': async (ui, { before }) => {
        const { step } = before.context;
        const buttons = {
          naming: 'Continue to your story',
          telling: 'Continue to goal and people',
          planning: 'Review your peloton',
        } as const;
        await ui.click('button', step === 'reviewing' ? /^Start / : buttons[step]);
      },
      'naming.reopened': (ui, { before: { context } }) => {
        if (context.step === 'telling') return ui.click('button', 'Back');
        return ui.click('button', context.step === 'planning' ? /^Name\s*, done$/ : 'Change the name');
      },
      'telling.reopened': (ui, { before }) =>
        ui.click('button', before.context.step === 'planning' ? 'Back' : 'Change the story'),
      'planning.reopened': (ui) => ui.click('button', 'Change goal and people'),
      'founding.confirmed': (ui) => ui.click('button', /^Start /),
      'session.restored': restoreSession,
      'pictures.settled': (ui) => ui.click('button', 'Continue to invitations'),
      'pictures.reopened': (ui) => ui.click('button', 'Back'),
    },
    states: {
      checking: (ui) => ui.expectNoRole('textbox', nameLabel),
      unavailable: async (ui, { context }) => {
        await ui.expectRole('heading', foundingMeta.unavailable.heading);
        await ui.expectText(context.problem?.message ?? '');
      },
      unregistered: async (ui) => {
        await ui.expectRole('heading', foundingMeta.unregistered.heading);
        await ui.expectRole('link', 'Register');
      },
      member: (ui) => ui.expectRole('heading', foundingMeta.member.heading),
      'drafting.naming': async (ui, { context }) => {
        await ui.expectRole('heading', foundingMeta.naming.heading);
        await ui.expectRole('textbox', nameLabel);
        if (context.fieldErrors.name !== undefined) await ui.expectText(context.fieldErrors.name);
        if (context.eligibility?.kind === 'requested') await ui.expectText(/You asked to join /);
      },
      'drafting.telling': async (ui, { context }) => {
        await ui.expectRole('heading', foundingMeta.telling.heading);
        if (context.fieldErrors.story !== undefined) await ui.expectText(context.fieldErrors.story);
      },
      'drafting.planning': async (ui, { context }) => {
        await ui.expectRole('heading', foundingMeta.planning.heading);
        if (context.fieldErrors.goal !== undefined) await ui.expectText(context.fieldErrors.goal);
      },
      'drafting.reviewing': async (ui, { context }) => {
        await ui.expectRole('heading', foundingMeta.reviewing.heading);
        await ui.expectRole('button', 'Start your peloton');
        if (context.problem !== null) await ui.expectText(context.problem.message);
      },
      'drafting.founding': (ui) => ui.expectText('Starting your peloton.'),
      'drafting.rechecking': (ui) => ui.expectText('Starting your peloton.'),
      'drafting.expired': (ui) => ui.expectRole('button', 'Sign in again'),
      'founded.picturing': (ui, { context }) =>
        ui.expectRole('heading', `${shownName(context.draft)} is rolling`),
      'founded.inviting': async (ui) => {
        await ui.expectRole('heading', foundingMeta.inviting.heading);
        await ui.expectRole('link', 'See your peloton');
      },
    },
    browser: foundingBrowser,
  },
});
