import { call } from '#src/api/call.ts';
import { callList } from '#src/api/call-list.ts';
import { getPelotonDonations } from '#src/api/calls/donation.calls.ts';
import { getPeloton } from '#src/api/calls/event.calls.ts';
import type { AppActor } from '#src/app/root-actor/system-actors.ts';
import { orNotFound } from '#src/app/router/or-not-found.ts';
import { knownUser } from '#src/app/session/session.ts';
import { leads } from '#src/features/peloton/peloton-messages.ts';
import type { DonorsViewProps } from './donors-view.tsx';

/** The donations to a peloton that the reader may see. */
export const loadDonors = async (app: AppActor, id: string, page: number): Promise<DonorsViewProps> => {
  const user = await knownUser(app);
  const peloton = await orNotFound(call(getPeloton(id)));
  const isLeader = leads(user?.peloton, peloton.id);
  const isShown = isLeader || peloton.displayDonations;
  const donations = isShown ? await orNotFound(callList(getPelotonDonations(id, { page }))) : null;
  return { peloton, donations, isLeader };
};
