import type { BrowserSession, BrowserSettings } from '@product/path-driver';
import type { Page } from 'playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import type { ShiftLeadContext } from '#machines/shift-lead/shift-lead.types.ts';
import { personSteps } from '#test/support/auth/person-steps.ts';
import { type NewPerson, newPerson } from '#test/support/sign-in.ts';

type Told = { firstName: string; lastName: string; phone: string | null };
type Brought = { shiftId: string; people: string[] };

/** What a shift is called that is brought for its leads: no shift of the demo has this name. */
export const ledTitle = 'Rest stop of the leads';

export const boAndCy: readonly Told[] = [
  { firstName: 'Bo', lastName: 'Abt', phone: '+13045550123' },
  { firstName: 'Cy', lastName: 'Zeh', phone: null },
];

/** A shift of the sandbox: led by these addresses, with these people besides those who are in it. */
export const bringShift = async (
  page: Page,
  shift: {
    leads: readonly string[];
    title?: string;
    people?: readonly Told[];
    shiftId?: string;
    startsAt?: string;
    leaving?: readonly string[];
  },
): Promise<Brought> => {
  const response = await page.request.put('/sandbox/api/shifts', { data: { title: ledTitle, ...shift } });
  if (!response.ok()) throw new Error(`No shift: ${response.status()} ${await response.text()}`);
  return response.json();
};

/** People can be checked in, and taken off, too. */
export const soon = (): string => new Date(Date.now() + 3_600_000).toISOString();

/** The lead of the current path; each path has a new one, with their own shift. */
let lee: NewPerson = newPerson('Lee', 'Park');
let shift: Brought = { shiftId: '', people: [] };

const ledBy =
  (...leads: string[]) =>
  ({ page }: BrowserSession) =>
    bringShift(page, { shiftId: shift.shiftId, leads, startsAt: soon() });
const isLed = (browser: BrowserSession) => ledBy(lee.email)(browser);
const isLedByNobody = ledBy();
const longAgo = '2026-10-01T12:00:00Z';
const isOver = ({ page }: BrowserSession) =>
  bringShift(page, { shiftId: shift.shiftId, leads: [lee.email], startsAt: longAgo });

/** A shift that has begun is in no list of shifts. */
export const putAway = (page: Page, shiftId: string): Promise<Brought> =>
  bringShift(page, { shiftId, leads: [], startsAt: longAgo });

const { failures, refuse, restoreSession } = personSteps(() => lee);

export { restoreSession };

/** Another tab has sent all that was entered in this browser. */
export const sendFromAnotherTab = ({ page }: BrowserSession): Promise<void> =>
  page.evaluate(() => {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith('shiftLeadEntry:'));
    for (const key of keys) localStorage.removeItem(key);
    globalThis.dispatchEvent(new StorageEvent('storage', { key: 'shiftLeadEntry:' }));
  });

/** What a page before this one has kept: that Bo is here, and maybe the sheet. */
const keepOnDevice = async ({ page }: BrowserSession, hasSheet: boolean): Promise<void> => {
  const [bo = ''] = shift.people;
  await page.evaluate(
    async ({ shiftId, title, publicId, isWhole }) => {
      const cookie = document.cookie.split('; ').find((one) => one.startsWith('currentUserPublicId='));
      const owner = decodeURIComponent(cookie?.split('=')[1] ?? '');
      const roster = [
        { publicId, firstName: 'Bo', lastName: 'Abt' },
        { publicId: 'cy', firstName: 'Cy', lastName: 'Zeh' },
      ].map((one) => ({
        ...one,
        phone: null,
        isInShift: true,
        leaveRequestedAt: null,
        said: null,
        isContested: false,
        entries: [],
      }));
      const always = { from: '2000-01-01T00:00:00.000Z', until: '2100-01-01T00:00:00.000Z', isOpen: true };
      const sheet = {
        id: shiftId,
        title,
        jobType: 'Rest stop',
        location: 'Hollin Gap',
        day: '2027-08-28',
        startTime: '07:00',
        endTime: '11:00',
        startsAt: '2027-08-28T11:00:00.000Z',
        endsAt: '2027-08-28T15:00:00.000Z',
        capacity: 50,
        leads: [],
        phones: always,
        checkIn: always,
        removal: always,
        lettersLeft: 3,
        recipients: 2,
        roster,
      };
      const sheets = {
        currentEventName: 'Product 2027',
        timeZone: 'America/New_York',
        readAt: '2027-08-28T11:05:00.000Z',
        shifts: [sheet],
      };
      const id = crypto.randomUUID();
      const entry = { id, shiftId, publicId, said: 'here', saidAt: Date.now(), replaces: [] };
      const keep = (key: string, value: object) =>
        localStorage.setItem(key, JSON.stringify({ version: 1, owner, ...value }));
      if (isWhole) keep('shiftLeadSheets', { sheets, ahead: 0 });
      keep(`shiftLeadEntry:${id}`, { entry });
    },
    { shiftId: shift.shiftId, title: ledTitle, publicId: bo, isWhole: hasSheet },
  );
};

const hasUnsent = ({ context }: AnyMachineSnapshot) => (context as ShiftLeadContext).unsent.length > 0;

export const shiftLeadBrowser: BrowserSettings = {
  open: async (browser, start) => {
    if (shift.shiftId !== '') await putAway(browser.page, shift.shiftId);
    lee = newPerson('Lee', 'Park');
    await browser.withoutHolding(() => browser.signIn(lee));
    shift = await bringShift(browser.page, { leads: [lee.email], people: boAndCy, startsAt: soon() });
    if (start !== 'a lead') await keepOnDevice(browser, start !== 'a lead whose device kept an entry alone');
    await browser.goTo('/volunteer-edit/lead');
  },
  ports: {
    load: { request: ({ path }) => path === '/api/user/volunteer/shift-lead' },
    sync: { sharedWith: 'load' },
    sendLetter: { request: ({ path }) => path === '/api/user/volunteer/shift-lead/letter' },
    takeOff: { request: ({ path }) => path === '/api/user/volunteer/shift-lead/removal' },
  },
  steps: {
    'xstate.done.actor.load(a shift)': isLed,
    'xstate.done.actor.load(no shift)': isLedByNobody,
    ...failures('load', 'sync', 'takeOff', 'sendLetter'),
    'xstate.done.actor.sync(a shift)': isLed,
    'xstate.done.actor.sync(no shift)': isLedByNobody,
    'xstate.done.actor.sync(refused)': isOver,
    'xstate.error.actor.takeOff(gone)': refuse('takeOffShift', 'person-not-in-shift'),
    'xstate.error.actor.sendLetter(too many)': refuse('sendShiftLetter', 'too-many-shift-letters'),
  },
  // Where nothing is to be sent, the page only reads, and the API layer aborts a GET after 10 s.
  avoids: ({ label }, before) => label.startsWith('xstate.after.syncLimit') && !hasUnsent(before),
  examined: ['unavailable', 'absent', 'sheet.resting', 'sheet.waiting', 'expired', 'writing', 'confirming'],
};
