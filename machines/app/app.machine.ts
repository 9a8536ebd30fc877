import { type AnyActorLogic, and, assign, enqueueActions, sendTo, setup } from 'xstate';
import { authMachine } from '#machines/auth/auth.machine.ts';
import { cachedEntityMachine } from '#machines/entity/cached-entity.machine.ts';
import { leaveWarningMachine } from '#machines/shell/leave-warning/leave-warning.machine.ts';
import { messages } from '#machines/shell/messages.ts';
import { progressMachine } from '#machines/shell/progress/progress.machine.ts';
import { snackbarMachine } from '#machines/shell/snackbar/snackbar.machine.ts';
import { trackerMachine } from '#machines/shell/tracker/tracker.machine.ts';
import type { AppContext, AppEvent } from './app.types.ts';

/**
 * The root of all actors. It lives as long as the page, holds what every page shares under system ids, and starts
 * and stops the flows as their routes come and go.
 */
export const appMachine = setup({
  types: { context: {} as AppContext, events: {} as AppEvent },
  actors: {
    auth: authMachine,
    progress: progressMachine,
    warning: leaveWarningMachine,
    snackbar: snackbarMachine,
    tracker: trackerMachine,
    cachedEntity: cachedEntityMachine,
  },
  guards: {
    hasFlow: ({ context, event }) =>
      context.flows.some(
        ({ id, key }) => 'id' in event && id === event.id && (!('key' in event) || key === event.key),
      ),
    hasChange: ({ event }) => event.type === 'call.succeeded' && event.change !== null,
    isHandled: ({ event }) => event.type === 'call.failed' && event.isHandled,
    isExpired: ({ event }) => event.type === 'call.failed' && event.status === 401,
    isSessionLost: ({ event }) => event.type === 'call.failed' && event.endsSession,
  },
  actions: {
    assignFlow: enqueueActions(({ context, event, enqueue }) => {
      if (event.type !== 'flow.entered') return;
      const { id, key, logic, input } = event;
      const others = context.flows.filter((flow) => flow.id !== id);
      if (others.length < context.flows.length) enqueue.stopChild(id);
      // The flow comes with its lazily loaded route, so it cannot be among the actors that setup knows.
      const spawn = enqueue.spawnChild as unknown as (logic: AnyActorLogic, options: object) => void;
      spawn(logic, { id, systemId: id, input });
      enqueue.assign({ flows: [...others, { id, key }] });
    }),
    clearFlow: enqueueActions(({ context, event, enqueue }) => {
      if (event.type !== 'flow.left') return;
      enqueue.stopChild(event.id);
      enqueue.assign({ flows: context.flows.filter(({ id }) => id !== event.id) });
    }),
    assignBrokenFlow: assign({
      flows: ({ context, event }) =>
        context.flows.filter(({ id }) => ('actorId' in event ? id !== event.actorId : true)),
    }),
    notifyBroken: sendTo('snackbar', { type: 'error.raised', message: messages.oops }),
    notifyEntity: enqueueActions(({ event, enqueue }) => {
      if (event.type !== 'call.succeeded' || event.change === null) return;
      enqueue.sendTo(event.change.entity, event.change.event);
    }),
    notifySnackbar: sendTo('snackbar', ({ event }) =>
      event.type === 'call.failed'
        ? { type: 'error.raised', message: event.message, status: event.status, source: event.source }
        : { type: 'error.raised' },
    ),
    notifyAuth: sendTo('auth', { type: 'logout.requested', reason: 'unknown' }),
    notifyExpired: sendTo('auth', { type: 'session.expired' }),
    notifySessionOpened: sendTo('currentUser', ({ event }) =>
      event.type === 'session.opened'
        ? { type: 'entity.received', id: null, data: event.user, at: event.at }
        : { type: 'entity.reset' },
    ),
    notifySessionClosed: sendTo('currentUser', { type: 'entity.reset' }),
  },
}).createMachine({
  id: 'app',
  description: 'The root of all actors; it lives as long as the page',
  context: { flows: [] },
  invoke: [
    { id: 'auth', systemId: 'auth', src: 'auth' },
    { id: 'progress', systemId: 'progress', src: 'progress' },
    { id: 'warning', systemId: 'warning', src: 'warning' },
    { id: 'snackbar', systemId: 'snackbar', src: 'snackbar' },
    { id: 'tracker', systemId: 'tracker', src: 'tracker' },
    { id: 'currentUser', systemId: 'currentUser', src: 'cachedEntity', input: { kind: 'currentUser' } },
    { id: 'viewedUser', systemId: 'viewedUser', src: 'cachedEntity', input: { kind: 'viewedUser' } },
    { id: 'peloton', systemId: 'peloton', src: 'cachedEntity', input: { kind: 'peloton' } },
  ],
  on: {
    // A child route of an open flow goes on with the flow that is there.
    'flow.entered': [{ guard: 'hasFlow' }, { actions: 'assignFlow' }],
    'flow.left': { guard: 'hasFlow', actions: 'clearFlow' },
    // A flow that breaks must not take the whole page with it.
    'xstate.error.actor.*': { actions: ['assignBrokenFlow', 'notifyBroken'] },
    'call.started': {},
    'call.succeeded': { guard: 'hasChange', actions: 'notifyEntity' },
    'call.failed': [
      { guard: 'isSessionLost', actions: ['notifySnackbar', 'notifyAuth'] },
      // The token may be renewed without the person; a flow that waits hears when it is.
      { guard: and(['isExpired', 'isHandled']), actions: 'notifyExpired' },
      { guard: 'isExpired', actions: ['notifyExpired', 'notifySnackbar'] },
      { guard: 'isHandled' },
      { actions: 'notifySnackbar' },
    ],
    'session.opened': { actions: 'notifySessionOpened' },
    'session.closed': { actions: 'notifySessionClosed' },
  },
});
