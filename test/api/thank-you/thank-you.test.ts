import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Schemas } from '#openapi/contract.gen.ts';
import { type Account, post, reverse, takeBack } from '#server/ledger/ledger.ts';
import { type DonationRow, emailsOf, insertDonation } from '#test/support/event/donations.ts';
import { givenEvent } from '#test/support/event/event.ts';
import { newPerson, type Person, publicId } from '#test/support/event/people.ts';
import type { Problem } from '#test/support/event/registration.ts';

type Donation = Schemas['Donation'];
type Sent = Schemas['SentThankYou'] & Problem;

const { api, since } = givenEvent({ apart: 60_000 });
let ada: Person;
beforeEach(async () => {
  ada = await newPerson(api.store.db);
});

const give = (given: Omit<DonationRow, 'to'> = {}) =>
  insertDonation(api.store.db, { to: { person: ada }, ...given });

const text = 'Hello,\n\nyour gift carried me up the last hill.\nThank you!\n\nAda';

const thank = (
  donationIds: readonly string[],
  {
    as = ada,
    to = as,
    key = randomUUID(),
    says = text,
  }: { as?: Person; to?: Person; key?: string; says?: string } = {},
) =>
  api.send<Sent>('POST', `/user/${publicId(to)}/thank-yous`, { as, key, body: { donationIds, text: says } });

const letters = async () =>
  (await emailsOf(api.store.db, 'thank-you')).filter(({ createdAt }) => createdAt >= since());

const unthanked = async (as = ada) => {
  const { status, headers, body } = await api.send<Donation[]>(
    'GET',
    `/user/${publicId(as)}/donations/unthanked`,
    { as },
  );
  return { status, total: Number(headers['pagination-total']), ids: body.map(({ id }) => id) };
};

/** Books the donation, and takes back `back` cents of it, or all of it by a reversal. */
const book = (reference: string, back: number | 'all', kind = 'refund') => {
  const account: Account = { kind: 'recipient', ownerType: 'User', ownerId: ada.personId, eventYear: 2027 };
  return api.store.db.transaction().execute(async (trx) => {
    const { transactionId } = await post(trx, api.clock, {
      kind: 'donation',
      reference,
      debits: [{ account: { kind: 'clearing', eventYear: 2027 }, amount: 5_000 }],
      credits: [{ account, amount: 5_000 }],
    });
    if (back === 'all') await reverse(trx, api.clock, { transactionId, kind });
    else await takeBack(trx, api.clock, { transactionId, kind, reference: randomUUID(), amount: back });
  });
};

const refusal = ({ status, body: { code, fields } }: Awaited<ReturnType<typeof thank>>) => ({
  status,
  code,
  ...(fields && { fields: fields.map((field) => [field.path, field.code]) }),
});

describe('Thanking', () => {
  test.each(['Claim at prize-claim.live', 'See T.ME/x', 'https://evil.example'])(
    'refuses a link in the text: %s',
    async (says) => {
      expect(refusal(await thank([await give()], { says }))).toEqual({
        status: 400,
        code: 'validation-failed',
        fields: [['/body/text', 'invalid']],
      });
      expect(await letters()).toEqual([]);
    },
  );

  test('sends 10 e-mails a day to an address, and none after it stopped them', async () => {
    const email = 'many@example.org';
    for (let each = 0; each < 11; each += 1)
      expect(await thank([await give({ email })])).toMatchObject({ status: 201 });
    const sent = await letters();
    expect(sent).toHaveLength(10);
    const other = 'stops@example.org';
    await thank([await give({ email: other })]);
    const [letter] = (await letters()).filter(({ recipient }) => recipient === other);
    const token = /stop\?token=([\w.-]+)/.exec(letter?.text ?? '')?.[1];
    expect((await api.send('POST', '/invitations/stop', { body: { token } })).status).toBe(200);
    expect(await thank([await give({ email: other })])).toMatchObject({ status: 201 });
    expect((await letters()).filter(({ recipient }) => recipient === other)).toHaveLength(1);
  });

  test('writes to each donor apart, in the person’s words, and marks the donations', async () => {
    const [one, two] = [await give({ email: 'dora@example.org' }), await give({ email: 'dan@example.org' })];
    const left = await give();
    expect(await unthanked()).toEqual({
      status: 200,
      total: 3,
      ids: expect.arrayContaining([one, two, left]),
    });
    const { status, body } = await thank([one, two]);
    expect({ status, body }).toEqual({
      status: 201,
      body: { donationIds: [one, two], thankedAt: expect.any(String) },
    });
    const sent = await letters();
    expect(sent.map(({ recipient }) => recipient).sort()).toEqual(['dan@example.org', 'dora@example.org']);
    for (const letter of sent) {
      expect(letter.subject).toBe('Ada Fell thanks you for your gift');
      expect(
        letter.text.startsWith('Hello,\n\nyour gift carried me up the last hill.\n\nThank you!\n\nAda\n\n'),
      ).toBe(true);
      expect(letter.text).toContain(`/profile/${publicId(ada)}`);
    }
    expect(
      JSON.stringify([body, sent.map(({ text: said, html, subject }) => [said, html, subject])]),
    ).not.toMatch(/dora|dan@/i);
    expect(await unthanked()).toEqual({ status: 200, total: 1, ids: [left] });
  });

  test('the list tells the person when a donation was thanked, and nobody else', async () => {
    const id = await give();
    const { body } = await thank([id]);
    const path = `/user/${publicId(ada)}/donations`;
    const own = await api.send<Donation[]>('GET', path, { as: ada });
    expect(own.body.map((donation) => [donation.id, donation.thankedAt])).toEqual([[id, body.thankedAt]]);
    const other = await newPerson(api.store.db);
    for (const as of [other, undefined]) {
      const { body: shown } = await api.send<Donation[]>('GET', path, as ? { as } : {});
      expect(shown.map((donation) => 'thankedAt' in donation)).toEqual([false]);
    }
  });

  test('a donor of several donations gets one e-mail, and the answer does not tell that they are one donor’s', async () => {
    const named = await give({ email: 'Dora@example.org' });
    const anonymous = await give({ email: 'dora@EXAMPLE.org', name: 'Secret Name', isAnonymous: true });
    const { body } = await thank([named, anonymous]);
    expect(body).toEqual({ donationIds: [named, anonymous], thankedAt: expect.any(String) });
    expect(await letters()).toHaveLength(1);
    expect(JSON.stringify(await letters())).not.toContain('Secret Name');
  });

  test('the charges of a recurring donation are thanked one by one', async () => {
    const january = await give({ email: 'dora@example.org' });
    const february = await give({ email: 'dora@example.org' });
    expect((await thank([january])).status).toBe(201);
    expect((await unthanked()).ids).toEqual([february]);
    expect((await thank([february])).status).toBe(201);
    expect(await letters()).toHaveLength(2);
  });
});

describe('At most once', () => {
  test('a repetition under the same key sends nothing more and gets the same answer', async () => {
    const [id, key] = [await give(), randomUUID()];
    const first = await thank([id], { key });
    api.clock.advance(1_000);
    const again = await thank([id], { key });
    expect([again.status, again.body]).toEqual([first.status, first.body]);
    expect(await letters()).toHaveLength(1);
    expect(refusal(await thank([await give()], { key }))).toEqual({
      status: 422,
      code: 'idempotency-key-reused',
    });
  });

  test('a second thank-you is refused whole, and names what was thanked', async () => {
    const [one, two] = [await give(), await give()];
    await thank([one]);
    expect(refusal(await thank([two, one]))).toEqual({
      status: 409,
      code: 'donation-thanked',
      fields: [['/body/donationIds/1', 'thanked']],
    });
    expect(await letters()).toHaveLength(1);
    expect((await unthanked()).ids).toEqual([two]);
  });

  test('ten tabs at once thank each donation once', async () => {
    const ids = [await give(), await give(), await give()];
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, tab) => thank(tab % 2 === 0 ? ids : ids.toReversed())),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)]);
    expect(await letters()).toHaveLength(3);
  });

  test('the same id twice, in capitals, is thanked once', async () => {
    const id = await give();
    expect((await thank([id, id.toUpperCase()])).status).toBe(201);
    expect(await letters()).toHaveLength(1);
  });

  test('no mark is left where the e-mail could not be written', async () => {
    const id = await give();
    const { mail } = api.platform;
    const { send } = mail;
    mail.send = () => Promise.reject(new Error('The outbox is full.'));
    const { status } = await thank([id]);
    mail.send = send;
    expect([status, (await unthanked()).ids]).toEqual([500, [id]]);
    expect((await thank([id])).status).toBe(201);
  });
});

describe('Not thanked', () => {
  test.each([
    ['a refund', 'refund'],
    ['a lost dispute', 'dispute-lost'],
  ])('%s between choosing and sending refuses the whole with 409', async (_, kind) => {
    const [one, two] = [await give(), await give()];
    expect((await unthanked()).total).toBe(2);
    await book(two, 5_000, kind);
    const refused = await thank([one, two]);
    expect(refusal(refused)).toEqual({
      status: 409,
      code: 'donation-refunded',
      fields: [['/body/donationIds/1', 'refunded']],
    });
    expect([await letters(), (await unthanked()).ids]).toEqual([[], [one]]);
  });

  test('a reversed donation is refused, one of which a part went back is thanked', async () => {
    const [reversed, partly] = [await give(), await give()];
    await book(reversed, 'all');
    await book(partly, 4_999);
    expect((await unthanked()).ids).toEqual([partly]);
    expect(refusal(await thank([reversed])).code).toBe('donation-refunded');
    expect((await thank([partly])).status).toBe(201);
  });

  test('the answer names the refunded and the thanked ones', async () => {
    const [back, before] = [await give(), await give()];
    await book(back, 'all');
    await thank([before]);
    expect(refusal(await thank([before, back]))).toEqual({
      status: 409,
      code: 'donation-refunded',
      fields: [
        ['/body/donationIds/0', 'thanked'],
        ['/body/donationIds/1', 'refunded'],
      ],
    });
  });

  test('someone else’s donation and someone else’s address are refused', async () => {
    const [other, id] = [await newPerson(api.store.db), await give()];
    expect(refusal(await thank([id], { as: other }))).toEqual({ status: 404, code: 'donation-not-received' });
    expect(refusal(await thank([id], { as: other, to: ada }))).toEqual({
      status: 403,
      code: 'person-not-yours',
    });
    expect(refusal(await thank([randomUUID()]))).toEqual({ status: 404, code: 'donation-not-received' });
    expect((await api.send('GET', `/user/${publicId(ada)}/donations/unthanked`, { as: other })).status).toBe(
      403,
    );
    expect((await api.send('GET', `/user/nobody-at-all/donations/unthanked`, { as: other })).status).toBe(
      403,
    );
    expect(await letters()).toEqual([]);
  });

  test.each([
    ['nothing', ''],
    ['white space', ' \t\r\n '],
    ['nothing that is seen', ' \n\u3164\n '],
    ['a right-to-left override', 'Thank you \u202Egro.live//:sptth'],
    ['a null', 'Thank\u0000 you'],
    ['2,001 characters', 'a'.repeat(2_001)],
  ])('a text of %s is refused with 400', async (_, says) => {
    const id = await give();
    expect(refusal(await thank([id], { says }))).toMatchObject({ status: 400, code: 'validation-failed' });
    expect((await unthanked()).ids).toEqual([id]);
  });

  test('markup in a text stays text', async () => {
    const id = await give();
    await thank([id], { says: '<img src=x onerror=alert(1)> & thanks' });
    const [letter] = await letters();
    expect(letter?.html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; thanks');
  });
});
