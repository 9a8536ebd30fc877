import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import type { Schemas } from '#openapi/contract.gen.ts';
import { type BrowserSession, type BrowserSettings, requests } from '#test/path-driver/path-driver.ts';
import { signInAgainAs } from '#test/support/auth/sign-in-again.ts';
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
/** Whatever is open makes way for something else, so that the page's version is stale. */
const changeElsewhere = async (browser: BrowserSession): Promise<void> => {
  const { openChange } = await elsewhere(browser, 'GET');
  await elsewhere(browser, openChange === null ? 'POST' : 'DELETE');
};

const expire = (browser: BrowserSession) => browser.sandbox('POST', '/identity/expire', { email: ida.email });

const refuse = (target: string, code: string) => (browser: BrowserSession) =>
  browser.sandbox('POST', '/outcomes', {
    target,
    outcome: { kind: 'problem', code },
    emailAddress: ida.email,
  });

/** The text of the newest e-mail about the open change. */
const codeOf = async (browser: BrowserSession): Promise<string> => {
  const { openChange } = await elsewhere(browser, 'GET');
  const query = new URLSearchParams({ to: openChange?.emailAddress ?? '', kind: 'contact-address-code' });
  const answer = await browser.page.request.get(`/sandbox/api/mail?${query}`);
  const letters = (await answer.json()) as { subject: string }[];
  return letters.at(0)?.subject.slice(0, 6) ?? '';
};

/** What is typed where the model types something that fits: an address that nobody wrote to yet, the code that was sent. */
export const typedInBrowser = {
  address: freshAddress,
  code: async (browser: BrowserSession, nextSteps: readonly string[]): Promise<string> => {
    const code = await codeOf(browser);
    const isWrong = nextSteps.some((label) => label.includes('confirmCode(wrong code)'));
    return isWrong ? String((Number(code) + 1) % 1_000_000).padStart(6, '0') : code;
  },
};

/** Signs the person in again, in the page's popup. */
export const signInAgain = (browser: BrowserSession): Promise<void> => signInAgainAs(browser, ida);

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
    'xstate.error.actor.loadAddress(offline)': 'no connection',
    'xstate.error.actor.loadAddress(signed out)': expire,
    'xstate.error.actor.sendCode(offline)': 'no connection',
    'xstate.error.actor.sendCode(signed out)': expire,
    'xstate.error.actor.sendCode(changed elsewhere)': changeElsewhere,
    'xstate.error.actor.sendCode(too many)': refuse('requestContactAddress', 'too-many-codes'),
    'xstate.error.actor.confirmCode(offline)': 'no connection',
    'xstate.error.actor.confirmCode(signed out)': expire,
    'xstate.error.actor.confirmCode(changed elsewhere)': cancelElsewhere,
    'xstate.error.actor.confirmCode(too old)': refuse('confirmContactAddress', 'code-expired'),
    'xstate.error.actor.cancelChange(offline)': 'no connection',
    'xstate.error.actor.cancelChange(signed out)': expire,
    'xstate.after.loadLimit.contactAddress.loading': {
      skip: 'the API layer aborts a GET after 10 s, and the machine gets that failure first',
    },
  },
  examined: ['unavailable', 'resting', 'entering', 'confirming', 'expired'],
};
