import { assignFailure, assignTimeout, ofError } from '#machines/fragments.ts';
import { superPelotonMeta as meta } from './super-peloton.messages.ts';
import { familySetup, whenClosed } from './super-peloton.setup.ts';
import type { FamilyState, SuperPelotonContext } from './super-peloton.types.ts';

const sent = ({ context: { pelotonId, action, key } }: { context: SuperPelotonContext }) => ({
  pelotonId,
  otherId: action?.other.id ?? '',
  kind: action?.kind ?? ('ask' as const),
  key: key ?? '',
});

const whenDone = {
  target: '#refreshing',
  actions: [
    {
      type: 'assignDone',
      params: ({ event }: { event: { output: FamilyState } }) => ({ state: event.output }),
    },
    'notifyChanged',
  ],
} as const;

/** The server refused, and the page reads what is true now; or the outcome is unknown. */
const whenRefused = [
  ...whenClosed,
  { guard: { type: 'isUnclear', params: ofError }, target: '#failed', actions: assignFailure },
  { target: '#refreshing', actions: assignFailure },
] as const;

/** An action of the captain is being carried out. */
export const acting = familySetup.createStateConfig({
  description: 'The captain’s action is being done; no other action is possible.',
  tags: 'busy',
  after: { sendLimit: { target: '#failed', actions: assignTimeout } },
  initial: 'asking',
  states: {
    asking: {
      id: 'asking',
      description: 'A super-peloton is asked to take the peloton in, or a peloton is invited.',
      meta: meta.asking,
      invoke: { id: 'ask', src: 'changeFamily', input: sent, onDone: whenDone, onError: [...whenRefused] },
    },
    agreeing: {
      id: 'agreeing',
      description: 'The server accepts the other captain’s request; the two pelotons become a family.',
      meta: meta.agreeing,
      invoke: { id: 'agree', src: 'changeFamily', input: sent, onDone: whenDone, onError: [...whenRefused] },
    },
    declining: {
      id: 'declining',
      description: 'The server declines the other captain’s request.',
      meta: meta.declining,
      invoke: {
        id: 'decline',
        src: 'changeFamily',
        input: sent,
        onDone: whenDone,
        onError: [...whenRefused],
      },
    },
    withdrawing: {
      id: 'withdrawing',
      description: 'The server withdraws the peloton’s own request.',
      meta: meta.withdrawing,
      invoke: {
        id: 'withdraw',
        src: 'changeFamily',
        input: sent,
        onDone: whenDone,
        onError: [...whenRefused],
      },
    },
    leaving: {
      id: 'leaving',
      description: 'The server ends the family of the two pelotons.',
      meta: meta.leaving,
      invoke: { id: 'leave', src: 'changeFamily', input: sent, onDone: whenDone, onError: [...whenRefused] },
    },
  },
});
