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
      watchSession: watchSessionOf(auth),
    },
  });
