import { waitFor } from 'xstate';
import { selectData } from '#machines/entity/cached-entity.machine.ts';
import { callList } from '#src/api/call-list.ts';
import { getUserDonations } from '#src/api/calls/donation.calls.ts';
import { type AppActor, systemActor } from '#src/app/root-actor/system-actors.ts';
import type { Donations } from '#src/features/profile/donors-page.tsx';
import type { Profile } from '#src/features/profile/profile-messages.ts';

/** So many donations stand on the page itself. */
const few = 3;

/** Asked for once it is known that everybody may see them; the page doesn't wait, and stands without. */
const latestDonations = async (app: AppActor, id: string): Promise<Donations | null> => {
  const viewed = await waitFor(systemActor(app, 'viewedUser'), (one) => !one.hasTag('loading'));
  const profile = selectData<Profile>(viewed);
  if (profile?.publicId !== id || !profile.isDonorListVisible) return null;
  return callList(getUserDonations(id, { limit: few }));
};

/** Asks for a person, and for the newest of who gave to them. */
export const enterProfile = (app: AppActor, id: string): { donations: Promise<Donations | null> } => {
  systemActor(app, 'viewedUser').send({ type: 'entity.requested', id, at: Date.now() });
  return { donations: latestDonations(app, id).catch(() => null) };
};
