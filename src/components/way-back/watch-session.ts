import { type ActorRef, fromCallback, type Snapshot } from 'xstate';

type AuthRef = ActorRef<Snapshot<unknown>, { type: 'session.expired' }, { type: 'session.restored' }>;

/** The port of a flow whose session ended: asks for it, and tells the flow once the person is signed in again. */
export const watchSession = fromCallback<{ type: 'session.restored' }, undefined>(({ sendBack, system }) => {
  const auth = system.get('auth') as AuthRef | undefined;
  const watching = auth?.on('session.restored', () => sendBack({ type: 'session.restored' }));
  // It may be that a new token can be had without the person; only auth knows.
  auth?.send({ type: 'session.expired' });
  return () => watching?.unsubscribe();
});
