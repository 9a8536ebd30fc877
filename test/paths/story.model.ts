import { flowError } from '#machines/flow-error.ts';
import { isChanged } from '#machines/form/typed-values.ts';
import { storyMachine } from '#machines/profile/story.machine.ts';
import { draftOfPage, pageOfDraft, storyDraftOf, storyErrors } from '#machines/profile/story.rules.ts';
import { type BrowserSession, defineModel, requests } from '#test/path-driver/path-driver.ts';
import { newPerson } from '#test/support/sign-in.ts';

const storyLabel = /^Why do you ride/;
const donorsLabel = /^Who gave to me/;
const openButton = /^(Edit your page|Write your story)$/;

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

/** Who walks now; every path has somebody nobody has met before. */
let ida = newPerson('Ida', 'Story');

/** Whether the page's next request for the current user is that of `loadPage`: signing in makes the same. */
let isRefused = false;

const endSession = ({ sandbox }: BrowserSession) => {
  isRefused = false;
  return sandbox('POST', '/identity/expire', { email: ida.email });
};

const signInAgain = async (browser: BrowserSession): Promise<void> => {
  await browser.ui.expectRole('button', 'Sign in again');
  // Only when nothing is tried without the person any more is it them who bring the session back.
  await browser.ui.expectNoText('Looking for your session');
  await browser.sandbox('POST', '/identity/session', { email: ida.email });
  await browser.ui.click('button', 'Sign in again');
};

export const storyModel = defineModel({
  machine: storyMachine,
  starts: { 'on a new page of one’s own': undefined },
  events: {
    'story.opened': ({ context }) => ({ '': { saved: context.saved, version: '"1"' } }),
    'story.changed': ({ context }) => ({
      'a story': { changes: { story: 'I ride for Ellen.' } },
      'a book': { changes: { story: 'a'.repeat(10_001) } },
      'no donors': { changes: { isDonorListVisible: false } },
      'as it was': { changes: { ...draftOfPage(context.saved), story: ` ${context.saved.story ?? ''} ` } },
    }),
    'story.submitted': { '': { key: 'f6b7f6ac-3f0c-4c53-9d6c-0c4f1d2f6d11' } },
    'story.abandoned': {},
    'changes.discarded': {},
    'changes.kept': {},
    'session.restored': {},
    'xstate.done.actor.saveStory': ({ context }) => ({
      saved: { output: { saved: pageOfDraft(storyDraftOf(context)), version: '"2"' } },
    }),
    'xstate.error.actor.saveStory': {
      offline: { error: offline },
      'signed out': { error: signedOut },
      refused: { error: refused },
      'changed elsewhere': { error: stale },
    },
    'xstate.done.actor.loadPage': ({ context }) => ({
      'as it was': { output: { saved: context.saved, version: '"3"' } },
    }),
    'xstate.error.actor.loadPage': {
      offline: { error: offline },
      'signed out': { error: signedOut },
    },
  },
  serializeState: ({ context }) => ({
    saved: [context.saved.story, context.saved.isDonorListVisible],
    isChanged: isChanged(draftOfPage(context.saved), context.typed),
    isInvalid: Object.keys(storyErrors(storyDraftOf(context))).length > 0,
    story: storyDraftOf(context).story.length > 100 ? 'a book' : storyDraftOf(context).story,
    isDonorListVisible: storyDraftOf(context).isDonorListVisible,
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
      'story.opened': (ui) => ui.click(ui.driver === 'browser' ? 'link' : 'button', openButton),
      'story.changed': async (ui, { event }) => {
        const { story, isDonorListVisible } = event.changes;
        if (story !== undefined) await ui.fill(storyLabel, story);
        if (isDonorListVisible !== undefined) await ui.check(donorsLabel, isDonorListVisible);
      },
      'story.submitted': (ui) => ui.click('button', 'Save my page'),
      'story.abandoned': (ui) => ui.click('button', 'Cancel'),
      'changes.discarded': (ui) => ui.click('button', 'Throw my changes away'),
      'changes.kept': (ui) => ui.click('button', 'Keep writing'),
      'session.restored': async (_ui, { event, browser }, actor) =>
        browser === null ? actor?.send(event) : signInAgain(browser),
    },
    checks: {
      reading: async (ui, { context }) => {
        await ui.expectRole(
          ui.driver === 'browser' ? 'link' : 'button',
          context.saved.story === null ? 'Write your story' : 'Edit your page',
        );
        await ui.expectText(context.saved.isDonorListVisible ? 'Others see who' : 'Others don’t see who');
        await ui.expectNoRole('textbox');
      },
      untouched: (ui, { context }) => ui.expectValue(storyLabel, storyDraftOf(context).story),
      'unsaved.editing': async (ui, { context }) => {
        await ui.expectValue(storyLabel, storyDraftOf(context).story);
        await ui.expectNoRole('alertdialog');
        if (context.problem !== null && context.fieldErrors.story === undefined)
          await ui.expectText(context.problem.message);
        if (context.problem?.kind === 'conflict')
          await ui.expectText('Your page has no story at the moment.');
        if (context.fieldErrors.story !== undefined) {
          await ui.expectRole('alert', 'There is one thing to put right');
          await ui.expectText(context.fieldErrors.story);
        }
      },
      'unsaved.refreshing': (ui) => ui.expectText('Loading your page again.'),
      'unsaved.saving': (ui) => ui.expectText('Saving your page.'),
      'unsaved.expired': async (ui, { context }) => {
        await ui.expectRole('button', 'Sign in again');
        await ui.expectValue(storyLabel, storyDraftOf(context).story);
      },
      'unsaved.discarding': (ui) => ui.expectRole('alertdialog', 'Are you sure you want to proceed?'),
    },
    browser: {
      open: async ({ signIn, goTo, ui }) => {
        isRefused = false;
        ida = newPerson('Ida', 'Story');
        await signIn(ida);
        await goTo('/');
        await ui.click('button', 'Ida');
        await ui.click('menuitem', 'View Profile');
      },
      ports: {
        saveStory: requests('PATCH', '/api/user'),
        loadPage: { request: ({ method, path }) => isRefused && method === 'GET' && path === '/api/user' },
      },
      steps: {
        'xstate.error.actor.saveStory(offline)': 'no connection',
        'xstate.error.actor.saveStory(signed out)': endSession,
        'xstate.error.actor.saveStory(changed elsewhere)': ({ sandbox }) => {
          isRefused = true;
          return sandbox('POST', '/outcomes', {
            target: 'updateCurrentUser',
            emailAddress: ida.email,
            outcome: { kind: 'problem', code: 'version-changed' },
          });
        },
        'xstate.error.actor.loadPage(offline)': 'no connection',
        'xstate.error.actor.loadPage(signed out)': endSession,
        'xstate.error.actor.saveStory(refused)': { skip: 'what the API refuses, the form refuses before it' },
      },
    },
  },
});
