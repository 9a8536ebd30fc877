import { appMachine } from '#machines/app/app.machine.ts';
import { heldPort } from '#test/support/paths/held-port.ts';
import { defineModel } from '#test/support/paths/model.ts';

const failed = { source: 'LOAD_USER', action: 'LOAD_USER_FAILED', message: 'Gone', status: 500 };

export const appModel = defineModel({
  flow: 'app',
  machine: appMachine,
  starts: { 'the page': undefined },
  events: {
    'flow.entered': { registration: { id: 'registration', logic: heldPort, input: { intent: 'rider' } } },
    'flow.left': { registration: { id: 'registration' } },
    'xstate.error.actor.registration': { broken: { error: 'broken' } },
    'call.started': { 'any call': { source: 'LOAD_USER' } },
    'call.succeeded': {
      'without a change': { source: 'LOAD_USER', action: 'USER_LOADED', change: null },
      'with a change': {
        source: 'SAVE_USER',
        action: 'USER_SAVED',
        change: { entity: 'currentUser', event: { type: 'entity.merged', changes: { firstName: 'Anna' } } },
      },
    },
    'call.failed': {
      'shown by the flow': { ...failed, isHandled: true, endsSession: false },
      'shown to all': { ...failed, isHandled: false, endsSession: false },
      'the current user': { ...failed, isHandled: false, endsSession: true },
    },
    'session.opened': { now: { at: 1000 } },
    'session.closed': {},
  },
  face: { none: 'it holds the page together and shows nothing itself' },
});
