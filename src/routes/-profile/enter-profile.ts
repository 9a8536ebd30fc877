import { waitFor } from 'xstate';
import { donationsOnWall } from '#machines/donation/donor-wall.ts';
import { selectData } from '#machines/entity/cached-entity.machine.ts';
import { call } from '#src/api/call.ts';
import { callList } from '#src/api/call-list.ts';
import { getUserDonations } from '#src/api/calls/donation.calls.ts';
import { getPeloton } from '#src/api/calls/event.calls.ts';
import { getUserParticipation } from '#src/api/calls/user.calls.ts';
import { get } from '#src/api/describe-call.ts';
import { type AppActor, systemActor } from '#src/app/root-actor/system-actors.ts';
import { knownUser } from '#src/app/session/session.ts';
import type { About, Donations, History, RiddenWith } from '#src/features/profile/page/about.ts';
import type { Profile } from '#src/features/profile/profile-messages.ts';

/** The person's public data, when it is loaded; null after a failure. */
const viewedPerson = async (app: AppActor, id: string): Promise<Profile | null> => {
  const viewed = await waitFor(systemActor(app, 'viewedUser'), (one) => !one.hasTag('loading'));
  const profile = selectData<Profile>(viewed);
  return profile?.publicId === id ? profile : null;
};

/** Loaded after the person, who decides whether the list is public. The page doesn't wait for it, and works without it. */
const donationsOf = async (
  person: Promise<Profile | null>,
  id: string,
  page: number,
): Promise<Donations | null> =>
  (await person)?.isDonorListVisible
    ? callList(getUserDonations(id, { page, limit: donationsOnWall }))
    : null;

/** Loaded after the person, who has the peloton's id. */
const pelotonOf = async (person: Promise<Profile | null>): Promise<RiddenWith | null> => {
  const id = (await person)?.peloton?.id;
  return id === undefined ? null : call(getPeloton(id));
};

/** Loaded when the reader is known: a person sees more of their own history. */
const historyOf = async (app: AppActor, id: string): Promise<History> => {
  await knownUser(app);
  return call(get('/user/{id}/history', 'LOAD_USER_HISTORY', { path: { id } }));
};

const orNothing = <Value>(answer: Promise<Value>): Promise<Value | null> => answer.catch(() => null);

/** Loads a person and the other parts of their page; each part is shown when it is loaded. */
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

/** The last requested profile and page of its donors. */
const asked = new WeakMap<AppActor, string>();

/**
 * Loads the page of a person who may be shown already. For another page of the donors, the current parts stay until all new ones are
 * loaded.
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
