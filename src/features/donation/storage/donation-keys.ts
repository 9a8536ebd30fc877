import { forgetStored } from '#src/api/stored.ts';

/** The tab's storage key for the draft, and for the key of a donation that was sent. */
export const draftKey = 'donationDetails';

/** The tab's storage key for the last donation's key, for the thanks page. */
export const thanksKey = 'lastDonation';

/** The session's choices, by the product's names. */
export const feeKey = 'isProcessingFeeChecked';
export const recurringKey = 'isMonthlyDonationChecked';

/** The browser's storage key, shared by all tabs, for the key of a sent donation without an answer. */
export const openKey = 'openDonation';

/** Removes the draft and the keys from this tab, and the browser's key of a sent donation. */
export const forgetDonation = (): void => {
  forgetStored('localStorage', openKey);
  forgetStored('sessionStorage', draftKey, thanksKey, feeKey, recurringKey);
};
