import { donationPage, donationView } from '#server/donation/donation.ts';
import { currentEvent } from '#server/event/event.ts';
import { type Call, type Handlers, signedIn } from '#server/platform/contract/handlers.ts';
import type { Db } from '#server/platform/database/database.ts';
import { changedProfile, stranger, type Viewer } from '#server/user/user.ts';

/** So many donations stand on a person's page itself. */
const few = { page: 1, limit: 3, offset: 0 };

const viewers: Readonly<Record<Call<'previewProfile'>['body']['viewer'], Viewer>> = {
  stranger,
  donor: { ...stranger, isDonor: true },
  captain: { ...stranger, isCaptain: true },
};

/** A person's own page before they save it, as others would get it. */
export const profilePreviewOperations = ({ db }: { db: Db }) =>
  ({
    previewProfile: async (call) => {
      const { personId } = signedIn(call);
      const { viewer, changes = [], goal } = call.body;
      const user = await changedProfile(db, personId, { changes, goal, viewer: viewers[viewer] });
      if (!user.isDonorListVisible) return { status: 200, body: { user, donations: null, donationCount: 0 } };
      const event = await currentEvent(db);
      const { donations, total } = await donationPage(db, { personId }, { eventId: event.id }, few);
      return {
        status: 200,
        body: {
          user,
          donations: donations.map((donation) => donationView(donation, 'stranger')),
          donationCount: total,
        },
      };
    },
  }) satisfies Partial<Handlers>;
