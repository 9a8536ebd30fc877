import { type BrowserSession, type BrowserSettings, type PortAnswer, requests } from '@product/path-driver';
import { whileStopped } from '@product/path-driver/page-clock';
import type { Page } from 'playwright/test';
import type { JoinRequest } from '#machines/member-desk/member-desk.types.ts';
import type { Schemas } from '#openapi/contract.gen.ts';
import { letterKey } from '#src/features/member-desk/letter-keys.ts';
import { endedByApiLayer, made, personSteps } from '#test/support/auth/person-steps.ts';
import { type DeskPerson, foundPeloton, riderElsewhere, signInRider } from './desk-people.ts';

type Helpers = { page: Page; ana: DeskPerson; ben: DeskPerson; mel: DeskPerson };
type Member = Schemas['DeskMember'];

/** The captain of the current path; each path has a new one, with a new peloton. */
let captain: DeskPerson | null = null;
let peloton = '';
/** The others go from one captain to the next, and ask through the page of their own walk. */
let helpers: Helpers | null = null;

const walking = () => made(captain);
const others = () => made(helpers);

const at = (path: string) => `/peloton/${peloton}${path}`;
const members = () => walking().ask<Member[]>('GET', at('/members/all'));
const asking = () => walking().ask<JoinRequest[]>('GET', at('/requests'));

const roleOf = async ({ publicId }: DeskPerson) =>
  (await members()).find((member) => member.publicId === publicId)?.role;

const leave = async (person: DeskPerson): Promise<void> => {
  if ((await roleOf(person)) !== undefined) await walking().ask('DELETE', at(`/member/${person.publicId}`));
};

const join = async (person: DeskPerson): Promise<void> => {
  const isOpen = (await asking()).some(({ publicId }) => publicId === person.publicId);
  if (!isOpen) await person.ask('POST', at('/join'), { message: null });
};

const askAgain = async (person: DeskPerson): Promise<void> => {
  await leave(person);
  await join(person);
};

const takeBack = async (person: DeskPerson): Promise<void> => {
  const isOpen = (await asking()).some(({ publicId }) => publicId === person.publicId);
  if (isOpen) await person.ask('DELETE', at('/join'));
};

/** Leaves the peloton of the last path, or takes the request to it back. */
const goAway = async (person: DeskPerson): Promise<void> => {
  const { state } = await person.ask<{ state: string }>('GET', at('/join'));
  if (state === 'member') await person.ask('DELETE', at(`/member/${person.publicId}`));
  if (state === 'pending') await person.ask('DELETE', at('/join'));
};

/** Mel is a plain member, whatever became of her. */
const bringMel = async (): Promise<void> => {
  const { mel } = others();
  const role = await roleOf(mel);
  if (role === 'admin') await walking().ask('DELETE', at(`/admin/${mel.publicId}`));
  if (role !== undefined) return;
  await join(mel);
  await walking().ask('POST', at('/approve'), { userIds: [mel.publicId] });
};

const offerMel = async (isOffered: boolean): Promise<void> => {
  const { offer } = await walking().ask<Schemas['MemberDesk']>('GET', at('/desk'));
  if ((offer !== null) === isOffered) return;
  await walking().ask(isOffered ? 'POST' : 'DELETE', at(`/captain/${others().mel.publicId}`));
};

const twoAsk = ({ page }: BrowserSession): Promise<void> =>
  whileStopped(page, async () => {
    await bringMel();
    await offerMel(false);
    await askAgain(others().ana);
    await askAgain(others().ben);
  });

const nobodyAsks = ({ page }: BrowserSession): Promise<void> =>
  whileStopped(page, async () => {
    await bringMel();
    await takeBack(others().ana);
    await takeBack(others().ben);
    await offerMel(true);
  });

const { failures, refuse, restoreSession } = personSteps(() => walking());

export { restoreSession };

/** The operation of the state before the step. */
const operationOf = ({ before }: PortAnswer): string => {
  const { action } = before.context as { action: { kind: string } | null };
  const operations: Record<string, string> = {
    approve: 'approveJoinRequests',
    decline: 'rejectJoinRequest',
    makeAdmin: 'makeAdmin',
    withdraw: 'endCaptaincyOffer',
  };
  return operations[action?.kind ?? ''] ?? 'removePelotonMember';
};

const refuseAction = (code: string) => (browser: BrowserSession, answer: PortAnswer) =>
  refuse(operationOf(answer), code)(browser);

const open = async (browser: BrowserSession): Promise<void> => {
  const { page } = browser;
  if (helpers?.page !== page) {
    const ana = await riderElsewhere(page, 'Ana', 'Silva');
    const ben = await riderElsewhere(page, 'Ben', 'Okoro');
    const mel = await riderElsewhere(page, 'Mel', 'Hart');
    helpers = { page, ana, ben, mel };
  } else {
    // The captain of the last path may be signed out, so each goes by themself.
    for (const helper of [helpers.ana, helpers.ben, helpers.mel]) await goAway(helper);
  }
  captain = await signInRider(page, 'Cora', 'Lind', browser.signIn);
  peloton = (await foundPeloton(captain)).id;
  await bringMel();
};

const decidedElsewhere = async (): Promise<void> => {
  await leave(others().ana);
  await takeBack(others().ana);
};

/** The walk of the desk in Chromium against the real server. */
export const memberDeskBrowser: BrowserSettings = {
  open: async (browser) => {
    await open(browser);
    await browser.goTo(at('/members'));
  },
  ports: {
    loadDesk: requests('GET', /^\/api\/peloton\/[^/]+\/(desk|requests|members\/all|logbook)/),
    loadAnew: { sharedWith: 'loadDesk' },
    decideRequests: requests('POST', /^\/api\/peloton\/[^/]+\/(approve$|reject\/)/),
    changeMember: {
      request: ({ method, path }) =>
        method !== 'GET' && /^\/api\/peloton\/[^/]+\/(admin|captain|add)\//.test(path),
    },
    previewRemoval: requests('GET', /^\/api\/peloton\/[^/]+\/member\//),
    removeMember: requests('DELETE', /^\/api\/peloton\/[^/]+\/member\//),
  },
  steps: {
    'xstate.done.actor.loadDesk(two ask)': twoAsk,
    'xstate.done.actor.loadDesk(nobody asks)': nobodyAsks,
    ...failures('loadDesk', 'loadAnew', 'decideRequests', 'changeMember', 'previewRemoval', 'removeMember'),
    'xstate.error.actor.loadDesk(not yours)': refuse('getMemberDesk', 'peloton-not-yours'),
    'xstate.done.actor.loadAnew(two ask)': twoAsk,
    'xstate.done.actor.loadAnew(nobody asks)': nobodyAsks,
    'xstate.done.actor.loadAnew(handed over)': {
      skip: 'the captain of the walk would not be captain any more; a journey of its own hands over',
    },
    'xstate.error.actor.loadAnew(not yours)': refuse('getMemberDesk', 'peloton-not-yours'),
    'xstate.done.actor.decideRequests(done)': () => askAgain(others().ana),
    'xstate.done.actor.decideRequests(decided elsewhere)': decidedElsewhere,
    'xstate.error.actor.decideRequests(not yours)': refuseAction('peloton-not-yours'),
    'xstate.error.actor.decideRequests(refused)': refuseAction('captain-only'),
    'xstate.done.actor.changeMember(done)': async (_browser, { before }) => {
      const { action } = before.context as { action: { kind: string } | null };
      await bringMel();
      if (action?.kind === 'withdraw') await offerMel(true);
    },
    'xstate.error.actor.changeMember(not yours)': refuseAction('peloton-not-yours'),
    'xstate.error.actor.changeMember(gone)': refuseAction('member-not-found'),
    'xstate.done.actor.previewRemoval(Mel)': bringMel,
    'xstate.error.actor.previewRemoval(not yours)': refuse('previewLeaving', 'peloton-not-yours'),
    'xstate.error.actor.previewRemoval(gone)': refuse('previewLeaving', 'member-not-found'),
    'xstate.done.actor.removeMember(done)': bringMel,
    'xstate.error.actor.removeMember(not yours)': refuseAction('peloton-not-yours'),
    'xstate.error.actor.removeMember(gone)': refuseAction('member-not-found'),
    'query.changed(by Back)': {
      skip: 'only Back and Forward change the address in front of what is not shown',
    },
    'desk.outdated': { skip: 'the look that finds it shares its request with loading; a journey shows it' },
    'xstate.after.loadLimit.memberDesk.loading': endedByApiLayer,
    'xstate.after.loadLimit.refreshing': endedByApiLayer,
    'xstate.after.loadLimit.memberDesk.asking.previewing': endedByApiLayer,
  },
  examined: [
    'unavailable',
    'showing.resting',
    'showing.stale',
    'showing.failed',
    'asking.confirming',
    'asking.managing',
    'asking.previewing',
    'asking.reviewing',
    'expired',
    'forbidden',
  ],
};

/** Stores the key of an e-mail, as if it was sent without an answer. */
const keepKey = (browser: BrowserSession): Promise<unknown> =>
  browser.evaluate(
    ([place, key]) => {
      const kept = JSON.parse(sessionStorage.getItem(place) ?? '{}') as object;
      sessionStorage.setItem(place, JSON.stringify({ ...kept, key }));
    },
    [letterKey, crypto.randomUUID()] as const,
  );

/** The walk of the letter, at the desk's own page. */
export const letterBrowser: BrowserSettings = {
  open: async (browser, start) => {
    await open(browser);
    await browser.goTo(at('/members?tab=e-mail'));
    await browser.ui.expectRole('heading', 'Write to your members');
    if (start === 'a captain') return;
    await browser.ui.fill('Subject', 'Sunday’s ride');
    await browser.ui.fill('Your message', 'We meet at 8.');
    if (start !== 'a captain, after a reload') await keepKey(browser);
    await browser.page.reload();
    await browser.ui.expectRole('heading', 'Write to your members');
  },
  ports: { sendLetter: requests('POST', /^\/api\/peloton\/[^/]+\/letters$/) },
  steps: {
    ...failures('sendLetter'),
    'xstate.error.actor.sendLetter(too many)': refuse('sendPelotonLetter', 'too-many-letters'),
  },
  examined: ['writing', 'sent', 'expired'],
};
