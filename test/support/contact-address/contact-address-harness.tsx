import {
  type ContactAddressActor,
  ContactAddressPanel,
} from '#src/features/contact-address/contact-address-panel.tsx';

const wayBack = { isRenewing: false, label: 'Sign in again', problem: null, onPress: () => undefined };

/** The panel of the contact address without the app around it. */
export const ContactAddressHarness = ({ actor }: { actor: ContactAddressActor }) => (
  <ContactAddressPanel actor={actor} wayBack={wayBack} />
);
