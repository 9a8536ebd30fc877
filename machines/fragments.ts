import { type FlowError, isUnauthorized, timedOut, toFlowError } from './flow-error.ts';
import { callbackPort } from './port.ts';

/*
 * The parts that the charts of many flows have in common.
 */

export type OfError = { error: FlowError };

export const ofError = ({ event }: { event: { error: unknown } }): OfError => ({
  error: toFlowError(event.error),
});
export const ofOutput = <Output>({ event }: { event: { output: Output } }) => event.output;
export const ofKey = ({ event }: { event: { key: string } }) => ({ key: event.key });
export const ofTimeout = (): OfError => ({ error: timedOut() });

/** Runs a flow's own `assignFailure` with the error that a port rejected with. */
export const assignFailure = { type: 'assignFailure', params: ofError } as const;
/** Runs it with the failure of a port's time limit. */
export const assignTimeout = { type: 'assignFailure', params: ofTimeout } as const;

/** A port: sends `session.restored` once the person is signed in again. */
export const watchSession = callbackPort<{ type: 'session.restored' }>('watchSession');

/** Guards of a flow whose requests need a session. */
export const sessionGuards = {
  isUnauthorized: (_: unknown, { error }: OfError) => isUnauthorized(error),
};

/** The first transition in `onError`: the session is over. */
export const whenExpired = {
  guard: { type: 'isUnauthorized', params: ofError },
  target: '#expired',
} as const;

/**
 * What every `expired` state has: it waits until the person is signed in again. The refused request did nothing, so
 * `session.restored` may send it once more with its key.
 */
export const sessionEnded = {
  id: 'expired',
  invoke: { id: 'watchSession', src: 'watchSession' },
} as const;
