import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import type { WayBack } from '#src/components/way-back/way-back.tsx';
import { type ContactAddressPorts, contactAddressFlow } from './contact-address.actors.ts';
import { ContactAddressPanel } from './contact-address-panel.tsx';

type ContactAddressEditorProps = ContactAddressPorts & {
  /** The address that the app knows; the flow loads the rest. */
  emailAddress: string;
  wayBack: WayBack;
};

/** The person's contact address, with its own flow to change it. A route mounts it. */
export const ContactAddressEditor = ({ emailAddress, wayBack, ...ports }: ContactAddressEditorProps) => {
  // The ports belong to the mounting page; another page mounts another one.
  const [logic] = useState(() => contactAddressFlow(ports));
  const actor = useActorRef(logic, { input: { emailAddress } });
  return <ContactAddressPanel actor={actor} wayBack={wayBack} />;
};
