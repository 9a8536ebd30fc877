import { whose } from '#machines/whose.ts';
import type { ShareRecipientProps } from '#src/features/donation/checkout/checkout-app.ts';
import type { LoadedRecipient } from '#src/features/donation/recipient/recipient.ts';
import type { Shared } from '#src/features/share/share.types.ts';
import { sharedFund, sharedPeloton, sharedPerson, voiceOfDonor } from '#src/features/share/shared-pages.ts';
import { SharePage } from '#src/routes/-share/share-page.tsx';

/** Where the address named nobody, there is all of it to give to. */
const sharedOf = (recipient: LoadedRecipient): Shared => {
  if (recipient.kind === 'person') return sharedPerson(recipient.person);
  if (recipient.kind === 'peloton') return sharedPeloton(recipient.peloton);
  return sharedFund(recipient.kind === 'general' ? recipient.event.name : '');
};

/** A donor tells others of whom they gave to. */
export const ShareRecipient = ({ recipient, receipt }: ShareRecipientProps) => {
  const shared = sharedOf(recipient);
  return (
    <SharePage isEarly shared={shared} voice={voiceOfDonor(receipt)} size="lg">
      {shared.kind === 'fund' ? 'Tell someone' : `Share ${whose(shared.shortName)} climb`}
    </SharePage>
  );
};
