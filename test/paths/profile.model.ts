import { flowError } from '#machines/flow-error.ts';
import { openChoices } from '#machines/profile/profile.changes.ts';
import { type ProfileSnapshot, profileMachine } from '#machines/profile/profile.machine.ts';
import { fieldNames } from '#machines/profile/profile.messages.ts';
import { draftOf, profileErrors, profileOfDraft, unsavedOf } from '#machines/profile/profile.rules.ts';
import { paragraphsOf, storyText } from '#machines/story/story.ts';
import { defineModel, requests } from '#test/path-driver/path-driver.ts';
import { profileBrowser } from '#test/support/profile/profile-browser.ts';
import { storedWith } from '#test/support/profile/stored-profile.ts';

const storyLabel = /^Why do you ride/;
const cityLabel = /^City/;
const firstNameLabel = 'First name';

const offline = flowError({
  kind: 'network',
  message: 'We can’t reach the server. Check your connection and try again.',
});
const signedOut = flowError({ kind: 'unauthorized', status: 401, message: 'Please login again.' });
const refused = flowError({
  kind: 'invalid',
  status: 400,
  code: 'validation-failed',
  message: 'Something in it can’t be used.',
  fields: [{ path: 'story', code: 'invalid', message: 'Leave out the odd signs.' }],
});
const stale = flowError({
  kind: 'conflict',
  status: 412,
  code: 'version-changed',
  message: 'This was changed on another page or device.',
});

const mine = paragraphsOf('I ride for Ellen.');
const theirs = paragraphsOf('Written on my phone.');

const hasSeveral = ({ context }: ProfileSnapshot) => openChoices(context).length > 1;

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
    'profile.changed': ({ context }) => ({
      'a story': { changes: { story: mine } },
      'no first name': { changes: { firstName: '' } },
      'as it was': {
        changes: { story: context.saved.story, firstName: context.saved.firstName, city: '' },
      },
    }),
    'profile.submitted': { '': { key: 'f6b7f6ac-3f0c-4c53-9d6c-0c4f1d2f6d11' } },
    'profile.abandoned': {},
    'changes.discarded': {},
    'changes.kept': {},
    'version.chosen': {
      'the other story': { field: 'story' as const, side: 'theirs' as const },
      'the own story': { field: 'story' as const, side: 'mine' as const },
    },
    'versions.chosen': { 'all mine': { side: 'mine' as const } },
    'versions.settled': { '': { key: 'f6b7f6ac-3f0c-4c53-9d6c-0c4f1d2f6d12' } },
    'connection.returned': {},
    'session.restored': {},
    'xstate.done.actor.saveProfile': ({ context }) => ({
      saved: {
        output: { ...storedWith({}, '"3"'), saved: profileOfDraft(draftOf(context)) },
      },
    }),
    'xstate.error.actor.saveProfile': {
      offline: { error: offline },
      'signed out': { error: signedOut },
      refused: { error: refused },
      'changed elsewhere': { error: stale },
    },
    'xstate.done.actor.loadProfile': ({ context }) => ({
      'another field': { output: storedWith({ ...context.saved }, '"4"') },
      'the same field': { output: storedWith({ ...context.saved, story: theirs, city: null }, '"5"') },
    }),
    'xstate.error.actor.loadProfile': {
      offline: { error: offline },
      'signed out': { error: signedOut },
    },
  },
  serializeState: ({ context }) => ({
    saved: storyText(context.saved.story),
    unsaved: Object.keys(unsavedOf(context)),
    isInvalid: Object.keys(profileErrors(context)).length > 0,
    theirs: context.theirs === null ? null : storyText(context.theirs.saved.story),
    choices: openChoices(context),
    fieldErrors: context.fieldErrors,
    problem: context.problem?.kind ?? null,
  }),
  pageObject: {
    render: async (actor) => {
      const { createElement } = await import('react');
      const { OwnPage } = await import('#test/support/profile/own-page.tsx');
      return createElement(OwnPage, { actor });
    },
    actions: {
      'profile.changed': async (ui, { event }) => {
        const { story, firstName, city } = event.changes;
        if (story !== undefined) await ui.fill(storyLabel, storyText(story));
        if (firstName !== undefined) await ui.fill(firstNameLabel, firstName);
        if (city === undefined) return;
        // To type what stands there already would be no change: something else stands there first.
        await ui.fill(cityLabel, 'Elsewhere');
        await ui.fill(cityLabel, city);
      },
      'profile.submitted': (ui) => ui.click('button', 'Save changes'),
      'profile.abandoned': (ui) => ui.click('button', 'Undo changes'),
      'changes.discarded': (ui) => ui.click('button', 'Discard my changes'),
      'changes.kept': (ui) => ui.click('button', 'Keep editing'),
      'version.chosen': (ui, { event }) =>
        ui.checkInGroup(
          fieldNames.story,
          event.side === 'mine' ? /^What you typed here/ : /^What was saved elsewhere/,
        ),
      'versions.chosen': async (ui, { before, event }, actor) => {
        if (hasSeveral(before)) return ui.click('button', 'Keep all of mine');
        actor?.send(event);
      },
      'versions.settled': (ui) => ui.click('button', 'Keep these versions and save'),
      'connection.returned': async (_ui, { event, browser }, actor) =>
        browser === null ? actor?.send(event) : profileBrowser.reconnect(browser),
      'session.restored': async (_ui, { event, browser }, actor) =>
        browser === null ? actor?.send(event) : profileBrowser.signInAgain(browser),
    },
    checks: {
      untouched: async (ui) => {
        await ui.expectText('Everything is saved.');
        await ui.expectNoRole('button', 'Save changes');
      },
      saved: (ui) => ui.expectText('Your page is saved.'),
      'unsaved.editing': async (ui, { context }) => {
        await ui.expectValue(firstNameLabel, draftOf(context).firstName);
        await ui.expectValue(storyLabel, storyText(draftOf(context).story));
        await ui.expectNoRole('alertdialog');
        const [wrong] = Object.values(context.fieldErrors);
        if (wrong !== undefined) {
          await ui.expectRole('alert', 'Please fix one thing');
          await ui.expectText(wrong);
        } else if (context.problem !== null) await ui.expectText(context.problem.message);
      },
      'unsaved.saving': (ui) => ui.expectText('Saving your page.'),
      'unsaved.offline': (ui) => ui.expectText('You’re offline. What you typed is kept in this tab.'),
      'unsaved.refreshing': (ui) => ui.expectText('Loading your page again.'),
      'unsaved.stale': async (ui, { context }) => {
        await ui.expectRole('heading', 'Your page was changed elsewhere');
        await ui.expectText(storyText(draftOf(context).story));
        await ui.expectText(storyText(context.theirs?.saved.story ?? null));
      },
      'unsaved.expired': async (ui, { context }) => {
        await ui.expectRole('button', 'Sign in again');
        await ui.expectValue(storyLabel, storyText(draftOf(context).story));
      },
      'unsaved.discarding': (ui) => ui.expectRole('alertdialog', 'Are you sure you want to proceed?'),
    },
    browser: {
      open: profileBrowser.open,
      ports: {
        saveProfile: requests('PATCH', '/api/user'),
        loadProfile: profileBrowser.loadPort,
      },
      steps: profileBrowser.steps,
      // The button for all fields is there where both sides changed several.
      avoids: ({ label }, before) => label.startsWith('versions.chosen') && !hasSeveral(before),
    },
  },
});
