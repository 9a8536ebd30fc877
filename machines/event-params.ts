import { timedOut, toFlowError } from './flow-error.ts';

/*
 * What guards and actions are given of an event, where several machines want the same.
 */

export const ofError = ({ event }: { event: { error: unknown } }) => ({ error: toFlowError(event.error) });
export const ofOutput = <Output>({ event }: { event: { output: Output } }) => event.output;
export const ofKey = ({ event }: { event: { key: string } }) => ({ key: event.key });
export const ofTimeout = () => ({ error: timedOut() });
