import { fromCallback } from 'xstate';

/** What of sign-in a flow needs whose session may end. */
export type SessionAuth = {
  send: (event: { type: 'session.expired' }) => void;
  on: (type: 'session.restored', listener: () => void) => { unsubscribe: () => void };
};

/**
 * The port of a flow whose session ended: asks for it, and tells the flow once the person is signed in again. A flow
 * outside the app's system of actors is given the app's `auth`.
 */
export const watchSessionOf = (given?: SessionAuth) =>
  fromCallback<{ type: 'session.restored' }, undefined>(({ sendBack, system }) => {
    const auth = given ?? (system.get('auth') as SessionAuth | undefined);
    const watching = auth?.on('session.restored', () => sendBack({ type: 'session.restored' }));
    // It may be that a new token can be had without the person; only auth knows.
    auth?.send({ type: 'session.expired' });
    return () => watching?.unsubscribe();
  });

export const watchSession = watchSessionOf();
