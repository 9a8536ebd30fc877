import { isFlowError } from '#machines/flow-error.ts';
import { call } from '#src/api/call.ts';
import { callList } from '#src/api/call-list.ts';
import { getUnthankedDonations, getUserDonations } from '#src/api/calls/donation.calls.ts';
import { getUser } from '#src/api/calls/user.calls.ts';
import type { AppActor } from '#src/app/root-actor/system-actors.ts';
import { orNotFound } from '#src/app/router/or-not-found.ts';
import { knownUser } from '#src/app/session/session.ts';
import type { DonorsViewProps } from './donors-view.tsx';

/** The number of donations that the person has not sent thanks for; 0 after a failure, so that the list still shows. */
const countUnthanked = async (publicId: string): Promise<number> => {
  try {
    return (await callList(getUnthankedDonations(publicId, { limit: 1 }))).pagination.total;
  } catch (error) {
    if (isFlowError(error)) return 0;
    throw error;
  }
};

/** The donations to a person that the reader may see. */
export const loadDonors = async (app: AppActor, id: string, page: number): Promise<DonorsViewProps> => {
  const user = await knownUser(app);
  const profile = await orNotFound(call(getUser(id)));
  const isOwn = user?.publicId === profile.publicId;
  const isShown = isOwn || profile.isDonorListVisible;
  const donations = isShown ? await orNotFound(callList(getUserDonations(id, { page }))) : null;
  const unthanked = isOwn ? await countUnthanked(id) : 0;
  return { profile, donations, isOwn, unthanked };
};
