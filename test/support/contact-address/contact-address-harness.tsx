import {
  type ContactAddressActor,
  ContactAddressPanel,
} from '#src/features/contact-address/contact-address-panel.tsx';
import { wayBack } from '#test/support/auth/sign-in-again.ts';

/** The panel of the contact address without the app around it. */
export const ContactAddressHarness = ({ actor }: { actor: ContactAddressActor }) => (
  <ContactAddressPanel actor={actor} wayBack={wayBack} />
);
