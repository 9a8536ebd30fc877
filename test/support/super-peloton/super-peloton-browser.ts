import type { Schemas } from '#openapi/contract.gen.ts';
import { type BrowserSession, type BrowserSettings, requests } from '#test/path-driver/path-driver.ts';
import { signInAgainAs } from '#test/support/auth/sign-in-again.ts';
import { whileStopped } from '#test/support/browser/page-clock.ts';
import { type DeskPerson, riderElsewhere, signInRider } from '#test/support/member-desk/desk-people.ts';
import * as fixture from './super-peloton-fixture.ts';

type Crew = { id: string; name: string; captain: DeskPerson };

/** The captain who walks, with a peloton of their own, and the captains of three super-pelotons. */
type Crews = Record<'own' | 'nurses' | 'labs' | 'porters', Crew>;

/** They go from one path to the next: names of pelotons are given once. */
let crews: Crews | null = null;

const all = (): Crews => {
  if (crews === null) throw new Error('No path is open');
  return crews;
};

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

/** Nothing is open between the captain who walks and the one whom they find, and both may ask. */
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

const expire = (browser: BrowserSession) =>
  browser.sandbox('POST', '/identity/expire', { email: all().own.captain.email });

const refuse = (browser: BrowserSession, target: string, code: string) =>
  browser.sandbox('POST', '/outcomes', {
    target,
    outcome: { kind: 'problem', code },
    emailAddress: all().own.captain.email,
  });

const refused = (target: string, code: string) => (browser: BrowserSession) => refuse(browser, target, code);

/** Signs the captain in again, in the page's popup. */
export const signFounderInAgain = (browser: BrowserSession): Promise<void> =>
  signInAgainAs(browser, all().own.captain);

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

const limit = {
  skip: 'the API layer aborts a GET after 10 s, and the machine gets that failure first',
};

const operations: Record<string, string> = {
  ask: 'askForFamily',
  agree: 'agreeToFamily',
  decline: 'declineFamily',
  withdraw: 'withdrawFamilyRequest',
  leave: 'leaveFamily',
};
/** What each change may be answered with besides its good answer. */
const failuresOf = (port: string): NonNullable<BrowserSettings['steps']> => ({
  [`xstate.error.actor.${port}(offline)`]: 'no connection',
  [`xstate.error.actor.${port}(signed out)`]: expire,
  [`xstate.error.actor.${port}(captain changed)`]: refused(operations[port] ?? '', 'captain-only'),
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
    'xstate.error.actor.loadFamily(offline)': 'no connection',
    'xstate.error.actor.loadFamily(signed out)': expire,
    'xstate.error.actor.loadFamily(captain changed)': refused('getFamilyRequests', 'captain-only'),
    'xstate.done.actor.loadAnew(on its own)': prepared(onItsOwn),
    'xstate.done.actor.loadAnew(in a family)': prepared(inFamily),
    'xstate.error.actor.loadAnew(offline)': 'no connection',
    'xstate.error.actor.loadAnew(signed out)': expire,
    'xstate.error.actor.loadAnew(captain changed)': refused('getFamilyRequests', 'captain-only'),
    'xstate.error.actor.findPartners(offline)': 'no connection',
    'xstate.error.actor.findPartners(signed out)': {
      skip: 'everybody may search: without a session, the answer is the same',
    },
    'xstate.error.actor.findPartners(captain changed)': {
      skip: 'everybody may search, whoever is captain',
    },
    ...failuresOf('ask'),
    ...failuresOf('agree'),
    ...failuresOf('decline'),
    ...failuresOf('withdraw'),
    ...failuresOf('leave'),
    'xstate.done.actor.ask(asked)': prepared(freePorters),
    'xstate.done.actor.ask(they had asked)': prepared(async () => ask(await freePorters(), all().own)),
    'xstate.error.actor.ask(wrong levels)': refused('askForFamily', 'wrong-levels'),
    'xstate.error.actor.ask(circle)': refused('askForFamily', 'family-of-itself'),
    'xstate.error.actor.ask(declined lately)': refused('askForFamily', 'declined-lately'),
    'xstate.error.actor.agree(in a family meanwhile)': refused('agreeToFamily', 'has-parent'),
    'xstate.error.actor.decline(taken back meanwhile)': refused('declineFamily', 'family-request-decided'),
    'xstate.error.actor.withdraw(decided meanwhile)': refused(
      'withdrawFamilyRequest',
      'family-request-decided',
    ),
    'xstate.error.actor.leave(no such peloton)': refused('leaveFamily', 'peloton-not-found'),
    'more.requested': { skip: 'no button offers it where all are shown' },
    'xstate.after.loadLimit.superPeloton.loading': limit,
    'xstate.after.loadLimit.refreshing': limit,
    'xstate.after.loadLimit.seeking': limit,
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
