import { fromCallback, fromPromise } from 'xstate';
import { contactAddressMachine } from '#machines/contact-address/contact-address.machine.ts';
import { call } from '#src/api/call.ts';
import {
  cancelContactAddress,
  confirmContactAddress,
  getContactAddress,
  requestContactAddress,
} from '#src/api/calls/contact-address.calls.ts';

export type ContactAddressPorts = {
  /** What of sign-in is needed here. */
  auth: {
    send: (event: { type: 'session.expired' }) => void;
    on: (type: 'session.restored', listener: () => void) => { unsubscribe: () => void };
  };
  /** The person is written to there from now on: the app shows it. */
  onChanged: (emailAddress: string) => void;
};

/** The contact-address machine with the API and the session behind its ports. */
export const contactAddressFlow = ({ auth, onChanged }: ContactAddressPorts) =>
  contactAddressMachine.provide({
    actors: {
      loadAddress: fromPromise(() => call(getContactAddress())),
      sendCode: fromPromise(({ input: { emailAddress, ...change } }) =>
        call(requestContactAddress(emailAddress, change)),
      ),
      confirmCode: fromPromise(async ({ input: { code, ...change } }) => {
        const address = await call(confirmContactAddress(code, change));
        onChanged(address.emailAddress);
        return address;
      }),
      cancelChange: fromPromise(({ input: { key } }) => call(cancelContactAddress(key))),
      watchSession: fromCallback(({ sendBack }) => {
        const watching = auth.on('session.restored', () => sendBack({ type: 'session.restored' }));
        // It may be that a new token can be had without the person; only auth knows.
        auth.send({ type: 'session.expired' });
        return () => watching.unsubscribe();
      }),
    },
  });
