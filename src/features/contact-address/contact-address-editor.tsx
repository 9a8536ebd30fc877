import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import type { WayBack } from '#src/components/way-back/way-back.tsx';
import { type ContactAddressPorts, contactAddressFlow } from './contact-address.actors.ts';
import { ContactAddressPanel } from './contact-address-panel.tsx';

type ContactAddressEditorProps = ContactAddressPorts & {
  /** What the app knows; the flow asks for the rest. */
  emailAddress: string;
  wayBack: WayBack;
};

/** Where a person is written to, with a flow of its own to change it. A route mounts it. */
export const ContactAddressEditor = ({ emailAddress, wayBack, ...ports }: ContactAddressEditorProps) => {
  // The ports are those of the page that mounted it; another page mounts another.
  const [logic] = useState(() => contactAddressFlow(ports));
  const actor = useActorRef(logic, { input: { emailAddress } });
  return <ContactAddressPanel actor={actor} wayBack={wayBack} />;
};
