import type { AnyStateMachine, InputFrom } from 'xstate';
import type { AppHandle } from './system-actors.ts';
import { appOf } from './system-actors.ts';

type LoaderCall = { context: { handle: Pick<AppHandle, 'current'> }; preload: boolean };

type Entry<Machine extends AnyStateMachine> = {
  /** The flow's system id, as in the route's `staticData.flow`. */
  id: string;
  /** Another key restarts the flow: another person's profile, another event. */
  key?: string;
  /** The machine with its ports provided. */
  logic: Machine;
  input: InputFrom<Machine>;
};

/** For a route's loader: starts the route's flow, or keeps the one that runs. A preload starts nothing. */
export const enterFlow = <Machine extends AnyStateMachine>(
  { context, preload }: LoaderCall,
  { id, key = '', logic, input }: Entry<Machine>,
): void => {
  if (!preload) appOf(context).send({ type: 'flow.entered', id, key, logic, input });
};
