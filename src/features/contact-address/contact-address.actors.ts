import { fromPromise } from 'xstate';
import { contactAddressMachine } from '#machines/contact-address/contact-address.machine.ts';
import { call } from '#src/api/call.ts';
import { del, get, patch, post } from '#src/api/describe-call.ts';
import { type SessionAuth, watchSessionOf } from '#src/components/way-back/watch-session.ts';

export type ContactAddressPorts = {
  auth: SessionAuth;
  /** Called after the address has changed, so that the app shows the new one. */
  onChanged: (emailAddress: string) => void;
};

export const contactAddressFlow = ({ auth, onChanged }: ContactAddressPorts) =>
  contactAddressMachine.provide({
    actors: {
      loadAddress: fromPromise(() => call(get('/user/email', 'LOAD_CONTACT_ADDRESS'))),
      sendCode: fromPromise(({ input: { emailAddress, ...change } }) =>
        call(post('/user/email', 'REQUEST_CONTACT_ADDRESS', { data: { emailAddress }, ...change })),
      ),
      confirmCode: fromPromise(async ({ input: { code, ...change } }) => {
        const address = await call(
          patch('/user/email', 'CONFIRM_CONTACT_ADDRESS', { data: { code }, ...change }),
        );
        onChanged(address.emailAddress);
        return address;
      }),
      cancelChange: fromPromise(({ input: { key } }) =>
        call(del('/user/email', 'CANCEL_CONTACT_ADDRESS', { key })),
      ),
      watchSession: watchSessionOf(auth),
    },
  });
