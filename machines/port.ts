import type { EventObject, NonReducibleUnknown } from 'xstate';
import { fromCallback, fromPromise } from 'xstate';

/*
 * Effects are ports: a machine declares them with their types, and the app or a test provides them with `machine.provide`. A promise port
 * rejects with a FlowError. A port that was not provided fails at once instead of hanging.
 */
const notProvided = (name: string) => new Error(`The port "${name}" is not provided`);

/** One request with one answer, such as a call to the API. */
export const promisePort = <Output, Input extends NonReducibleUnknown = undefined>(name: string) =>
  fromPromise<Output, Input>(() => Promise.reject(notProvided(name)));

/** A source that sends events to its machine for as long as it runs, such as a subscription. */
export const callbackPort = <Event extends EventObject, Input extends NonReducibleUnknown = undefined>(
  name: string,
) =>
  fromCallback<Event, Input>(() => {
    throw notProvided(name);
  });
