import { fromCallback, fromPromise } from 'xstate';
import { authMachine } from '#machines/auth/auth.machine.ts';
import type { Restored } from '#machines/auth/auth.types.ts';

/** The session's machine without other tabs; `restore` tells what the browser remembers. */
export const loneAuth = (restore: () => Promise<Restored> = async () => ({ kind: 'nobody' })) =>
  authMachine.provide({
    actors: {
      watchTabs: fromCallback(() => undefined),
      restoreSession: fromPromise<Restored, undefined>(restore),
    },
  });
