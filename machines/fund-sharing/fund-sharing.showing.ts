import { assignFailure, assignTimeout } from '#machines/fragments.ts';
import { fundSharingMeta as meta } from './fund-sharing.messages.ts';
import { orderOf, readAnew, sharingSetup, whenEnded } from './fund-sharing.setup.ts';
import type { Entry, SharingDraft } from './fund-sharing.types.ts';

const whenRefused = [...whenEnded, { target: 'editing', actions: assignFailure }] as const;
const whenTooLong = { target: 'editing', actions: assignTimeout } as const;

const assignEntry = {
  type: 'assignEntry',
  params: ({ event }: { event: { entry: Entry } }) => event,
} as const;
const assignOption = {
  type: 'assignOption',
  params: ({ event }: { event: { changes: Partial<Omit<SharingDraft, 'entries'>> } }) => event,
} as const;
/** Amounts can be entered also while the figures are being read. */
const typing = {
  'entry.changed': { actions: assignEntry },
  'option.changed': { actions: assignOption },
} as const;

/** Shows what can be shared, with whom, and the history. */
export const showing = sharingSetup.createStateConfig({
  description: 'What can be shared and with whom is shown, and amounts can be entered.',
  initial: 'editing',
  on: {
    'query.changed': {
      target: '.refreshing',
      actions: { type: 'assignQuery', params: ({ event }) => event },
    },
  },
  states: {
    editing: {
      description: 'Amounts are entered by hand or by a plan. Nothing has moved.',
      meta: meta.editing,
      on: {
        ...typing,
        'entries.cleared': { actions: 'clearEntries' },
        'plan.chosen': {
          target: 'planning',
          actions: { type: 'assignPlanName', params: ({ event }) => event },
        },
        'preview.asked': [
          { guard: 'isSendable', target: 'previewing', actions: 'clearMade' },
          { actions: 'assignRefusal' },
        ],
        'action.asked': {
          target: '#asking',
          actions: { type: 'assignAction', params: ({ event: { action } }) => ({ action, key: null }) },
        },
        'action.sent': {
          target: '#acting',
          actions: { type: 'assignAction', params: ({ event: { action, key } }) => ({ action, key }) },
        },
      },
    },
    refreshing: {
      id: 'refreshing',
      description: 'Loads the figures again. The input stays.',
      meta: meta.refreshing,
      tags: 'busy',
      on: typing,
      ...readAnew('editing', 'stale'),
    },
    stale: {
      description: 'The figures could not be loaded again, so they may be old.',
      on: { ...typing, 'load.retried': 'refreshing' },
    },
    planning: {
      description: 'The server makes a plan of the whole fund.',
      meta: meta.planning,
      tags: 'busy',
      invoke: {
        id: 'makePlan',
        src: 'makePlan',
        input: ({ context: { pelotonId, plan, draft, view } }) => ({
          pelotonId,
          plan: plan ?? 'even',
          amount: view?.spare ?? 0,
          highRollers: draft.highRollers,
        }),
        onDone: {
          target: 'editing',
          actions: { type: 'assignPlan', params: ({ event }) => ({ plan: event.output }) },
        },
        onError: [...whenRefused],
      },
      after: { loadLimit: whenTooLong },
    },
    previewing: {
      id: 'previewing',
      description: 'Loads the totals that would change.',
      meta: meta.previewing,
      tags: 'busy',
      invoke: {
        id: 'previewShares',
        src: 'previewShares',
        input: ({ context }) => orderOf(context),
        onDone: {
          target: '#confirming',
          actions: { type: 'assignPreview', params: ({ event }) => ({ preview: event.output }) },
        },
        onError: [...whenRefused],
      },
      after: { loadLimit: whenTooLong },
    },
  },
});
