import { assign, type SnapshotFrom, setup } from 'xstate';
import type { FlowError } from '#machines/flow-error.ts';
import {
  ofError,
  ofKey,
  ofOutput,
  ofTimeout,
  sessionEnded,
  sessionGuards,
  watchSession,
  whenExpired,
} from '#machines/fragments.ts';
import { innermostMeta } from '#machines/meta.ts';
import { callbackPort, promisePort } from '#machines/port.ts';
import { messages } from '#machines/shell/messages.ts';
import { withinCrop } from './image.rules.ts';
import type {
  ChosenFile,
  FocalPoint,
  ImageContext,
  ImageEvent,
  ImageInput,
  ImageKind,
  ImageMeta,
  ReadyImage,
} from './image.types.ts';

const nothingChosen = { file: null, ready: null, key: null, percent: 0, focalX: 0.5, focalY: 0.5 };

const resting: ImageMeta = { heading: 'Your picture', focus: 'action', announce: '' };

type Upload = FocalPoint & { fileId: string; kind: ImageKind; key: string };

/**
 * A person chooses, crops and uploads an image for a page, or removes the current one. The page shows the old image until the new one is
 * stored.
 */
export const imageMachine = setup({
  types: {
    context: {} as ImageContext,
    events: {} as ImageEvent,
    input: {} as ImageInput,
    meta: {} as ImageMeta,
    tags: {} as 'busy' | 'crop',
  },
  actors: {
    /** Reads the file in the browser, and converts it to one that the API takes. */
    checkFile: promisePort<ReadyImage, { file: ChosenFile; kind: ImageKind }>('checkFile'),
    /** Uploads the converted file, and updates the app. */
    uploadImage: promisePort<{ url: string }, Upload>('uploadImage'),
    /** Sends `upload.progressed` while the upload runs. */
    watchProgress: callbackPort<ImageEvent, { key: string }>('watchProgress'),
    /** Removes the image, and updates the app. */
    removeImage: promisePort<void, { kind: ImageKind; key: string }>('removeImage'),
    watchSession,
  },
  guards: {
    ...sessionGuards,
    /** The file itself is refused, so the same file would be refused again. */
    isRefused: (_, params: { error: FlowError }) => params.error.kind === 'invalid',
  },
  actions: {
    assignFile: assign((_, params: { file: ChosenFile }) => ({
      ...nothingChosen,
      file: params.file,
      problem: null,
      done: 'nothing' as const,
    })),
    assignReady: assign((_, params: { ready: ReadyImage }) => ({ ready: params.ready })),
    /** Another crop is another upload. */
    assignFocus: assign(({ context }, point: FocalPoint) =>
      context.ready === null ? {} : { ...withinCrop(context.ready, context.kind, point), key: null },
    ),
    assignKey: assign(({ context }, params: { key: string }) => ({
      key: context.key ?? params.key,
      percent: 0,
      problem: null,
      done: 'nothing' as const,
    })),
    /** The percentage never falls, and reaches 100 only with the answer. */
    assignPercent: assign(({ context }, { percent }: { percent: number }) => ({
      percent: Math.max(context.percent, Math.min(99, Math.floor(percent))),
    })),
    assignSaved: assign((_, { url }: { url: string }) => ({ ...nothingChosen, url, done: 'saved' as const })),
    assignRemoved: assign({ ...nothingChosen, url: null, done: 'removed' as const }),
    assignProblem: assign((_, { error }: { error: FlowError }) => ({ problem: error })),
    clearChoice: assign({ ...nothingChosen, problem: null }),
    clearProblem: assign({ problem: null, percent: 0 }),
  },
  delays: { checkLimit: 20_000, uploadLimit: 120_000, removeLimit: 15_000 },
}).createMachine({
  id: 'image',
  description: 'Choosing, cropping, uploading and removing an image of a page',
  context: ({ input }) => ({ ...input, ...nothingChosen, problem: null, done: 'nothing' }),
  initial: 'resting',
  states: {
    resting: {
      description: 'The page shows its image, or none',
      meta: resting,
      on: {
        'file.chosen': { target: 'checking', actions: { type: 'assignFile', params: ({ event }) => event } },
        'removal.submitted': { target: 'removing', actions: { type: 'assignKey', params: ofKey } },
      },
    },
    checking: {
      description: 'The browser reads the file',
      tags: 'busy',
      meta: { heading: 'Your picture', focus: 'none', announce: 'Reading your picture.' },
      invoke: {
        id: 'checkFile',
        src: 'checkFile',
        input: ({ context }) => ({ file: context.file ?? { id: '', name: '' }, kind: context.kind }),
        onDone: {
          target: 'cropping',
          actions: { type: 'assignReady', params: ({ event }) => ({ ready: event.output }) },
        },
        onError: { target: 'refused', actions: { type: 'assignProblem', params: ofError } },
      },
      after: { checkLimit: { target: 'refused', actions: { type: 'assignProblem', params: ofTimeout } } },
      on: { 'crop.abandoned': { target: 'resting', actions: 'clearChoice' } },
    },
    cropping: {
      description: 'The person chooses the part of the picture to keep',
      tags: 'crop',
      meta: {
        heading: 'Move the frame',
        focus: 'crop',
        announce: 'Move the frame over the part you want to show, then save.',
      },
      on: {
        'focus.moved': { actions: { type: 'assignFocus', params: ({ event }) => event } },
        'upload.submitted': { target: 'uploading', actions: { type: 'assignKey', params: ofKey } },
        'crop.abandoned': { target: 'resting', actions: 'clearChoice' },
      },
    },
    uploading: {
      description: 'The picture is being uploaded; the page shows the old one',
      tags: 'crop',
      meta: { heading: 'Saving your picture', focus: 'action', announce: 'Your picture is on its way.' },
      invoke: [
        {
          id: 'uploadImage',
          src: 'uploadImage',
          input: ({ context: { file, kind, key, focalX, focalY } }) => ({
            fileId: file?.id ?? '',
            kind,
            key: key ?? '',
            focalX,
            focalY,
          }),
          onDone: {
            target: 'resting',
            actions: { type: 'assignSaved', params: ofOutput },
          },
          onError: [
            whenExpired,
            {
              guard: { type: 'isRefused', params: ofError },
              target: 'refused',
              actions: { type: 'assignProblem', params: ofError },
            },
            { target: 'failed', actions: { type: 'assignProblem', params: ofError } },
          ],
        },
        {
          id: 'watchProgress',
          src: 'watchProgress',
          input: ({ context }) => ({ key: context.key ?? '' }),
        },
      ],
      after: { uploadLimit: { target: 'failed', actions: { type: 'assignProblem', params: ofTimeout } } },
      on: {
        'upload.progressed': { actions: { type: 'assignPercent', params: ({ event }) => event } },
        'upload.cancelled': { target: 'cropping', actions: 'clearProblem' },
      },
    },
    expired: {
      description: 'The session ended; the picture stays until the person signs in again',
      tags: 'crop',
      meta: {
        heading: messages.loginAgain,
        focus: 'none',
        announce: 'Your session has ended. Sign in again to save your picture; it is still here.',
      },
      ...sessionEnded,
      on: {
        'session.restored': { target: 'uploading', actions: 'clearProblem' },
        'upload.cancelled': { target: 'cropping', actions: 'clearProblem' },
      },
    },
    failed: {
      description: 'The picture could not be sent; the person can send it again',
      tags: 'crop',
      meta: { heading: 'Your picture isn’t saved yet', focus: 'action', announce: '' },
      on: {
        'upload.retried': { target: 'uploading', actions: 'clearProblem' },
        'upload.cancelled': { target: 'cropping', actions: 'clearProblem' },
      },
    },
    refused: {
      description: 'The file can’t be used; the person can choose another one',
      meta: { heading: 'This picture can’t be used', focus: 'action', announce: '' },
      on: {
        'file.chosen': { target: 'checking', actions: { type: 'assignFile', params: ({ event }) => event } },
        'crop.abandoned': { target: 'resting', actions: 'clearChoice' },
      },
    },
    removing: {
      description: 'The image is being removed',
      tags: 'busy',
      meta: { heading: 'Your picture', focus: 'none', announce: 'Removing your picture.' },
      invoke: {
        id: 'removeImage',
        src: 'removeImage',
        input: ({ context }) => ({ kind: context.kind, key: context.key ?? '' }),
        onDone: { target: 'resting', actions: 'assignRemoved' },
        onError: { target: 'resting', actions: { type: 'assignProblem', params: ofError } },
      },
      after: { removeLimit: { target: 'resting', actions: { type: 'assignProblem', params: ofTimeout } } },
    },
  },
});

export type ImageSnapshot = SnapshotFrom<typeof imageMachine>;

/** The `meta` of the innermost state. */
export const imageMeta = (snapshot: ImageSnapshot): ImageMeta => innermostMeta(snapshot, resting);
