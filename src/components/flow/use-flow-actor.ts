import { useActorRef } from '@xstate/react';
import { inspected } from './inspected.ts';

/** `useActorRef` for a flow: its events are recorded for a report of a problem, and shown by the inspector. */
export const useFlowActor = ((logic, options) =>
  useActorRef(logic, { ...options, ...inspected })) as typeof useActorRef;
