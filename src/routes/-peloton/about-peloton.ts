import { waitFor } from 'xstate';
import { selectData } from '#machines/entity/cached-entity.machine.ts';
import { call } from '#src/api/call.ts';
import { callList } from '#src/api/call-list.ts';
import { getPelotonDonations } from '#src/api/calls/donation.calls.ts';
import { getPelotonFamily } from '#src/api/calls/peloton.calls.ts';
import { get } from '#src/api/describe-call.ts';
import { type AppActor, systemActor } from '#src/app/root-actor/system-actors.ts';
import type { AboutPeloton, Family, Roster } from '#src/features/peloton/page/about.ts';
import type { Peloton } from '#src/features/peloton/peloton-messages.ts';

/** The number of donations on the page, and of pelotons of a family. */
const newest = 4;
const firstPelotons = 24;

const orNothing = <Value>(answer: Promise<Value>): Promise<Value | null> => answer.catch(() => null);

/** The members on the page; null after a failure. */
export const readRoster = (id: string): Promise<Roster | null> =>
  orNothing(call(get('/peloton/{id}/roster', 'LOAD_PELOTON_ROSTER', { path: { id } })));

/** The pelotons of a super-peloton on its page. */
export const readFamily = (id: string): Promise<Family> =>
  callList(getPelotonFamily(id, { limit: firstPelotons }));

/** All sub-pelotons, a hundred on each page. */
export const readFamilyPage = (id: string, page: number): Promise<Family> =>
  callList(getPelotonFamily(id, { limit: 100, page }));

/**
 * Loads the page's other parts after the peloton, whose settings decide what is public. The page doesn't wait for them, and works without
 * them.
 */
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
