import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Schemas } from '#openapi/contract.gen.ts';
import { codesSent } from '#server/contact-address/contact-address.queries.ts';
import { emailsOf, insertDonation } from '#test/support/event/donations.ts';
import { givenEvent } from '#test/support/event/event.ts';
import { newPerson, type Person, publicId, takePart } from '#test/support/event/people.ts';
import type { Problem } from '#test/support/event/registration.ts';
import { insertRows } from '#test/support/rows.ts';
import { rowsRead } from '#test/support/rows-read.ts';

type Answer = Schemas['ContactAddress'] & Problem;
type Request = { as?: Person; key?: string; version?: string | null };

const { api, since, moveOn } = givenEvent({ at: '2027-03-01T15:00:00Z', apart: 7_200_000 });
let ada: Person;
let fresh: string;
beforeEach(async () => {
  ada = await newPerson(api.store.db);
  fresh = `fresh-${randomUUID()}@example.com`;
});

const read = async (as = ada) => (await api.send<Answer>('GET', '/user/email', { as })).body;

const send = async (method: 'POST' | 'PATCH' | 'DELETE', body: object | null, request: Request) => {
  const { as = ada, key, version } = request;
  const named = version === undefined ? (await read(as)).version : version;
  return api.send<Answer>(method, '/user/email', {
    as,
    ...(key !== undefined && { key }),
    ...(body !== null && { body }),
    ...(named !== null && method !== 'DELETE' && { headers: { 'if-match': named } }),
  });
};
const ask = (emailAddress: string, request: Request = {}) => send('POST', { emailAddress }, request);
const confirm = (code: string, request: Request = {}) => send('PATCH', { code }, request);
const cancel = (request: Request = {}) => send('DELETE', null, request);

const emailsTo = async (recipient: string, kind = 'contact-address-code') =>
  (await emailsOf(api.store.db, kind)).filter((letter) => letter.recipient === recipient);

/** The code in the newest e-mail. */
const codeTo = async (recipient: string): Promise<string> => {
  const letter = (await emailsTo(recipient)).toSorted((one, other) => +other.createdAt - +one.createdAt)[0];
  return letter?.subject.match(/^(\d{6}) is your code$/)?.[1] ?? 'none';
};
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const told = ({ status, body }: { status: number; body: Problem }) => [status, body.code];

describe('Changing the contact address', () => {
  test('mails a code to the new address, and changes to it after the code; the old address gets an e-mail', async () => {
    const before = await read();
    const asked = await ask(fresh);
    expect(asked).toMatchObject({
      status: 200,
      body: {
        emailAddress: ada.emailAddress,
        openChange: {
          emailAddress: fresh,
          expiresAt: new Date(since().getTime() + 20 * 60_000).toISOString(),
        },
      },
    });
    expect(asked.body.version).not.toBe(before.version);
    expect(asked.headers.etag).toBe(asked.body.version);
    const [letter] = await emailsTo(fresh);
    expect(`${letter?.text} ${letter?.html}`).not.toMatch(
      new RegExp(`${publicId(ada)}|${ada.emailAddress}|Fell`),
    );
    const confirmed = await confirm(await codeTo(fresh));
    expect([confirmed.status, confirmed.body.emailAddress, confirmed.body.openChange]).toEqual([
      200,
      fresh,
      null,
    ]);
    const user = await api.send<Schemas['CurrentUser']>('GET', '/user', { as: ada });
    expect(user.body.emailAddress).toBe(fresh);
    const [toOld] = await emailsTo(ada.emailAddress, 'contact-address-changed');
    expect(toOld?.subject).toBe('Your contact address has changed');
    expect(`${toOld?.text} ${toOld?.html}`).not.toContain(fresh);
  });

  test('a repeated request sends no second e-mail, and confirms once', async () => {
    const key = randomUUID();
    const { version } = await read();
    const first = await ask(fresh, { key, version });
    expect(await ask(fresh, { key, version })).toMatchObject({ status: 200, body: first.body });
    expect(await emailsTo(fresh)).toHaveLength(1);
    const code = await codeTo(fresh);
    const confirmation = { key: randomUUID(), version: first.body.version };
    const confirmed = await confirm(code, confirmation);
    expect((await confirm(code, confirmation)).body).toEqual(confirmed.body);
    expect(await emailsTo(ada.emailAddress, 'contact-address-changed')).toHaveLength(1);
  });

  test('a second request replaces the first, and its code', async () => {
    await ask(fresh);
    const first = await codeTo(fresh);
    moveOn(1000);
    const second = `second-${fresh}`;
    await ask(second);
    expect((await read()).openChange?.emailAddress).toBe(second);
    const code = await codeTo(second);
    if (first !== code) expect(told(await confirm(first))).toEqual([422, 'code-wrong']);
    expect(told(await confirm(code))).toEqual([200, undefined]);
  });

  test('the code of a cancelled change is invalid', async () => {
    await ask(fresh);
    const code = await codeTo(fresh);
    expect(await cancel()).toMatchObject({
      status: 200,
      body: { openChange: null, emailAddress: ada.emailAddress },
    });
    expect(told(await confirm(code))).toEqual([409, 'code-expired']);
    expect((await read()).emailAddress).toBe(ada.emailAddress);
  });

  test.each([
    ['one’s own address', 409, 'contact-address-unchanged', () => ada.emailAddress.toUpperCase()],
    ['no address', 400, 'validation-failed', () => 'ada at example'],
    ['an address with letters that look like others', 400, 'validation-failed', () => 'ada@exampİe.com'],
  ])('rejects %s', async (_, status, code, address) => {
    expect(told(await ask(address()))).toEqual([status, code]);
    expect((await read()).openChange).toBeNull();
  });

  test('names the version that is changed', async () => {
    const { version } = await read();
    expect(told(await ask(fresh, { version: null }))).toEqual([428, 'version-required']);
    await ask(fresh, { version });
    expect(told(await ask(`late-${fresh}`, { version }))).toEqual([412, 'version-changed']);
    const code = await codeTo(fresh);
    expect(told(await confirm(code, { version: null }))).toEqual([428, 'version-required']);
    expect(told(await confirm(code, { version }))).toEqual([412, 'version-changed']);
    expect((await read()).emailAddress).toBe(ada.emailAddress);
  });
});

describe('Codes', () => {
  test('a wrong code is counted, and the sixth try is refused even with the right one', async () => {
    await ask(fresh);
    const code = await codeTo(fresh);
    for (let tries = 0; tries < 5; tries += 1) {
      const wrong = await confirm(other(code));
      expect(told(wrong)).toEqual([422, 'code-wrong']);
      expect(wrong.body.fields).toMatchObject([{ path: '/body/code' }]);
    }
    expect(told(await confirm(code))).toEqual([409, 'code-used-up']);
    moveOn(1000);
    await ask(fresh);
    expect(told(await confirm(await codeTo(fresh)))).toEqual([200, undefined]);
  });

  test('ten concurrent tries count at most five times', async () => {
    await ask(fresh);
    const code = await codeTo(fresh);
    const { version } = await read();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => confirm(other(code), { version, key: randomUUID() })),
    );
    const codes = answers.map(({ body }) => body.code).sort();
    expect(codes).toEqual([...Array(5).fill('code-used-up'), ...Array(5).fill('code-wrong')]);
  });

  test('a code is good for 20 minutes', async () => {
    await ask(fresh);
    const code = await codeTo(fresh);
    moveOn(20 * 60_000);
    expect(told(await confirm(code))).toEqual([409, 'code-expired']);
    expect((await read()).emailAddress).toBe(ada.emailAddress);
  });

  test('rejects another person’s code', async () => {
    const eve = await newPerson(api.store.db);
    await ask(fresh);
    await ask(`eve-${fresh}`, { as: eve });
    const [mine, hers] = [await codeTo(fresh), await codeTo(`eve-${fresh}`)];
    if (mine !== hers) expect(told(await confirm(mine, { as: eve }))).toEqual([422, 'code-wrong']);
    expect((await read(eve)).emailAddress).toBe(eve.emailAddress);
  });

  test('a person gets five codes an hour, and so does an address', async () => {
    for (let letters = 0; letters < 5; letters += 1) {
      expect(told(await ask(`${letters}-${fresh}`))).toEqual([200, undefined]);
      moveOn(1000);
    }
    const refused = await ask(`5-${fresh}`);
    expect([...told(refused), refused.headers['retry-after']]).toEqual([429, 'too-many-codes', '3600']);
    for (let letters = 0; letters < 5; letters += 1)
      expect(told(await ask(fresh, { as: await newPerson(api.store.db) }))).toEqual([200, undefined]);
    expect(told(await ask(fresh, { as: await newPerson(api.store.db) }))).toEqual([429, 'too-many-codes']);
    moveOn(3_600_000);
    expect(told(await ask(fresh))).toEqual([200, undefined]);
  });

  test('a person gets ten codes a day, and so does an address', async () => {
    for (let letters = 0; letters < 10; letters += 1) {
      expect(told(await ask(fresh))).toEqual([200, undefined]);
      moveOn(20 * 60_000);
    }
    moveOn(3_600_000);
    const refused = await ask(`other-${fresh}`);
    expect([...told(refused), refused.headers['retry-after']]).toEqual([429, 'too-many-codes', '86400']);
    expect(told(await ask(fresh, { as: await newPerson(api.store.db) }))).toEqual([429, 'too-many-codes']);
    moveOn(86_400_000);
    expect(told(await ask(fresh))).toEqual([200, undefined]);
  });

  test('counts codes without reading the other e-mails', async () => {
    const letter = { recipient: 'a@example.org', subject: 's', text: 't', html: 'h', kind: 'other' };
    await insertRows(
      api.store.db,
      'mailOutbox',
      Array.from({ length: 500 }, () => ({ ...letter, createdAt: api.clock.now() })),
    );
    const asked = { personId: ada.personId, emailAddress: fresh, now: api.clock.now() };
    const read = await api.store.db.transaction().execute(async (trx) => {
      await sql`set local enable_seqscan = off`.execute(trx);
      return rowsRead(trx, 'mail_outbox', () => codesSent(trx, asked));
    });
    expect(read).toBeLessThan(100);
  });

  test('the database and the request records contain no code', async () => {
    const asked = await ask(fresh);
    const code = await codeTo(fresh);
    await confirm(code, { version: asked.body.version });
    await ask(ada.emailAddress);
    const db = api.store.db;
    const rows = [
      await db.selectFrom('contactAddressChange').selectAll().execute(),
      await db.selectFrom('idempotencyRecord').selectAll().execute(),
    ];
    expect(JSON.stringify(rows)).not.toContain(`"${code}"`);
    expect(JSON.stringify(rows)).not.toContain(`"${await codeTo(ada.emailAddress)}"`);
  });
});

describe('Addresses of other people', () => {
  test('the answer to a request is the same for an address that somebody uses', async () => {
    const bob = await newPerson(api.store.db);
    const shape = ({ status, body, headers }: Awaited<ReturnType<typeof ask>>) => [
      status,
      Object.keys(body),
      Object.keys(headers).sort(),
      body.openChange && Object.keys(body.openChange),
    ];
    const free = await ask(fresh, { as: await newPerson(api.store.db) });
    expect(shape(await ask(bob.emailAddress))).toEqual(shape(free));
  });

  test('only a person with the code learns that the address is taken, and the address does not change', async () => {
    const bob = await newPerson(api.store.db);
    await ask(bob.emailAddress);
    expect(told(await confirm(await codeTo(bob.emailAddress)))).toEqual([409, 'contact-address-taken']);
    expect((await read()).emailAddress).toBe(ada.emailAddress);
    expect(await emailsTo(ada.emailAddress, 'contact-address-changed')).toEqual([]);
  });

  test('the address that somebody signs in with stays theirs after they chose another', async () => {
    await ask(fresh);
    await confirm(await codeTo(fresh));
    const bob = await newPerson(api.store.db);
    moveOn(1000);
    await ask(ada.emailAddress, { as: bob });
    const taken = await confirm(await codeTo(ada.emailAddress), { as: bob });
    expect(told(taken)).toEqual([409, 'contact-address-taken']);
    // The person can change back to the old address.
    moveOn(1000);
    await ask(ada.emailAddress);
    expect((await confirm(await codeTo(ada.emailAddress))).body.emailAddress).toBe(ada.emailAddress);
  });

  test.each(['the old address', 'the new address'])('a sign-up with %s is refused', async (which) => {
    await ask(fresh);
    await confirm(await codeTo(fresh));
    const email = which === 'the old address' ? ada.emailAddress : fresh;
    const as = { oid: randomUUID(), emailAddress: email };
    const body = { oid: as.oid, firstName: 'Ada', lastName: 'Fell', email };
    expect(told(await api.send<Problem>('POST', '/user', { as, body }))).toEqual([409, 'address-in-use']);
  });

  test('of two people who confirm one address at once, one gets it', async () => {
    const bob = await newPerson(api.store.db);
    await ask(fresh);
    const first = await codeTo(fresh);
    moveOn(1000);
    await ask(fresh, { as: bob });
    const second = await codeTo(fresh);
    const answers = await Promise.all([confirm(first), confirm(second, { as: bob })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('Letters after a change', () => {
  test('receipts, thank-yous and news go to the new address', async () => {
    const { db } = api.store;
    const bob = await newPerson(db);
    await takePart(db, bob);
    const given = { to: { person: bob }, from: ada } as const;
    const own = await insertDonation(db, { ...given, email: ada.emailAddress });
    const elsewhere = await insertDonation(db, { ...given, email: 'work@example.org' });
    const guest = await insertDonation(db, { to: { person: bob }, email: ada.emailAddress });
    await ask(fresh);
    await confirm(await codeTo(fresh));
    await api.send('POST', `/user/${publicId(bob)}/thank-yous`, {
      as: bob,
      body: { donationIds: [own, elsewhere, guest], text: 'Thank you.' },
    });
    const thanked = (await emailsOf(db, 'thank-you')).filter(({ createdAt }) => createdAt >= since());
    // Donations that were given signed out belong to that address only.
    expect(thanked.map(({ recipient }) => recipient).sort()).toEqual(
      [ada.emailAddress, fresh, 'work@example.org'].sort(),
    );
    expect((await api.send('POST', `/donation/receipt/${own}/resend`, { as: ada })).status).toBe(204);
    const receipts = (await emailsOf(db, 'donation-receipt')).filter(({ createdAt }) => createdAt >= since());
    expect(receipts.map(({ recipient }) => recipient)).toEqual([fresh]);
  });
});
