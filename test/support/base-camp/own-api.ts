import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { json } from 'node:stream/consumers';
import type { Page } from 'playwright/test';
import { donationRequest, donorOf } from '#test/support/donation/donation-request.ts';
import { challengeOnly } from '#test/support/registration/registration-fixture.ts';
import { seenVersion } from '#test/support/seen-version.ts';
import type { NewPerson } from '#test/support/sign-in.ts';

export type OwnApi = {
  /** Calls the API like the page, without the page: as another tab does. */
  ask: <Answer>(
    method: 'GET' | 'PATCH' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    data?: unknown,
  ) => Promise<Answer>;
  /** Somebody gives to a person or a peloton; the total moves. Cents. */
  give: (recipient: { recipientType: 'User' | 'Peloton'; id: string }, amount: number) => Promise<void>;
  /** Takes part in the event with a challenge, at once; resolves with the public id. */
  takePart: (person: NewPerson) => Promise<string>;
};

let donors = 0;

/** Each donor has their own network, so that the limit by network doesn't apply. */
const postFromElsewhere = (site: string, path: string, data: unknown): Promise<void> => {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  donors += 1;
  const headers = {
    'content-type': 'application/json',
    'idempotency-key': randomUUID(),
    'donation-device': randomUUID(),
  };
  const { port } = new URL(site);
  const localAddress = `127.2.${Math.floor(donors / 250)}.${1 + (donors % 250)}`;
  const sent = request({ host: '127.0.0.1', port, path, method: 'POST', headers, localAddress }, (answer) => {
    if (answer.statusCode === 201) resolve();
    json(answer).then(
      (body) => reject(new Error(`${path} answered ${answer.statusCode}: ${JSON.stringify(body)}`)),
      reject,
    );
  });
  sent.on('error', reject);
  sent.end(JSON.stringify(data));
  return promise;
};

/** The API in the name of who is signed in on a page. It listens from here on, so it comes before the sign-in. */
export const ownApi = (page: Page): OwnApi => {
  let authorization = '';
  page.on('request', (request) => {
    authorization = request.headers().authorization ?? authorization;
  });
  const send = async (path: string, options: Parameters<Page['request']['fetch']>[1]) => {
    const response = await page.request.fetch(path, options);
    if (!response.ok()) throw new Error(`${path} answered ${response.status()}: ${await response.text()}`);
    return response;
  };
  const ask: OwnApi['ask'] = async (method, path, data) => {
    const headers = {
      authorization,
      'idempotency-key': randomUUID(),
      ...(method === 'PATCH' && { 'if-match': await seenVersion(path, (shown) => ask('GET', shown)) }),
    };
    const response = await send(`/api${path}`, { method, headers, ...(data === undefined ? {} : { data }) });
    return response.json();
  };
  const give: OwnApi['give'] = async (recipient, amount) => {
    const more = { amount, isFeeCovered: false, publicName: 'Thuy Tran' };
    const donor = donorOf('Thuy', 'Tran', `${randomUUID()}@example.org`);
    await postFromElsewhere(page.url(), '/api/donation', donationRequest(recipient, { ...more, donor }));
  };
  const takePart: OwnApi['takePart'] = async ({ email }) => {
    const scenario = { mix: challengeOnly, nextStep: 'complete', isCompleted: true };
    await send('/sandbox/api/registrations', { method: 'PUT', data: { emailAddress: email, scenario } });
    return (await ask<{ publicId: string }>('GET', '/user')).publicId;
  };
  return { ask, give, takePart };
};
