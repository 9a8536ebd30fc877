import { type BrowserSession, type BrowserSettings, requests } from '@product/path-driver';
import type { Page } from 'playwright/test';
import { endedByApiLayer, made, personSteps } from '#test/support/auth/person-steps.ts';
import { ownApi } from '#test/support/base-camp/own-api.ts';
import { bringShift, putAway } from '#test/support/shift-lead/shift-lead-browser.ts';
import { newPerson } from '#test/support/sign-in.ts';
import { bells, bridge, oranges, pass } from './shifts-fixture.ts';

let brought = 0;

/**
 * A shift that only this walk uses, so that no test takes a place which another one counts on. It begins on the evening before the rides where
 * `startsAt` is left out.
 */
export const bringOwnShift = async (
  page: Page,
  name: string,
  startsAt = '2027-08-27T22:00:00Z',
): Promise<{ id: string; title: string }> => {
  brought += 1;
  // The number is unique in this process, and each worker has a site of its own.
  const title = `${name} no. ${brought}`;
  const { shiftId: id } = await bringShift(page, { leads: [], title, startsAt });
  return { id, title };
};

type Own = { places: { shift: { id: string } }[] };

const challengeOnly = { challenger: true, signature: false, gravel: false, volunteer: false };
const volunteerOnly = { challenger: false, signature: false, gravel: false, volunteer: true };

/** The person of the current path; each path has a new one. */
let vera = newPerson('Vera', 'Shift');
let api: ReturnType<typeof ownApi> | null = null;

/** The shifts of the path, which only it uses, by the fixture’s titles; each on the day and at the hour of the fixture’s. */
let shifts: Record<string, Awaited<ReturnType<typeof bringOwnShift>>> = {};

/** A text about the fixture’s shifts, with the titles that they have where a browser walks. */
export const here = (text: string): string =>
  Object.entries(shifts).reduce((said, [title, own]) => said.replaceAll(title, own.title), text);

const idOf = ({ title }: { title: string }): string => {
  const own = shifts[title];
  if (own === undefined) throw new Error('No path is open');
  return own.id;
};

const bringShifts = async ({ page }: BrowserSession): Promise<void> => {
  for (const { id } of Object.values(shifts)) await putAway(page, id);
  shifts = {};
  for (const { title, startsAt } of [pass, bells, bridge, oranges])
    shifts[title] = await bringOwnShift(page, title, startsAt);
};

const asked = () => made(api).ask;

const register = async (browser: BrowserSession, mix: object): Promise<void> => {
  const scenario = { mix, nextStep: 'complete', isCompleted: true };
  const data = { emailAddress: vera.email, scenario };
  const answer = await browser.page.request.put('/sandbox/api/registrations', { data });
  if (!answer.ok()) throw new Error(`The registration answered ${answer.status()}: ${await answer.text()}`);
};

/** The place that the registration chose is swapped for the one that the walk is about. */
const bringToPass = async (): Promise<void> => {
  const to = idOf(pass);
  const { places } = await asked()<Own>('GET', '/user/volunteer/sign-ups');
  const [first, ...others] = places.map(({ shift }) => shift.id);
  for (const id of others) await asked()('DELETE', `/user/volunteer/shift?shiftId=${id}`);
  if (first !== to) await asked()('PUT', '/user/volunteer/shift', { from: first, to });
};

/** What others do to a shift, or the organization. */
const put = (browser: BrowserSession, title: string, state: 'full' | 'offered' | 'moved'): Promise<unknown> =>
  browser.sandbox('PUT', '/sign-ups', { emailAddress: vera.email, title: here(title), state });

const bring = async (browser: BrowserSession): Promise<void> => {
  await bringToPass();
  await put(browser, oranges.title, 'full');
};

const { failures, refuse, restoreSession } = personSteps(() => vera);

export { restoreSession };

const operations: Record<string, string> = {
  take: 'takeShift',
  swap: 'swapShift',
  leave: 'leaveShift',
  wait: 'waitForShift',
  stop: 'stopWaitingForShift',
  confirm: 'confirmShift',
  request: 'requestLeave',
  stay: 'withdrawLeaveRequest',
  share: 'shareShift',
  show: 'showNameInShifts',
};

const refused = (browser: BrowserSession, { before }: { before: { context: unknown } }) => {
  const { change } = before.context as { change: { kind: string } | null };
  return refuse(operations[change?.kind ?? ''] ?? 'takeShift', 'shift-taken')(browser);
};

export const shiftsBrowser: BrowserSettings = {
  open: async (browser) => {
    // The places of the last path are free again.
    if (api !== null) await register(browser, challengeOnly);
    vera = newPerson('Vera', 'Shift');
    api ??= ownApi(browser.page);
    await browser.signIn(vera);
    await register(browser, volunteerOnly);
    await bringShifts(browser);
    await bring(browser);
    await browser.goTo('/volunteer-edit');
  },
  ports: {
    loadShifts: requests('GET', '/api/user/volunteer/sign-ups'),
    saveChange: {
      request: ({ method, path }) => method !== 'GET' && path.startsWith('/api/user/volunteer/'),
    },
  },
  steps: {
    'xstate.done.actor.loadShifts(one shift)': bring,
    'xstate.done.actor.loadShifts(a shift of this week)': {
      skip: 'it is nine months until the shifts; an API test and a screen test move the clock',
    },
    'xstate.done.actor.loadShifts(a moved shift)': async (browser) => {
      await bring(browser);
      await put(browser, pass.title, 'moved');
    },
    'xstate.done.actor.loadShifts(an offer)': async (browser) => {
      await bring(browser);
      await put(browser, oranges.title, 'offered');
    },
    'xstate.done.actor.loadShifts(no volunteer)': (browser) => register(browser, challengeOnly),
    ...failures('loadShifts', 'saveChange'),
    'xstate.error.actor.saveChange(taken)': refused,
    'xstate.after.loadLimit.shifts.loading': endedByApiLayer,
  },
  examined: ['unavailable', 'resting', 'swapping', 'asking', 'expired'],
};
