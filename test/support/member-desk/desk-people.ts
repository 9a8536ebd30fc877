import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from 'playwright/test';
import type { Schemas } from '#openapi/contract.gen.ts';
import { type NewPerson, newPerson, signInFast } from '#test/support/sign-in.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A participant of the event. `ask` calls the API without a page, as another device of theirs would. */
export type DeskPerson = NewPerson & {
  publicId: string;
  ask: <Answer>(method: Method, path: string, data?: unknown) => Promise<Answer>;
};

const tokenOf = async (page: Page, signIn: () => Promise<void>): Promise<string> => {
  const told = page.waitForRequest(
    (request) => request.url().includes('/api/user') && request.headers().authorization !== undefined,
  );
  await signIn();
  return (await told).headers().authorization ?? '';
};

/** Registers the person who signs in on this page as a rider. The page stays signed in; `request` sends their API calls. */
export const signInRider = async (
  page: Page,
  firstName: string,
  lastName: string,
  signIn: (person: NewPerson) => Promise<void> = (person) => signInFast(page, person),
  request: APIRequestContext = page.request,
): Promise<DeskPerson> => {
  const person = newPerson(firstName, lastName);
  let authorization = await tokenOf(page, () => signIn(person));
  const mix = { challenger: false, signature: true, gravel: false, volunteer: false };
  const registered = await request.put('/sandbox/api/registrations', {
    data: {
      emailAddress: person.email,
      scenario: { mix, nextStep: 'complete', isCompleted: true },
    },
  });
  if (!registered.ok()) throw new Error(`The sandbox answered: ${await registered.text()}`);
  // A restored session has another token.
  page.on('request', (sent) => {
    const said = sent.headers().authorization;
    if (said !== undefined && sent.url().includes('/api/')) authorization = said;
  });
  const ask = async <Answer>(method: Method, path: string, data?: unknown): Promise<Answer> => {
    const response = await request.fetch(`/api${path}`, {
      method,
      headers: { authorization, 'idempotency-key': randomUUID() },
      ...(data !== undefined && { data }),
    });
    if (!response.ok())
      throw new Error(`${method} ${path} answered ${response.status()}: ${await response.text()}`);
    return (await response.json()) as Answer;
  };
  const { publicId } = await ask<{ publicId: string }>('GET', '/user');
  return { ...person, publicId, ask };
};

/** A rider who signed in in another browser context, which is closed now. They call the API with its token. */
export const riderElsewhere = async (
  page: Page,
  firstName: string,
  lastName: string,
): Promise<DeskPerson> => {
  const browser = page.context().browser();
  if (browser === null) throw new Error('The page has no browser');
  const context = await browser.newContext({ baseURL: process.env.SITE_ADDRESS ?? '' });
  try {
    return await signInRider(await context.newPage(), firstName, lastName, undefined, page.request);
  } finally {
    await context.close();
  }
};

/** Founds a peloton with an unused name. */
export const foundPeloton = ({ ask }: DeskPerson): Promise<Schemas['Peloton']> =>
  ask('POST', '/peloton', {
    name: `Ridge Riders ${randomUUID().replace(/\W/g, '').slice(0, 10)}`,
    story: null,
    goal: null,
    acceptingNewMembers: true,
    level: 'peloton',
  });
