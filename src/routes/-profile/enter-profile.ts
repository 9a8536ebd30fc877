import { waitFor } from 'xstate';
import { donationsOnWall } from '#machines/donation/donor-wall.ts';
import { selectData } from '#machines/entity/cached-entity.machine.ts';
import { call } from '#src/api/call.ts';
import { callList } from '#src/api/call-list.ts';
import { getUserDonations } from '#src/api/calls/donation.calls.ts';
import { getPeloton } from '#src/api/calls/event.calls.ts';
import { getUserHistory, getUserParticipation } from '#src/api/calls/profile.calls.ts';
import { type AppActor, systemActor } from '#src/app/root-actor/system-actors.ts';
import { knownUser } from '#src/app/session/session.ts';
import type { About, Donations, History, RiddenWith } from '#src/features/profile/page/about.ts';
import type { Profile } from '#src/features/profile/profile-messages.ts';

/** The person as everybody may see them, once they are known; null where they can't be had. */
const viewedPerson = async (app: AppActor, id: string): Promise<Profile | null> => {
  const viewed = await waitFor(systemActor(app, 'viewedUser'), (one) => !one.hasTag('loading'));
  const profile = selectData<Profile>(viewed);
  return profile?.publicId === id ? profile : null;
};

/** Asked for once it is known that everybody may see them; the page doesn't wait, and stands without. */
const donationsOf = async (
  person: Promise<Profile | null>,
  id: string,
  page: number,
): Promise<Donations | null> =>
  (await person)?.isDonorListVisible
    ? callList(getUserDonations(id, { page, limit: donationsOnWall }))
    : null;

/** Asked for once it is known which one it is. */
const pelotonOf = async (person: Promise<Profile | null>): Promise<RiddenWith | null> => {
  const id = (await person)?.peloton?.id;
  return id === undefined ? null : call(getPeloton(id));
};

/** Asked for once it is known who looks: of their own a person sees more. */
const historyOf = async (app: AppActor, id: string): Promise<History> => {
  await knownUser(app);
  return call(getUserHistory(id));
};

const orNothing = <Value>(answer: Promise<Value>): Promise<Value | null> => answer.catch(() => null);

/** Asks for a person, and for what their page tells beside: each part stands as soon as it is there. */
const enterProfile = (app: AppActor, id: string, page: number): About => {
  systemActor(app, 'viewedUser').send({ type: 'entity.requested', id, at: Date.now() });
  const person = viewedPerson(app, id);
  return {
    participation: orNothing(call(getUserParticipation(id))),
    history: orNothing(historyOf(app, id)),
    donations: orNothing(donationsOf(person, id, page)),
    peloton: orNothing(pelotonOf(person)),
  };
};

/** Which page of whose donors was asked for last. */
const asked = new WeakMap<AppActor, string>();

/**
 * Asks for the page of somebody who may be shown already. For another page of the donors the parts that stand are replaced once all of
 * them are there.
 */
export const showProfile = async (
  app: AppActor,
  { id, page, isShown }: { id: string; page: number; isShown: boolean },
): Promise<About> => {
  const key = `${id}/${page}`;
  const isTurned = isShown && (asked.get(app) ?? `${id}/1`) !== key;
  asked.set(app, key);
  const about = enterProfile(app, id, page);
  if (!isTurned) return about;
  const [participation, history, donations, peloton] = await Promise.all([
    about.participation,
    about.history,
    about.donations,
    about.peloton,
  ]);
  return { participation, history, donations, peloton };
};
