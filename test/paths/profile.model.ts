import { defineModel } from '@product/path-driver';
import { profileMachine } from '#machines/profile/profile.machine.ts';
import { fieldNames } from '#machines/profile/profile.messages.ts';
import { profileOfDraft, profileRules } from '#machines/profile/profile.rules.ts';
import type { EditedProfile } from '#machines/profile/profile.types.ts';
import { paragraphsOf, storyText } from '#machines/story/story.ts';
import { editingEvents, editingPage, stale } from '#test/support/editing/editing-model.ts';
import { offline, refusal, usualFailures } from '#test/support/failures.ts';
import { profileBrowser } from '#test/support/profile/profile-browser.ts';
import { storedWith } from '#test/support/profile/stored-profile.ts';

const { draftOf, unsavedOf } = profileRules;

const storyLabel = /^Why do you ride/;
const goalLabel = 'How much do you want to raise?';
const firstNameLabel = 'First name';

const refused = refusal(400, 'validation-failed', 'Something in it can’t be used.', {
  fields: [{ path: 'story', code: 'invalid', message: 'Leave out the odd signs.' }],
});

const mine = paragraphsOf('I ride for Ellen.');
const theirs = paragraphsOf('Written on my phone.');

const page = editingPage<EditedProfile>({
  rules: profileRules,
  storyLabel,
  storyName: fieldNames.story,
  textLabel: firstNameLabel,
  textOf: (_, { firstName }) => firstName,
  texts: {
    saved: 'Your page is saved.',
    saving: 'Saving your page.',
    loading: 'Loading your page again.',
    stale: 'Your page was changed elsewhere',
  },
  browser: profileBrowser,
});

export const profileModel = defineModel({
  machine: profileMachine,
  starts: {
    'on a page of one’s own': { ...storedWith(), kept: null },
    'after a reload': { ...storedWith(), kept: { saved: storedWith().saved, typed: { story: mine } } },
    'after a reload, changed elsewhere': {
      ...storedWith({ story: theirs }, '"2"'),
      kept: { saved: storedWith().saved, typed: { story: mine } },
    },
    'after a reload, two fields changed elsewhere, unfinished': {
      ...storedWith({ story: theirs, firstName: 'Idalina' }, '"2"'),
      kept: { saved: storedWith().saved, typed: { story: mine, firstName: '' } },
    },
  },
  events: {
    ...editingEvents,
    'draft.changed': ({ context }) => ({
      'a story': { changes: { story: mine } },
      'a goal': { changes: { goal: 500_000 } },
      'no first name': { changes: { firstName: '' } },
      'as it was': {
        changes: {
          story: context.saved.story,
          firstName: context.saved.firstName,
          goal: context.saved.goal,
        },
      },
    }),
  },
  outcomes: {
    save: {
      done: ({ context }) => {
        const after = profileOfDraft(draftOf(context));
        const { saved, version, extra } = context;
        const goal = { saved: { ...saved, goal: after.goal }, version, extra };
        const isBoth = after.goal !== saved.goal && 'story' in unsavedOf(context);
        return {
          saved: { output: { stored: { ...storedWith({}, '"3"'), saved: after }, failure: null } },
          // A change on one side only is saved or not.
          ...(isBoth && {
            'the goal, not the page: offline': { output: { stored: goal, failure: offline.error } },
            'the goal, not the page: changed elsewhere': { output: { stored: goal, failure: stale.error } },
          }),
        };
      },
      error: {
        ...usualFailures,
        refused,
        'changed elsewhere': stale,
      },
    },
    load: {
      done: ({ context }) => ({
        'another field': { output: storedWith({ ...context.saved }, '"4"') },
        'the same field': { output: storedWith({ ...context.saved, story: theirs, city: null }, '"5"') },
      }),
      error: {
        ...usualFailures,
      },
    },
  },
  serializeState: (snapshot) => ({ ...page.serialize(snapshot), goal: snapshot.context.saved.goal }),
  pageObject: {
    screen: async () => (await import('#test/support/profile/own-page.tsx')).OwnPage,
    actions: {
      ...page.actions,
      'draft.changed': async (ui, { event }) => {
        const { story, firstName, goal } = event.changes;
        if (story !== undefined) await ui.fill(storyLabel, storyText(story));
        if (firstName !== undefined) await ui.fill(firstNameLabel, firstName);
        if (goal === undefined) return;
        // Typing the current value would be no change, so another value is typed first.
        await ui.fill(goalLabel, '7');
        await ui.fill(goalLabel, String(Number(goal) / 100));
      },
    },
    states: page.states,
    browser: {
      open: profileBrowser.open,
      ports: {
        save: profileBrowser.savePort,
        load: profileBrowser.loadPort,
      },
      steps: profileBrowser.steps,
      avoids: ({ label }, before) => label.startsWith('versions.chosen') && !page.hasSeveral(before),
    },
  },
});
