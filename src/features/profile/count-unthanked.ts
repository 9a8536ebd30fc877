import { isFlowError } from '#machines/flow-error.ts';
import { callList } from '#src/api/call-list.ts';
import { getUnthankedDonations } from '#src/api/calls/donation.calls.ts';

/** The number of donations that the person has not sent thanks for; 0 after a failure, so that the list still shows. */
export const countUnthanked = async (publicId: string): Promise<number> => {
  try {
    return (await callList(getUnthankedDonations(publicId, { limit: 1 }))).pagination.total;
  } catch (error) {
    if (isFlowError(error)) return 0;
    throw error;
  }
};
