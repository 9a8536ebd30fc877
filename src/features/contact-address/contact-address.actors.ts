import { fromPromise } from 'xstate';
import { contactAddressMachine } from '#machines/contact-address/contact-address.machine.ts';
import { call } from '#src/api/call.ts';
import { type SessionAuth, watchSessionOf } from '#src/components/way-back/watch-session.ts';
import {
  cancelContactAddress,
  confirmContactAddress,
  getContactAddress,
  requestContactAddress,
} from './contact-address.calls.ts';

export type ContactAddressPorts = {
  auth: SessionAuth;
  /** Called after the address has changed, so that the app shows the new one. */
  onChanged: (emailAddress: string) => void;
};

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
      watchSession: watchSessionOf(auth),
    },
  });
