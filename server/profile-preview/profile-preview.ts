import { donationsOnWall } from '#machines/donation/donor-wall.ts';
import { donationPage, donationView } from '#server/donation/donation.ts';
import { currentEvent } from '#server/event/event.ts';
import type { Clock } from '#server/platform/clock/clock.ts';
import { type Call, type Handlers, signedIn } from '#server/platform/contract/handlers.ts';
import type { Db } from '#server/platform/database/database.ts';
import { historyForOthers, participationOf } from '#server/profile/profile.ts';
import { changedProfile, stranger, type Viewer } from '#server/user/user.ts';

const few = { page: 1, limit: donationsOnWall, offset: 0 };

const viewers: Readonly<Record<Call<'previewProfile'>['body']['viewer'], Viewer>> = {
  stranger,
  donor: { ...stranger, isDonor: true },
  captain: { ...stranger, isCaptain: true },
};

/** The donors that others see; empty if the list is private. */
const donationsFor = async (
  db: Db,
  personId: string,
  { isDonorListVisible }: { isDonorListVisible: boolean },
) => {
  if (!isDonorListVisible) return { donations: null, donationCount: 0 };
  const event = await currentEvent(db);
  const { donations, total } = await donationPage(db, { personId }, { eventId: event.id }, few);
  return {
    donations: donations.map((donation) => donationView(donation, 'stranger')),
    donationCount: total,
  };
};

/** A person's own page before they save it, as others would see it. */
export const profilePreviewOperations = (deps: { db: Db; clock: Clock }) =>
  ({
    previewProfile: async (call) => {
      const { personId } = signedIn(call);
      const { viewer, changes = [], goal } = call.body;
      const user = await changedProfile(deps.db, personId, { changes, goal, viewer: viewers[viewer] });
      const { isAchievementsInvisible } = user;
      const [participation, history, donations] = await Promise.all([
        participationOf(deps, personId),
        historyForOthers(deps, { id: personId, isAchievementsInvisible }),
        donationsFor(deps.db, personId, user),
      ]);
      return { status: 200, body: { user, participation, history, ...donations } };
    },
  }) satisfies Partial<Handlers>;
