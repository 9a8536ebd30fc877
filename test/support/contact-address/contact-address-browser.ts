import { randomUUID } from 'node:crypto';
import { type BrowserSession, type BrowserSettings, requests } from '@product/path-driver';
import type { Page } from 'playwright/test';
import type { Schemas } from '#openapi/contract.gen.ts';
import { endedByApiLayer, personSteps } from '#test/support/auth/person-steps.ts';
import { newPerson } from '#test/support/sign-in.ts';

type ContactAddress = Schemas['ContactAddress'];

/** The person of the current path; each path has a new one. */
let ida = newPerson('Ida', 'Address');
/** The token of the page's last request. */
let authorization = '';
let knownPage: Page | null = null;

const noteSender = ({ page }: BrowserSession): void => {
  if (knownPage === page) return;
  knownPage = page;
  page.on('request', (request) => {
    const said = request.headers().authorization;
    if (said !== undefined && request.url().includes('/api/')) authorization = said;
  });
};

const freshAddress = () => `ida.${randomUUID().slice(0, 8)}@example.org`;

/** Another device of the same person. */
const elsewhere = async (
  { page }: BrowserSession,
  method: 'GET' | 'POST' | 'DELETE',
): Promise<ContactAddress> => {
  const answer = await page.request.fetch('/api/user/email', {
    method,
    headers: {
      authorization,
      'idempotency-key': randomUUID(),
      ...(method === 'POST' && { 'if-match': (await elsewhere({ page } as BrowserSession, 'GET')).version }),
    },
    ...(method === 'POST' && { data: { emailAddress: freshAddress() } }),
  });
  if (!answer.ok()) throw new Error(`The other device got ${answer.status()}: ${await answer.text()}`);
  return (await answer.json()) as ContactAddress;
};

const beginElsewhere = async (browser: BrowserSession): Promise<void> => {
  if ((await elsewhere(browser, 'GET')).openChange === null) await elsewhere(browser, 'POST');
};
const cancelElsewhere = async (browser: BrowserSession): Promise<void> => {
  await elsewhere(browser, 'DELETE');
};
/** Begins or ends a change in another browser, so that the page's version is stale. */
const changeElsewhere = async (browser: BrowserSession): Promise<void> => {
  const { openChange } = await elsewhere(browser, 'GET');
  await elsewhere(browser, openChange === null ? 'POST' : 'DELETE');
};

const { failures, refuse, restoreSession } = personSteps(() => ida);

export { restoreSession };

/** The text of the newest e-mail about the open change. */
const codeOf = async (browser: BrowserSession): Promise<string> => {
  const { openChange } = await elsewhere(browser, 'GET');
  const query = new URLSearchParams({ to: openChange?.emailAddress ?? '', kind: 'contact-address-code' });
  const answer = await browser.page.request.get(`/sandbox/api/mail?${query}`);
  const letters = (await answer.json()) as { subject: string }[];
  return letters.at(0)?.subject.slice(0, 6) ?? '';
};

/** What is typed where the model types something that fits: an address without an earlier e-mail, the code that was sent. */
export const typedInBrowser = {
  address: freshAddress,
  code: async (browser: BrowserSession, nextSteps: readonly string[]): Promise<string> => {
    const code = await codeOf(browser);
    const isWrong = nextSteps.some((label) => label.includes('confirmCode(wrong code)'));
    return isWrong ? String((Number(code) + 1) % 1_000_000).padStart(6, '0') : code;
  },
};

export const contactAddressBrowser: BrowserSettings = {
  open: async (browser) => {
    ida = newPerson('Ida', 'Address');
    noteSender(browser);
    await browser.signIn(ida);
    await browser.goTo('/');
    await browser.ui.click('button', 'Ida');
    await browser.ui.click('menuitem', 'Edit Profile');
  },
  ports: {
    loadAddress: requests('GET', '/api/user/email'),
    sendCode: requests('POST', '/api/user/email'),
    confirmCode: requests('PATCH', '/api/user/email'),
    cancelChange: requests('DELETE', '/api/user/email'),
  },
  steps: {
    'xstate.done.actor.loadAddress(no change)': cancelElsewhere,
    'xstate.done.actor.loadAddress(open change)': beginElsewhere,
    ...failures('loadAddress', 'sendCode', 'confirmCode', 'cancelChange'),
    'xstate.error.actor.sendCode(changed elsewhere)': changeElsewhere,
    'xstate.error.actor.sendCode(too many)': refuse('requestContactAddress', 'too-many-codes'),
    'xstate.error.actor.confirmCode(changed elsewhere)': cancelElsewhere,
    'xstate.error.actor.confirmCode(too old)': refuse('confirmContactAddress', 'code-expired'),
    'xstate.after.loadLimit.contactAddress.loading': endedByApiLayer,
  },
  examined: ['unavailable', 'resting', 'entering', 'confirming', 'expired'],
};
