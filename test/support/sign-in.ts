import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import type { LoginMethod } from '#machines/auth/auth.types.ts';

export type NewPerson = { email: string; firstName: string; lastName: string; password: string };

/** A new person whom the site does not know. */
export const newPerson = (firstName = 'Robin', lastName = 'Reed'): NewPerson => ({
  email: `${firstName}.${randomUUID().slice(0, 8)}@example.com`.toLowerCase(),
  firstName,
  lastName,
  password: 'Summit-2027',
});

/** The code in the newest letter to this address. */
export const codeSentTo = async (
  page: Page,
  email: string,
  kind: 'sign-up-code' | 'password-reset-code' | 'contact-address-code' = 'sign-up-code',
): Promise<string> => {
  const answer = await page.request.get(`/sandbox/api/mail?${new URLSearchParams({ to: email, kind })}`);
  const letters = (await answer.json()) as { subject: string }[];
  return letters.at(0)?.subject.slice(0, 6) ?? '';
};

/** From the site's own sign-in page through the provider's pages, as a person would, back to `page`'s next address. */
export const signUpByHand = async (page: Page, person: NewPerson): Promise<void> => {
  await page.getByRole('button', { name: 'Create an account' }).click();
  await page.getByLabel('E-mail address').fill(person.email);
  await page.keyboard.press('Enter');
  await page.getByLabel('Code').waitFor();
  await page.getByLabel('Code').fill(await codeSentTo(page, person.email));
  await page.keyboard.press('Enter');
  await page.getByLabel('First name').fill(person.firstName);
  await page.getByLabel('Last name').fill(person.lastName);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Password, once more').fill(person.password);
  await page.keyboard.press('Enter');
};

/** Types address and password on the provider's page, wherever it is open: in the page itself or in a popup. */
export const signInByHand = async (provider: Page, { email, password }: NewPerson): Promise<void> => {
  await provider.getByLabel('E-mail address').fill(email);
  await provider.getByLabel('Password').fill(password);
  await provider.keyboard.press('Enter');
};

/** Says who they are on the page that stands in for Google or Facebook, in the page itself or in a popup. */
export const chooseAccountByHand = async (provider: Page, person: NewPerson): Promise<void> => {
  await provider.getByRole('button', { name: 'Use another account' }).click();
  await provider.getByLabel('First name').fill(person.firstName);
  await provider.getByLabel('Last name').fill(person.lastName);
  await provider.getByLabel('E-mail address').fill(person.email);
  await provider.keyboard.press('Enter');
};

/**
 * Signs in without typing: the provider's session comes from the sandbox, the rest (redirect, tokens, contact) is real.
 * A person without an account gets one. Ends on `path`.
 */
export const signInFast = async (page: Page, person: NewPerson, path = '/'): Promise<void> => {
  const { email, ...create } = person;
  const answer = await page.request.post('/sandbox/api/identity/session', { data: { email, create } });
  if (!answer.ok()) throw new Error(`The sandbox refused the session: ${await answer.text()}`);
  await page.goto(`/sign-in?${new URLSearchParams({ prevPath: path })}`);
  await page.getByRole('button', { name: 'Sign in with e-mail' }).click();
  // Three pages, the tokens and the first call lie between: a walk's limit for one element is too short.
  await page.waitForURL((url) => url.pathname === new URL(path, url).pathname, { timeout: 90_000 });
};

/** Ends every session of a person at the provider and at the API, as if a day had passed. */
export const endSessions = async (
  page: Page,
  email: string,
  method: LoginMethod = 'email',
): Promise<void> => {
  const answer = await page.request.post('/sandbox/api/identity/expire', { data: { email, method } });
  if (!answer.ok()) throw new Error(`The sandbox did not end the sessions: ${await answer.text()}`);
};

/** Names of the cookies that the app itself sets. */
export const cookieNames = [
  'msalAccountState',
  'msalLastAuthError',
  'currentUserPublicId',
  'lastPath',
  'logoutReason',
];

/** The cookies that the app itself sets, by name, with what they hold. */
export const appCookies = async (page: Page): Promise<Record<string, string>> => {
  const cookies = await page.context().cookies();
  const own = cookies.filter(({ name }) => cookieNames.includes(name));
  return Object.fromEntries(own.map(({ name, value }) => [name, decodeURIComponent(value)]));
};

const putAtSandbox = async (page: Page, path: string, data: object): Promise<void> => {
  const answer = await page.request.fetch(`/sandbox/api/identity/${path}`, { method: 'PUT', data });
  if (!answer.ok()) throw new Error(`The sandbox refused ${path}: ${await answer.text()}`);
};

type AccountState = { isLocked?: boolean; hasConsented?: boolean };

/** What an account has come to, as the sandbox puts it. */
export const setAccountState = (page: Page, state: AccountState & { email: string; method?: string }) =>
  putAtSandbox(page, 'account-state', state);

/** The provider breaks down, or comes back, for this browser alone. */
export const setCondition = (page: Page, condition: 'down' | 'fine') =>
  putAtSandbox(page, 'condition', { condition });

/** An account that somebody made before, in another browser. */
export const makeAccount = async (page: Page, person: NewPerson): Promise<NewPerson> => {
  const { email, ...create } = person;
  const answer = await page.request.post('/sandbox/api/identity/session', { data: { email, create } });
  if (!answer.ok()) throw new Error(`The sandbox refused the account: ${await answer.text()}`);
  await page.context().clearCookies({ name: 'identity_session' });
  return person;
};
