import { waitFor } from 'xstate';
import { selectData } from '#machines/entity/cached-entity.machine.ts';
import { call } from '#src/api/call.ts';
import { callList } from '#src/api/call-list.ts';
import { getPelotonDonations } from '#src/api/calls/donation.calls.ts';
import { getPelotonFamily, getPelotonRoster } from '#src/api/calls/peloton.calls.ts';
import { type AppActor, systemActor } from '#src/app/root-actor/system-actors.ts';
import type { AboutPeloton, Family, Roster } from '#src/features/peloton/page/about.ts';
import type { Peloton } from '#src/features/peloton/peloton-messages.ts';

/** So many gifts stand on the page, and so many pelotons of a family. */
const newest = 4;
const firstPelotons = 24;

const orNothing = <Value>(answer: Promise<Value>): Promise<Value | null> => answer.catch(() => null);

/** The members, as the page shows them; null where they can't be had. */
export const readRoster = (id: string): Promise<Roster | null> => orNothing(call(getPelotonRoster(id)));

/** The pelotons of a super-peloton, as its page lists them. */
export const readFamily = (id: string): Promise<Family> =>
  callList(getPelotonFamily(id, { limit: firstPelotons }));

/** All of them, a hundred at a time. */
export const readFamilyPage = (id: string, page: number): Promise<Family> =>
  callList(getPelotonFamily(id, { limit: 100, page }));

/** Asked for once it is known what the peloton is and shows; the page doesn't wait, and stands without. */
export const aboutPeloton = (app: AppActor, id: string): AboutPeloton => {
  const known = waitFor(systemActor(app, 'peloton'), (one) => !one.hasTag('loading')).then((one) => {
    const peloton = selectData<Peloton>(one);
    return peloton?.id === id ? peloton : null;
  });
  return {
    roster: readRoster(id),
    family: orNothing(known.then((peloton) => (peloton?.level === 'super' ? readFamily(id) : null))),
    donations: orNothing(
      known.then((peloton) =>
        peloton?.displayDonations ? callList(getPelotonDonations(id, { limit: newest })) : null,
      ),
    ),
  };
};
