import { useMemo } from 'react';
import { createActor } from 'xstate';
import { donationMachine } from '#machines/donation/donation.machine.ts';
import type { DonationRecipient } from '#machines/donation/donation.types.ts';
import type { DonationSnapshot } from '#src/features/donation/donation.types.ts';

/**
 * The checkout before anybody has begun it: what the server renders, and what the browser takes over as it stands. The
 * actor is never started, so nothing is asked.
 */
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
