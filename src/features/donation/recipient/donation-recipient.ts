import type { DonationRecipient } from '#machines/donation/donation.types.ts';
import type { LoadedRecipient } from './recipient.ts';
import type { RecipientView } from './recipient-view.ts';

/** The checkout's data about a recipient, from their page's data. */
export const donationRecipientOf = (
  loaded: LoadedRecipient,
  { name, shortName }: RecipientView,
): DonationRecipient => {
  if (loaded.kind === 'person') {
    const { publicId, isDonorListVisible, peloton } = loaded.person;
    return {
      recipientType: 'User',
      id: publicId,
      name,
      shortName,
      isDonorListPublic: isDonorListVisible,
      pelotonName: peloton === null || peloton.isPending ? null : peloton.name,
    };
  }
  if (loaded.kind === 'peloton') {
    const { id, displayDonations } = loaded.peloton;
    return {
      recipientType: 'Peloton',
      id,
      name,
      shortName,
      isDonorListPublic: displayDonations,
      pelotonName: null,
    };
  }
  return { recipientType: 'General', id: null, name, shortName, isDonorListPublic: false, pelotonName: null };
};

/** Distinguishes the checkouts of different recipients. */
export const flowKeyOf = ({ recipientType, id }: DonationRecipient): string => `${recipientType}/${id ?? ''}`;
