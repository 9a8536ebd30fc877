import { defineModel, requests } from '@product/path-driver';
import { flowError } from '#machines/flow-error.ts';
import { imageMachine } from '#machines/image/image.machine.ts';
import { adviceOf } from '#machines/image/image.messages.ts';
import { offline, refusal, signedOut } from '#test/support/failures.ts';
import { type ImageBrowser, imageBrowser } from '#test/support/image/image-browser.ts';

const broken = flowError({
  ...offline.error,
  code: 'connection-lost',
  message: adviceOf['connection-lost'] ?? '',
});
const refused = refusal(422, 'image-too-many-pixels', 'This picture has too many pixels for us.');
const unknownKind = flowError({
  kind: 'invalid',
  code: 'image-type-unknown',
  message: 'We can’t read this kind of file.',
});

const file = { id: 'f1', name: 'me.jpg' };
const key = 'f6b7f6ac-3f0c-4c53-9d6c-0c4f1d2f6d12';
const before = '/images/before-512.webp';

/** The person of the walk in Chromium. */
const walk: ImageBrowser = imageBrowser();

/** A refused image was never shown. */
const abandonText = (state: string, url: string | null): string => {
  if (state === 'checking') return 'Cancel';
  if (url !== null) return 'Keep the old one';
  return state === 'refused' ? 'Cancel' : 'Don’t use it';
};

export const imageModel = defineModel({
  machine: imageMachine,
  starts: {
    'a page without a picture': { kind: 'profile', url: null },
    'a page with a picture': { kind: 'profile', url: before },
  },
  events: {
    'file.chosen': { '': { file } },
    'focus.moved': { 'to the right': { focalX: 1, focalY: 0.5 } },
    'crop.abandoned': {},
    'upload.submitted': { '': { key } },
    'upload.progressed': { half: { percent: 50 } },
    'upload.cancelled': ({ value }): Record<string, object> =>
      value === 'expired' ? { 'while signed out': {} } : { '': {} },
    'upload.retried': {},
    'removal.submitted': ({ context }): Record<string, { key: string }> =>
      context.url === null ? {} : { '': { key } },
    'session.restored': {},
  },
  outcomes: {
    checkFile: {
      done: {
        readable: { output: { previewUrl: 'blob:preview', width: 800, height: 600 } },
      },
      error: { 'no picture': { error: unknownKind } },
    },
    uploadImage: {
      done: { saved: { output: { url: '/images/after-512.webp' } } },
      error: {
        offline: { error: broken },
        'signed out': signedOut,
        refused,
      },
    },
    removeImage: { done: { removed: { output: undefined } }, error: { offline } },
  },
  serializeState: ({ context }) => ({
    hasImage: context.url !== null,
    isMoved: context.focalX !== 0.5,
    percent: context.percent,
    problem: context.problem?.kind ?? null,
    done: context.done,
  }),
  pageObject: {
    screen: async () => (await import('#test/support/image/image-harness.tsx')).ImageHarness,
    actions: {
      'file.chosen': (_ui, { browser, nextSteps }) => walk.choose(browser, nextSteps),
      'focus.moved': (_ui, { browser }) => walk.move(browser),
      'crop.abandoned': (ui, { before: { value, context } }) =>
        ui.click('button', abandonText(String(value), context.url)),
      'upload.submitted': (ui) => ui.click('button', 'Save this picture'),
      'upload.progressed': async (_ui, { event }, actor) => actor?.send(event),
      'upload.cancelled': (ui, { before: { value } }) =>
        ui.click('button', value === 'uploading' ? 'Cancel the upload' : 'Back to cropping'),
      'upload.retried': (ui) => ui.click('button', 'Try again'),
      'removal.submitted': (ui) => ui.click('button', 'Remove the picture'),
      'session.restored': walk.steps.restoreSession,
    },
    states: {
      resting: async (ui, { context: { url, problem } }) => {
        await ui.expectRole('button', url === null ? 'Choose a picture' : 'Choose another picture');
        if (url === null) await ui.expectNoRole('button', 'Remove the picture');
        else await ui.expectRole('button', 'Remove the picture');
        if (problem !== null) await ui.expectText(problem.message);
      },
      checking: (ui) => ui.expectText('Reading your picture.'),
      cropping: async (ui) => {
        await ui.expectRole('button', 'Save this picture');
        await ui.expectText('Frame from left to right');
      },
      uploading: (ui) => ui.expectRole('progressbar', 'Sending your picture'),
      expired: (ui) => ui.expectRole('button', 'Sign in again'),
      failed: async (ui, { context }) => {
        await ui.expectRole('alert');
        await ui.expectText(context.problem?.message ?? '');
        await ui.expectRole('button', 'Try again');
      },
      refused: async (ui) => {
        await ui.expectText('This picture can’t be used');
        await ui.expectRole('button', 'Choose another file');
      },
      removing: (ui) => ui.expectText('Removing your picture.'),
    },
    browser: {
      open: walk.open,
      ports: {
        checkFile: { atOnce: 'the browser decodes a small file before anybody could press' },
        uploadImage: requests('POST', /^\/api\/user\/[^/]+\/image\/profile$/),
        removeImage: requests('DELETE', /^\/api\/user\/[^/]+\/image\/profile$/),
      },
      steps: {
        'upload.cancelled(while signed out)': {
          skip: 'the person stays signed out, and the server answers every later upload with that alone',
        },
        'upload.progressed(half)': { skip: 'how fast the bytes go is up to the connection' },
        'xstate.error.actor.uploadImage(offline)': 'no connection',
        'xstate.error.actor.uploadImage(signed out)': walk.steps.expire,
        'xstate.error.actor.uploadImage(refused)': walk.steps.refuse(
          'uploadUserImage',
          'image-too-many-pixels',
        ),
        'xstate.error.actor.removeImage(offline)': 'no connection',
      },
      examined: ['cropping', 'refused', 'failed'],
    },
  },
});
