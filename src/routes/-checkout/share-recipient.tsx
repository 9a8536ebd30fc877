import { whose } from '#machines/whose.ts';
import type { ShareRecipientProps } from '#src/features/donation/checkout/checkout-app.ts';
import type { LoadedRecipient } from '#src/features/donation/recipient/recipient.ts';
import type { Shared } from '#src/features/share/share.types.ts';
import { sharedFund, sharedPeloton, sharedPerson, voiceOfDonor } from '#src/features/share/shared-pages.ts';
import { SharePage } from '#src/routes/-share/share-page.tsx';

/** Without a recipient in the address, the whole event is shared. */
const sharedOf = (recipient: LoadedRecipient): Shared => {
  if (recipient.kind === 'person') return sharedPerson(recipient.person);
  if (recipient.kind === 'peloton') return sharedPeloton(recipient.peloton);
  return sharedFund(recipient.kind === 'general' ? recipient.event.name : '');
};

/** Lets a donor share their recipient's page. */
export const ShareRecipient = ({ recipient, receipt }: ShareRecipientProps) => {
  const shared = sharedOf(recipient);
  return (
    <SharePage isEarly shared={shared} voice={voiceOfDonor(receipt)} size="lg">
      {shared.kind === 'fund' ? 'Tell someone' : `Share ${whose(shared.shortName)} climb`}
    </SharePage>
  );
};
