import type { AnyActorLogic } from 'xstate';
import type { CachedEntityEvent, EntityKind } from '../entity/cached-entity.types.ts';

/** The ids, and system ids, of what lives as long as the page. */
export const residents = [
  'auth',
  'progress',
  'warning',
  'snackbar',
  'tracker',
  'currentUser',
  'viewedUser',
  'peloton',
] as const;

export type AppContext = {
  /** Ids of the flows whose routes are open. */
  flows: string[];
};

/** What a call changed in a copy the app keeps. */
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
    };

export type AppEvent =
  | CallEvent
  /** A route with a flow was entered; `id` becomes the flow's system id. */
  | { type: 'flow.entered'; id: string; logic: AnyActorLogic; input: unknown }
  | { type: 'flow.left'; id: string }
  /** Somebody is signed in; `at` in epoch milliseconds. */
  | { type: 'session.opened'; at: number }
  | { type: 'session.closed' };
