import { defineModel, heldPort } from '@product/path-driver';
import { appMachine } from '#machines/app/app.machine.ts';

const failed = { source: 'LOAD_USER', action: 'LOAD_USER_FAILED', message: 'Gone', status: 500 };

export const appModel = defineModel({
  machine: appMachine,
  starts: { 'the page': undefined },
  events: {
    'flow.entered': {
      ann: { id: 'profile', key: 'ann', logic: heldPort, input: { id: 'ann' } },
      ben: { id: 'profile', key: 'ben', logic: heldPort, input: { id: 'ben' } },
    },
    'flow.left': { profile: { id: 'profile' } },
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
      'without an answer': { ...failed, status: null, isHandled: false, endsSession: false },
      'expired, shown by the flow': { ...failed, status: 401, isHandled: true, endsSession: false },
      'expired, shown to all': { ...failed, status: 401, isHandled: false, endsSession: false },
      'the current user': { ...failed, isHandled: false, endsSession: true },
      'the current user, expired': { ...failed, status: 401, isHandled: true, endsSession: true },
    },
    'token.refused': { 'any call': { source: 'LOAD_USER' } },
    'session.opened': { ann: { user: { id: 'ann' }, at: 1000 } },
    'session.closed': {},
  },
  outcomes: {
    profile: { error: { broken: { error: 'broken' } } },
  },
  pageObject: { none: 'it holds the page together and shows nothing itself' },
});
