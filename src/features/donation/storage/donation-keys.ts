import { forgetStored } from '#src/api/forget-stored.ts';

/** Where a tab keeps what is typed and not yet given, and the key of what is on its way. */
export const draftKey = 'donationDetails';

/** Where it keeps the key of the last donation that was made, for the page that thanks. */
export const thanksKey = 'lastDonation';

/** The session's own choices, by the names the product has for them. */
export const feeKey = 'isProcessingFeeChecked';
export const recurringKey = 'isMonthlyDonationChecked';

/** Where all tabs find the key of a donation that went out and has no answer yet. */
export const openKey = 'openDonation';

/** Nothing typed, and no key, stays in this tab, nor the key of what it has on its way. */
export const forgetDonation = (): void => {
  forgetStored('localStorage', openKey);
  forgetStored('sessionStorage', draftKey, thanksKey, feeKey, recurringKey);
};
