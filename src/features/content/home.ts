import type { components } from '#openapi/contract.gen.ts';
import { call } from '#src/api/call.ts';
import { getEvent } from '#src/api/calls/event.calls.ts';

export type HomeEvent = components['schemas']['Event'];

/** The current event; null when it can't be had, which the snackbar says. The page stands without it. */
export const loadHome = (): Promise<HomeEvent | null> => call(getEvent()).catch(() => null);
