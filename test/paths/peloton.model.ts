import { flowError } from '#machines/flow-error.ts';
import { openChoices } from '#machines/peloton/peloton.changes.ts';
import { type PelotonSnapshot, pelotonMachine } from '#machines/peloton/peloton.machine.ts';
import { fieldNames } from '#machines/peloton/peloton.messages.ts';
import { draftOf, pelotonErrors, pelotonOfDraft, unsavedOf } from '#machines/peloton/peloton.rules.ts';
import { paragraphsOf, storyText } from '#machines/story/story.ts';
import { defineModel } from '#test/path-driver/path-driver.ts';
import { pelotonBrowser } from '#test/support/peloton/peloton-browser.ts';
import { storedPelotonWith } from '#test/support/peloton/stored-peloton.ts';

const storyLabel = /^What brings you together/;
const nameLabel = 'Name of your peloton';
const goalLabel = /^How much do you want to raise together/;

const offline = flowError({
  kind: 'network',
  message: 'We can’t reach the server. Check your connection and try again.',
});
const signedOut = flowError({ kind: 'unauthorized', status: 401, message: 'Please login again.' });
const forbidden = flowError({
  kind: 'unauthorized',
  status: 403,
  code: 'peloton-not-yours',
  message: 'This is for the peloton’s captain and admins',
});
const taken = flowError({
  kind: 'conflict',
  status: 409,
  code: 'name-taken',
  message: 'This name is taken',
  fields: [{ path: 'name', code: 'name-taken', message: 'This name is taken' }],
});
const stale = flowError({
  kind: 'conflict',
  status: 412,
  code: 'version-changed',
  message: 'This was changed on another page or device.',
});

const mine = paragraphsOf('We ride for Ellen.');
const theirs = paragraphsOf('Written by an admin.');
const key = 'f6b7f6ac-3f0c-4c53-9d6c-0c4f1d2f6d11';

const hasSeveral = ({ context }: PelotonSnapshot) => openChoices(context).length > 1;

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
    'peloton.changed': ({ context }) => ({
      'a story': { changes: { story: mine } },
      'a goal': { changes: { goal: 500_000 } },
      'no name': { changes: { name: '' } },
      'as it was': {
        changes: { story: context.saved.story, name: context.saved.name, goal: context.saved.goal },
      },
    }),
    'peloton.submitted': { '': { key } },
    'peloton.abandoned': {},
    'changes.discarded': {},
    'changes.kept': {},
    'version.chosen': {
      'the other story': { field: 'story' as const, side: 'theirs' as const },
      'the own story': { field: 'story' as const, side: 'mine' as const },
    },
    'versions.chosen': { 'all mine': { side: 'mine' as const } },
    'versions.settled': { '': { key } },
    'connection.returned': {},
    'session.restored': {},
    'xstate.done.actor.savePeloton': ({ context }) => {
      const after = pelotonOfDraft(draftOf(context));
      const page = { saved: { ...after, goal: context.saved.goal }, version: '"3"' };
      const isBoth = after.goal !== context.saved.goal && 'story' in unsavedOf(context);
      return {
        saved: { output: { saved: after, version: '"3"', failure: null } },
        // What touches only one of them is saved or isn't.
        ...(isBoth && {
          'the page, not the goal: offline': { output: { ...page, failure: offline } },
          'the page, not the goal: changed elsewhere': { output: { ...page, failure: stale } },
        }),
      };
    },
    'xstate.error.actor.savePeloton': {
      offline: { error: offline },
      'signed out': { error: signedOut },
      'leads no more': { error: forbidden },
      'name taken': { error: taken },
      'changed elsewhere': { error: stale },
    },
    'xstate.done.actor.loadPeloton': ({ context }) => ({
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
    'xstate.error.actor.loadPeloton': {
      offline: { error: offline },
      'signed out': { error: signedOut },
      'leads no more': { error: forbidden },
    },
  },
  serializeState: ({ context }) => ({
    saved: storyText(context.saved.story),
    goal: context.saved.goal,
    unsaved: Object.keys(unsavedOf(context)),
    isInvalid: Object.keys(pelotonErrors(context)).length > 0,
    theirs: context.theirs === null ? null : storyText(context.theirs.saved.story),
    choices: openChoices(context),
    fieldErrors: context.fieldErrors,
    problem: context.problem?.kind ?? null,
  }),
  pageObject: {
    render: async (actor) => {
      const { createElement } = await import('react');
      const { SettingsHarness } = await import('#test/support/peloton/settings-harness.tsx');
      return createElement(SettingsHarness, { actor });
    },
    actions: {
      'peloton.changed': async (ui, { event }) => {
        const { story, name, goal } = event.changes;
        if (story !== undefined) await ui.fill(storyLabel, storyText(story));
        if (name !== undefined) await ui.fill(nameLabel, pelotonBrowser.nameIn(ui, name));
        if (goal === undefined) return;
        // To type what stands there already would be no change: something else stands there first.
        await ui.fill(goalLabel, '7');
        await ui.fill(goalLabel, goal === null ? '' : String(Number(goal) / 100));
      },
      'peloton.submitted': (ui) => ui.click('button', 'Save changes'),
      'peloton.abandoned': (ui) => ui.click('button', 'Undo changes'),
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
        browser === null ? actor?.send(event) : pelotonBrowser.reconnect(browser),
      'session.restored': async (_ui, { event, browser }, actor) =>
        browser === null ? actor?.send(event) : pelotonBrowser.signInAgain(browser),
    },
    checks: {
      untouched: async (ui) => {
        await ui.expectText('Everything is saved.');
        await ui.expectNoRole('button', 'Save changes');
      },
      saved: (ui) => ui.expectText('The page is saved.'),
      forbidden: async (ui) => {
        await ui.expectRole('heading', 'You no longer lead this peloton');
        await ui.expectNoRole('button', 'Save changes');
      },
      'unsaved.editing': async (ui, { context }) => {
        await ui.expectValue(nameLabel, pelotonBrowser.nameIn(ui, draftOf(context).name));
        await ui.expectValue(storyLabel, storyText(draftOf(context).story));
        await ui.expectNoRole('alertdialog');
        const [wrong] = Object.values(context.fieldErrors);
        if (wrong !== undefined) {
          await ui.expectRole('alert', 'Please fix one thing');
          await ui.expectText(wrong);
        } else if (context.problem !== null) await ui.expectText(context.problem.message);
      },
      'unsaved.saving': (ui) => ui.expectText('Saving the page.'),
      'unsaved.offline': (ui) => ui.expectText('You’re offline. What you typed is kept in this tab.'),
      'unsaved.refreshing': (ui) => ui.expectText('Loading the page again.'),
      'unsaved.stale': async (ui, { context }) => {
        await ui.expectRole('heading', 'The page was changed elsewhere');
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
      open: pelotonBrowser.open,
      ports: {
        savePeloton: pelotonBrowser.savePort,
        loadPeloton: pelotonBrowser.loadPort,
      },
      steps: pelotonBrowser.steps,
      examined: ['forbidden', 'unsaved.editing', 'unsaved.expired', 'unsaved.discarding'],
      // The button for all fields is there where both sides changed several.
      avoids: ({ label }, before) => label.startsWith('versions.chosen') && !hasSeveral(before),
    },
  },
});
