import { type BrowserSession, type BrowserSettings, requests } from '@product/path-driver';
import { whileStopped } from '@product/path-driver/page-clock';
import type { Schemas } from '#openapi/contract.gen.ts';
import { endedByApiLayer, made, personSteps } from '#test/support/auth/person-steps.ts';
import { type DeskPerson, riderElsewhere, signInRider } from '#test/support/member-desk/desk-people.ts';
import * as fixture from './super-peloton-fixture.ts';

type Crew = { id: string; name: string; captain: DeskPerson };

/** The captain who walks, with a peloton of their own, and the captains of three super-pelotons. */
type Crews = Record<'own' | 'nurses' | 'labs' | 'porters', Crew>;

/** These are kept from one path to the next, because each name of a peloton is used once. */
let crews: Crews | null = null;

const all = () => made(crews);

const found = async (
  captain: DeskPerson,
  { name }: { name: string },
  level: 'super' | 'peloton',
): Promise<Crew> => {
  const body = { name, story: null, goal: null, acceptingNewMembers: true, level };
  const { id } = await captain.ask<{ id: string }>('POST', '/peloton', body);
  return { id, name, captain };
};

const at = ({ id }: Crew, rest = '') => `/peloton/${id}/family${rest}`;
const familyRequestsOf = (crew: Crew) =>
  crew.captain.ask<Schemas['FamilyRequests']>('GET', at(crew, '/requests'));
const ask = (from: Crew, to: Crew) => from.captain.ask('POST', at(from, '/requests'), { pelotonId: to.id });
const agree = (own: Crew, other: Crew) => own.captain.ask('POST', at(own, `/requests/${other.id}/agree`));

/** Ends the family of the captain who walks, and all that is open: by agreeing and parting, so that nobody has to wait after it. */
const onItsOwn = async (): Promise<void> => {
  const { own, ...others } = all();
  const { parent, requests: open } = await familyRequestsOf(own);
  const [first] = open;
  const other = Object.values(others).find(({ id }) => id === (parent ?? first?.peloton)?.id);
  if (other === undefined) return;
  if (parent === null && first !== undefined) await (first.isOurs ? agree(other, own) : agree(own, other));
  await own.captain.ask('DELETE', at(own, `/${other.id}`));
};

/** Asks, also where a request was declined or taken back before: both agree and part first. */
const askAfresh = async (from: Crew, to: Crew): Promise<void> => {
  try {
    await ask(from, to);
  } catch {
    await ask(to, from);
    await agree(from, to);
    await from.captain.ask('DELETE', at(from, `/${to.id}`));
    await ask(from, to);
  }
};

/** The walking captain and the found one have no open request, and both may ask. */
const freePorters = async (): Promise<Crew> => {
  const { own, porters } = all();
  const open = (await familyRequestsOf(own)).requests.find(({ peloton }) => peloton.id === porters.id);
  if (open?.isOurs) await agree(porters, own);
  else {
    if (open === undefined) await askAfresh(porters, own);
    await agree(own, porters);
  }
  await own.captain.ask('DELETE', at(own, `/${porters.id}`));
  return porters;
};

const inFamily = async (): Promise<void> => {
  const { own, nurses } = all();
  if ((await familyRequestsOf(own)).parent?.id === nurses.id) return;
  await onItsOwn();
  await askAfresh(nurses, own);
  await agree(own, nurses);
};

const askedAndAsking = async (): Promise<void> => {
  const { own, nurses, labs } = all();
  await onItsOwn();
  await askAfresh(own, labs);
  await askAfresh(nurses, own);
  // Where the nurses had to agree and part first, that ended it.
  await ask(own, labs);
};

const prepared =
  (prepare: () => Promise<unknown>) =>
  ({ page }: BrowserSession) =>
    whileStopped(page, prepare);

const { failures, refuse, restoreSession } = personSteps(() => all().own.captain);

export { restoreSession };

const founded = async (browser: BrowserSession): Promise<Crews> => {
  const { page } = browser;
  const nurses = await riderElsewhere(page, 'Nia', 'Holt');
  const labs = await riderElsewhere(page, 'Lou', 'Marsh');
  const porters = await riderElsewhere(page, 'Pat', 'Vance');
  const own = await signInRider(page, 'Cora', 'Lind', browser.signIn);
  return {
    own: await found(own, fixture.own, 'peloton'),
    nurses: await found(nurses, fixture.nurses, 'super'),
    labs: await found(labs, fixture.labs, 'super'),
    porters: await found(porters, fixture.porters, 'super'),
  };
};

const operations: Record<string, string> = {
  ask: 'askForFamily',
  agree: 'agreeToFamily',
  decline: 'declineFamily',
  withdraw: 'withdrawFamilyRequest',
  leave: 'leaveFamily',
};
/** What each change may be answered with besides its good answer. */
const failuresOf = (port: string) => ({
  ...failures(port),
  [`xstate.error.actor.${port}(captain changed)`]: refuse(operations[port] ?? '', 'captain-only'),
});

/** The walk in Chromium against the real server, as the captain of a plain peloton. */
export const superPelotonBrowser: BrowserSettings = {
  open: async (browser) => {
    if (crews === null) crews = await founded(browser);
    else {
      const { email, firstName, lastName, password } = crews.own.captain;
      await browser.signIn({ email, firstName, lastName, password });
    }
    await browser.goTo(`/peloton/${crews.own.id}`);
    // The app adds the captain's part as somebody is there.
    await browser.page.mouse.move(10, 10);
    await browser.page.mouse.move(20, 20);
  },
  ports: {
    loadFamily: requests('GET', /^\/api\/peloton\/[^/]+\/family\/requests$/),
    loadAnew: { sharedWith: 'loadFamily' },
    findPartners: requests('GET', /^\/api\/search\/pelotons/),
    ask: requests('POST', /^\/api\/peloton\/[^/]+\/family\/requests$/),
    agree: requests('POST', /^\/api\/peloton\/[^/]+\/family\/requests\/[^/]+\/agree$/),
    decline: requests('POST', /^\/api\/peloton\/[^/]+\/family\/requests\/[^/]+\/decline$/),
    withdraw: requests('DELETE', /^\/api\/peloton\/[^/]+\/family\/requests\/[^/]+$/),
    leave: requests('DELETE', /^\/api\/peloton\/[^/]+\/family\/(?!requests)[^/]+$/),
  },
  steps: {
    'xstate.done.actor.loadFamily(asked and asking)': prepared(askedAndAsking),
    'xstate.done.actor.loadFamily(in a family)': prepared(inFamily),
    'xstate.done.actor.loadFamily(a family)': {
      skip: 'the captain who walks leads a plain peloton; test/browser/super-peloton.test.ts has a super-peloton',
    },
    ...failures('loadFamily', 'loadAnew'),
    'xstate.error.actor.loadFamily(captain changed)': refuse('getFamilyRequests', 'captain-only'),
    'xstate.done.actor.loadAnew(on its own)': prepared(onItsOwn),
    'xstate.done.actor.loadAnew(in a family)': prepared(inFamily),
    'xstate.error.actor.loadAnew(captain changed)': refuse('getFamilyRequests', 'captain-only'),
    'xstate.error.actor.findPartners(offline)': 'no connection',
    'xstate.error.actor.findPartners(signed out)': {
      skip: 'everybody may search: without a session, the answer is the same',
    },
    'xstate.error.actor.findPartners(captain changed)': {
      skip: 'everybody may search, also without being captain',
    },
    ...failuresOf('ask'),
    ...failuresOf('agree'),
    ...failuresOf('decline'),
    ...failuresOf('withdraw'),
    ...failuresOf('leave'),
    'xstate.done.actor.ask(asked)': prepared(freePorters),
    'xstate.done.actor.ask(they had asked)': prepared(async () => ask(await freePorters(), all().own)),
    'xstate.error.actor.ask(wrong levels)': refuse('askForFamily', 'wrong-levels'),
    'xstate.error.actor.ask(circle)': refuse('askForFamily', 'family-of-itself'),
    'xstate.error.actor.ask(declined lately)': refuse('askForFamily', 'declined-lately'),
    'xstate.error.actor.agree(in a family meanwhile)': refuse('agreeToFamily', 'has-parent'),
    'xstate.error.actor.decline(taken back meanwhile)': refuse('declineFamily', 'family-request-decided'),
    'xstate.error.actor.withdraw(decided meanwhile)': refuse(
      'withdrawFamilyRequest',
      'family-request-decided',
    ),
    'xstate.error.actor.leave(no such peloton)': refuse('leaveFamily', 'peloton-not-found'),
    'more.requested': { skip: 'no button offers it where all are shown' },
    'xstate.after.loadLimit.superPeloton.loading': endedByApiLayer,
    'xstate.after.loadLimit.refreshing': endedByApiLayer,
    'xstate.after.loadLimit.seeking': endedByApiLayer,
  },
  examined: [
    'unavailable',
    'showing.resting',
    'showing.stale',
    'showing.failed',
    'confirming',
    'acting.asking',
    'expired',
    'forbidden',
  ],
};
