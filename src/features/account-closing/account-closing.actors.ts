import { type ActorRef, fromCallback, fromPromise, type Snapshot } from 'xstate';
import { accountClosingMachine } from '#machines/account-closing/account-closing.machine.ts';
import type { AuthEvent } from '#machines/auth/auth.types.ts';
import { call } from '#src/api/call.ts';
import { watchSession } from '#src/components/way-back/watch-session.ts';
import { closeAccount, previewAccountClosing } from './account-closing.calls.ts';

type System = { get: (id: string) => unknown };

const authOf = (system: System) =>
  system.get('auth') as ActorRef<Snapshot<unknown>, AuthEvent, { type: 'session.restored' }> | undefined;

export const accountClosingFlow = accountClosingMachine.provide({
  actors: {
    loadPreview: fromPromise(() => call(previewAccountClosing())),
    closeAccount: fromPromise(async ({ input: { firstName, key } }) => {
      await call(closeAccount(firstName, key));
    }),
    endSession: fromCallback(({ system }) => {
      authOf(system)?.send({ type: 'logout.requested', reason: 'account-closed' });
    }),
    watchSession,
  },
});
