import type { ActionTypes, CallDescription, Method, PathsWith } from './call.types.ts';

/** Keeps a description's literal types. */
export const describeCall = <M extends Method, P extends PathsWith<M>>(
  description: CallDescription<M, P>,
): CallDescription<M, P> => description;

/** `LOAD_EVENT` → its three action types. */
export const actionTypes = (name: string): ActionTypes => [name, `${name}_SUCCESS`, `${name}_FAILURE`];
