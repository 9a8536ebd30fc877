import { type AnyActorLogic, and, assign, enqueueActions, sendTo, setup } from 'xstate';
import { authMachine } from '#machines/auth/auth.machine.ts';
import { cachedEntityMachine } from '#machines/entity/cached-entity.machine.ts';
import { drawerMachine } from '#machines/shell/drawer/drawer.machine.ts';
import { headerMachine } from '#machines/shell/header/header.machine.ts';
import { leaveWarningMachine } from '#machines/shell/leave-warning/leave-warning.machine.ts';
import { messages } from '#machines/shell/messages.ts';
import { progressMachine } from '#machines/shell/progress/progress.machine.ts';
import { scrollMachine } from '#machines/shell/scroll/scroll.machine.ts';
import { snackbarMachine } from '#machines/shell/snackbar/snackbar.machine.ts';
import { trackerMachine } from '#machines/shell/tracker/tracker.machine.ts';
import type { AppContext, AppEvent } from './app.types.ts';

/**
 * The root of all actors. It lives as long as the page. It runs the actors that every page shares, each under a system id, and starts and
 * stops flows when their routes open and close.
 */
export const appMachine = setup({
  types: { context: {} as AppContext, events: {} as AppEvent },
  actors: {
    auth: authMachine,
    progress: progressMachine,
    scroll: scrollMachine,
    warning: leaveWarningMachine,
    snackbar: snackbarMachine,
    tracker: trackerMachine,
    cachedEntity: cachedEntityMachine,
    header: headerMachine,
    drawer: drawerMachine,
  },
  guards: {
    hasFlow: ({ context, event }) =>
      context.flows.some(
        ({ id, key }) => 'id' in event && id === event.id && (!('key' in event) || key === event.key),
      ),
    hasChange: ({ event }) => event.type === 'call.succeeded' && event.change !== null,
    isOffline: ({ context }) => context.isOffline,
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
        ? {
            type: 'error.raised',
            message: event.message,
            status: event.status,
            source: event.source,
            // The notice stays until there is a connection again.
            disableAutoHide: event.status === null,
          }
        : { type: 'error.raised' },
    ),
    assignConnection: assign({
      isOffline: ({ event }) => event.type === 'call.failed' && event.status === null,
    }),
    notifyConnected: enqueueActions(({ context, event, enqueue }) => {
      const isAnswered = event.type !== 'call.failed' || event.status !== null;
      if (context.isOffline && isAnswered) enqueue.sendTo('snackbar', { type: 'error.cleared' });
    }),
    notifyAuth: sendTo('auth', { type: 'logout.requested', reason: 'unknown' }),
    notifyExpired: sendTo('auth', { type: 'session.expired' }),
    notifyRefused: sendTo('auth', { type: 'session.expired', isUnannounced: true }),
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
  context: { flows: [], isOffline: false },
  invoke: [
    { id: 'auth', systemId: 'auth', src: 'auth' },
    { id: 'progress', systemId: 'progress', src: 'progress' },
    { id: 'scroll', systemId: 'scroll', src: 'scroll' },
    { id: 'warning', systemId: 'warning', src: 'warning' },
    { id: 'snackbar', systemId: 'snackbar', src: 'snackbar' },
    { id: 'tracker', systemId: 'tracker', src: 'tracker' },
    { id: 'header', systemId: 'header', src: 'header' },
    { id: 'drawer', systemId: 'drawer', src: 'drawer' },
    { id: 'currentUser', systemId: 'currentUser', src: 'cachedEntity', input: { kind: 'currentUser' } },
    { id: 'viewedUser', systemId: 'viewedUser', src: 'cachedEntity', input: { kind: 'viewedUser' } },
    { id: 'peloton', systemId: 'peloton', src: 'cachedEntity', input: { kind: 'peloton' } },
  ],
  on: {
    // A child route of an open flow keeps the flow that is running.
    'flow.entered': [{ guard: 'hasFlow' }, { actions: 'assignFlow' }],
    'flow.left': { guard: 'hasFlow', actions: 'clearFlow' },
    // A flow that throws must not stop the whole page.
    'xstate.error.actor.*': { actions: ['assignBrokenFlow', 'notifyBroken'] },
    'call.started': {},
    'call.succeeded': [
      { guard: 'hasChange', actions: ['notifyConnected', 'assignConnection', 'notifyEntity'] },
      { guard: 'isOffline', actions: ['notifyConnected', 'assignConnection'] },
    ],
    'call.failed': [
      // The app may renew the token without the person. A flow that shows the failure is told when the session is back.
      { guard: and(['isExpired', 'isHandled']), actions: 'notifyRefused' },
      { guard: 'isSessionLost', actions: ['notifySnackbar', 'notifyAuth'] },
      { guard: 'isExpired', actions: ['notifyExpired', 'notifySnackbar'] },
      { guard: 'isHandled' },
      { actions: ['notifyConnected', 'assignConnection', 'notifySnackbar'] },
    ],
    'token.refused': { actions: 'notifyRefused' },
    'session.opened': { actions: 'notifySessionOpened' },
    'session.closed': { actions: 'notifySessionClosed' },
  },
});
