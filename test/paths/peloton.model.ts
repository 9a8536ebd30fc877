import { defineModel } from '@product/path-driver';
import { pelotonMachine } from '#machines/peloton/peloton.machine.ts';
import { fieldNames } from '#machines/peloton/peloton.messages.ts';
import { pelotonOfDraft, pelotonRules } from '#machines/peloton/peloton.rules.ts';
import type { EditedPeloton } from '#machines/peloton/peloton.types.ts';
import { paragraphsOf, storyText } from '#machines/story/story.ts';
import { editingEvents, editingPage, stale } from '#test/support/editing/editing-model.ts';
import { offline, refusal, usualFailures } from '#test/support/failures.ts';
import { pelotonBrowser, storedPelotonWith } from '#test/support/peloton/peloton-browser.ts';

const { draftOf, unsavedOf } = pelotonRules;

const storyLabel = /^What brings you together/;
const nameLabel = 'Name of your peloton';
const goalLabel = /^How much do you want to raise together/;

const forbidden = refusal(403, 'peloton-not-yours', 'This is for the peloton’s captain and admins');
const taken = refusal(409, 'name-taken', 'This name is taken', {
  fields: [{ path: 'name', code: 'name-taken', message: 'This name is taken' }],
});

const mine = paragraphsOf('We ride for Ellen.');
const theirs = paragraphsOf('Written by an admin.');

const page = editingPage<EditedPeloton>({
  rules: pelotonRules,
  storyLabel,
  storyName: fieldNames.story,
  textLabel: nameLabel,
  textOf: (ui, { name }) => pelotonBrowser.nameIn(ui, name),
  texts: {
    saved: 'The page is saved.',
    saving: 'Saving the page.',
    loading: 'Loading the page again.',
    stale: 'The page was changed elsewhere',
  },
  browser: pelotonBrowser,
});

export const pelotonModel = defineModel({
  machine: pelotonMachine,
  starts: {
    'the page of one’s peloton': { ...storedPelotonWith(), kept: null },
    'after a reload': {
      ...storedPelotonWith(),
      kept: { saved: storedPelotonWith().saved, typed: { story: mine } },
    },
    'after a reload, changed elsewhere': {
      ...storedPelotonWith({ story: theirs }, '"2"'),
      kept: { saved: storedPelotonWith().saved, typed: { story: mine } },
    },
    'after a reload, two fields changed elsewhere, unfinished': {
      ...storedPelotonWith({ story: theirs, goal: 400_000 }, '"2"'),
      kept: { saved: storedPelotonWith().saved, typed: { story: mine, goal: { unclear: 'much' } } },
    },
  },
  events: {
    ...editingEvents,
    'draft.changed': ({ context }) => ({
      'a story': { changes: { story: mine } },
      'a goal': { changes: { goal: 500_000 } },
      'no name': { changes: { name: '' } },
      'as it was': {
        changes: { story: context.saved.story, name: context.saved.name, goal: context.saved.goal },
      },
    }),
  },
  outcomes: {
    save: {
      done: ({ context }) => {
        const after = pelotonOfDraft(draftOf(context));
        const page = storedPelotonWith({ ...after, goal: context.saved.goal }, '"3"');
        const isBoth = after.goal !== context.saved.goal && 'story' in unsavedOf(context);
        return {
          saved: { output: { stored: storedPelotonWith(after, '"3"'), failure: null } },
          // A change on one side only is saved or not.
          ...(isBoth && {
            'the page, not the goal: offline': { output: { stored: page, failure: offline.error } },
            'the page, not the goal: changed elsewhere': { output: { stored: page, failure: stale.error } },
          }),
        };
      },
      error: {
        ...usualFailures,
        'leads no more': forbidden,
        'name taken': taken,
        'changed elsewhere': stale,
      },
    },
    load: {
      done: ({ context }) => ({
        'another field': {
          output: storedPelotonWith(
            { ...context.saved, displayDonations: !context.saved.displayDonations },
            '"4"',
          ),
        },
        'the same field': {
          output: storedPelotonWith({ ...context.saved, story: theirs, displayDonations: false }, '"5"'),
        },
      }),
      error: {
        ...usualFailures,
        'leads no more': forbidden,
      },
    },
  },
  serializeState: (snapshot) => ({ ...page.serialize(snapshot), goal: snapshot.context.saved.goal }),
  pageObject: {
    screen: async () => (await import('#test/support/peloton/settings-harness.tsx')).SettingsHarness,
    actions: {
      ...page.actions,
      'draft.changed': async (ui, { event }) => {
        const { story, name, goal } = event.changes;
        if (story !== undefined) await ui.fill(storyLabel, storyText(story));
        if (name !== undefined) await ui.fill(nameLabel, pelotonBrowser.nameIn(ui, name));
        if (goal === undefined) return;
        // Typing the current value would be no change, so another value is typed first.
        await ui.fill(goalLabel, '7');
        await ui.fill(goalLabel, goal === null ? '' : String(Number(goal) / 100));
      },
    },
    states: {
      ...page.states,
      forbidden: async (ui) => {
        await ui.expectRole('heading', 'You no longer lead this peloton');
        await ui.expectNoRole('button', 'Save changes');
      },
    },
    browser: {
      open: pelotonBrowser.open,
      ports: {
        save: pelotonBrowser.savePort,
        load: pelotonBrowser.loadPort,
      },
      steps: pelotonBrowser.steps,
      examined: ['forbidden', 'unsaved.editing', 'unsaved.expired', 'unsaved.discarding'],
      avoids: ({ label }, before) => label.startsWith('versions.chosen') && !page.hasSeveral(before),
    },
  },
});
