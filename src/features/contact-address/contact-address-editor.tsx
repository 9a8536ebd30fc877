import { useState } from 'react';
import { fromPromise } from 'xstate';
import { contactAddressMachine } from '#machines/contact-address/contact-address.machine.ts';
import { call } from '#src/api/call.ts';
import { del, get, patch, post } from '#src/api/describe-call.ts';
import { useFlowActor } from '#src/components/flow/use-flow-actor.ts';
import { type SessionAuth, watchSessionOf } from '#src/components/way-back/watch-session.ts';
import type { WayBack } from '#src/components/way-back/way-back.tsx';
import { ContactAddressPanel } from './contact-address-panel.tsx';

type ContactAddressPorts = {
  auth: SessionAuth;
  /** Called after the address has changed, so that the app shows the new one. */
  onChanged: (emailAddress: string) => void;
};

const contactAddressFlow = ({ auth, onChanged }: ContactAddressPorts) =>
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

type ContactAddressEditorProps = ContactAddressPorts & {
  /** The address that the app knows; the flow loads the rest. */
  emailAddress: string;
  wayBack: WayBack;
};

/** The person's contact address, with its own flow to change it. A route mounts it. */
export const ContactAddressEditor = ({ emailAddress, wayBack, ...ports }: ContactAddressEditorProps) => {
  // The ports belong to the mounting page; another page mounts another one.
  const [logic] = useState(() => contactAddressFlow(ports));
  const actor = useFlowActor(logic, { input: { emailAddress } });
  return <ContactAddressPanel actor={actor} wayBack={wayBack} />;
};
