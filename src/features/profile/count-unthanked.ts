import { isFlowError } from '#machines/flow-error.ts';
import { callList } from '#src/api/call-list.ts';
import { getUnthankedDonations } from '#src/api/calls/thank-you.calls.ts';

/** How many donations the person has not given thanks for; 0 where that can't be read, which keeps nobody from the list. */
export const countUnthanked = async (publicId: string): Promise<number> => {
  try {
    return (await callList(getUnthankedDonations(publicId, { limit: 1 }))).pagination.total;
  } catch (error) {
    if (isFlowError(error)) return 0;
    throw error;
  }
};
