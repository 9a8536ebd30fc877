import { fromCallback } from 'xstate';

/** The part of `auth` that a flow needs when its session may expire. */
export type SessionAuth = {
  send: (event: { type: 'session.expired' }) => void;
  on: (type: 'session.restored', listener: () => void) => { unsubscribe: () => void };
};

/**
 * The port of a flow whose session expired: requests a new one, and tells the flow when the person is signed in again. A flow outside the
 * app's actor system gets the app's `auth` as an argument.
 */
export const watchSessionOf = (given?: SessionAuth) =>
  fromCallback<{ type: 'session.restored' }, undefined>(({ sendBack, system }) => {
    const auth = given ?? (system.get('auth') as SessionAuth | undefined);
    const watching = auth?.on('session.restored', () => sendBack({ type: 'session.restored' }));
    // `auth` may get a new token without the person; only it knows.
    auth?.send({ type: 'session.expired' });
    return () => watching?.unsubscribe();
  });

export const watchSession = watchSessionOf();
