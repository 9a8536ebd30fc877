import { useMemo } from 'react';
import { createActor } from 'xstate';
import { donationMachine } from '#machines/donation/donation.machine.ts';
import type { DonationRecipient } from '#machines/donation/donation.types.ts';
import type { DonationSnapshot } from '#src/features/donation/donation.types.ts';

/** The initial checkout, which the server renders and the browser hydrates. The actor is never started, so it sends no requests. */
export const useBlankCheckout = (recipient: DonationRecipient): DonationSnapshot => {
  const { recipientType, id } = recipient;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the recipient is the same as long as its id is
  return useMemo(
    () =>
      createActor(donationMachine, {
        input: { recipient, isProcessingFeeChecked: true, isMonthlyDonationChecked: false, kept: null },
      }).getSnapshot(),
    [recipientType, id],
  );
};
