import type { AnyActorLogic } from 'xstate';
import type { CachedEntityEvent, EntityData, EntityKind } from '#machines/entity/cached-entity.types.ts';

/** A flow whose route is open. `key` tells two visits of the same route apart, such as two people's profiles. */
export type OpenFlow = { id: string; key: string };

export type AppContext = {
  flows: OpenFlow[];
  /** The last call whose failure only the snackbar shows got no answer. */
  isOffline: boolean;
};

/** A call's change to a copy that the app keeps. */
export type EntityChange = { entity: EntityKind; event: CachedEntityEvent };

/** The three actions of a call; `source` is the type of its start action. */
export type CallEvent =
  | { type: 'call.started'; source: string }
  | { type: 'call.succeeded'; source: string; action: string; change: EntityChange | null }
  | {
      type: 'call.failed';
      source: string;
      action: string;
      /** The body if it is a string, otherwise the error's message. */
      message: string;
      /** HTTP status; null when no answer arrived. */
      status: number | null;
      /** The flow shows the failure itself, beside the field or the button; the snackbar keeps quiet. */
      isHandled: boolean;
      /** Without the current user there is no session: the person is signed out. */
      endsSession: boolean;
    }
  /** The API refused the token and answered the call as for a visitor. */
  | { type: 'token.refused'; source: string };

export type AppEvent =
  | CallEvent
  /** A route with a flow was entered; `id` becomes the flow's system id. */
  | ({ type: 'flow.entered'; logic: AnyActorLogic; input: unknown } & OpenFlow)
  | { type: 'flow.left'; id: string }
  /** Somebody is signed in; `at` in epoch milliseconds. */
  | { type: 'session.opened'; user: EntityData; at: number }
  | { type: 'session.closed' }
  /** XState's own event: a child threw. */
  | { type: `xstate.error.actor.${string}`; actorId: string; error: unknown };
