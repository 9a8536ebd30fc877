import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { attachmentsOf } from '#server/platform/mail/mail.ts';
import type { TestCaller } from '#test/support/api.ts';
import { sendMany } from '#test/support/emails.ts';
import { type DonationRequest, donation, giver } from '#test/support/event/donations.ts';
import { givenEvent } from '#test/support/event/event.ts';
import { ids } from '#test/support/event/event-rows.ts';
import { joinPeloton, newPerson, type Person, publicId, takePart } from '#test/support/event/people.ts';
import { refused } from '#test/support/event/registration.ts';
import { rowsOf } from '#test/support/rows.ts';

const { api } = givenEvent();
let ada: Person;
let captain: Person;
beforeAll(async () => {
  ada = await newPerson(api.store.db);
  await takePart(api.store.db, ada);
  captain = await newPerson(api.store.db);
  await joinPeloton(api.store.db, ids.orrinCrew, [
    { person: captain, role: 'captain' },
    { person: ada, role: 'member' },
  ]);
});
beforeEach(() =>
  api.store.db
    .deleteFrom('mailOutbox')
    .execute()
    .then(() => undefined),
);

const toAda = (more: Partial<DonationRequest> = {}) =>
  donation({ recipient: { recipientType: 'User', id: publicId(ada) }, ...more });

const give = async (body: DonationRequest, key?: string, as?: TestCaller) => {
  const answer = await giver(api).send(body, key, as);
  expect(answer.status).toBe(201);
  await api.platform.jobs.runDue();
  return answer.body.receipt ?? expect.fail('no receipt');
};
const outbox = () =>
  rowsOf(api.store.db, 'mailOutbox', {}, 'kind').read('id', 'kind', 'recipient', 'subject', 'text', 'html');
const mail = async (kind: string) => (await outbox()).find((one) => one.kind === kind) ?? expect.fail(kind);

describe('E-mails after a donation', () => {
  test('sends the receipt and the recipient’s e-mail after three days of failures', async () => {
    const { mail } = api.platform;
    const { send } = mail;
    mail.send = async () => {
      throw new Error('There is no room for letters.');
    };
    const body = toAda();
    await give(body);
    for (let hours = 0; hours < 72; hours += 6) {
      api.clock.advance(6 * 60 * 60_000);
      await api.platform.jobs.runDue();
    }
    expect(await outbox()).toEqual([]);
    mail.send = send;
    api.clock.advance(12 * 60 * 60_000);
    await api.platform.jobs.runDue();
    expect((await outbox()).map(({ kind, recipient }) => [kind, recipient])).toEqual([
      ['donation-news', ada.emailAddress],
      ['donation-receipt', body.donor.email.toLowerCase()],
    ]);
  });

  test('sends ten e-mails a day to a family, the others a day later, and none after they stop them', async () => {
    const familyEmail = `family-${randomUUID().slice(0, 8)}@example.org`;
    const tribute = { kind: 'memory' as const, name: 'Sam Hill', familyEmail };
    const letters = async () => (await outbox()).filter(({ recipient }) => recipient === familyEmail);
    for (let index = 0; index < 12; index += 1)
      await give(
        toAda({ tribute: { ...tribute, familyEmail: index % 2 ? familyEmail.toUpperCase() : familyEmail } }),
      );
    expect(await letters()).toHaveLength(10);
    api.clock.advance(25 * 60 * 60_000);
    await api.platform.jobs.runDue();
    expect(await letters()).toHaveLength(12);

    const token = /stop\?token=([\w.-]+)/.exec((await letters())[0]?.text ?? '')?.[1];
    const stop = await api.send('POST', '/invitations/stop', {
      body: { token },
      headers: { 'idempotency-key': randomUUID() },
    });
    expect(stop.status).toBe(200);
    await give(toAda({ tribute }));
    expect(await letters()).toHaveLength(12);
  });

  test('sends twenty receipts a day to an address, and the others a day later', async () => {
    const body = toAda();
    for (let index = 0; index < 22; index += 1)
      await give({ ...body, amount: body.amount + index, charge: body.charge + index });
    const receipts = async () => (await outbox()).filter(({ kind }) => kind === 'donation-receipt');
    expect(await receipts()).toHaveLength(20);
    api.clock.advance(25 * 60 * 60_000);
    await api.platform.jobs.runDue();
    expect(await receipts()).toHaveLength(22);
  });

  test('sends one receipt with a PDF and one recipient’s e-mail when the jobs run twice', async () => {
    const body = toAda({
      message: 'Go, Ada!',
      tribute: { kind: 'memory', name: 'Sam Hill', familyEmail: null },
    });
    const receipt = await give(body);
    await api.store.db.updateTable('job').set({ state: 'waiting', leasedUntil: null }).execute();
    await api.platform.jobs.runDue();
    expect((await outbox()).map(({ kind, recipient }) => [kind, recipient])).toEqual([
      ['donation-news', ada.emailAddress],
      ['donation-receipt', body.donor.email.toLowerCase()],
    ]);
    const letter = await mail('donation-receipt');
    expect(letter.subject).toBe(`Your gift of $50 to ${receipt.recipientName}`);
    for (const said of [
      'Hello Dora',
      'Gift: $50',
      'you covered: $1.81',
      'Charged: $51.81',
      'Paid with: Visa ending in 1111',
      receipt.number,
      'in memory of Sam Hill',
    ])
      expect(letter.text).toContain(said);
    const [file, ...more] = await attachmentsOf(api.store.db, letter.id);
    expect([file?.fileName, file?.contentType, more]).toEqual([
      `receipt-${receipt.number}.pdf`,
      'application/pdf',
      [],
    ]);
    const page = await api.app.inject({ url: `/sandbox/mail/${letter.id}` });
    expect(page.body).toContain(`href="/sandbox/mail/${letter.id}/attachments/0"`);
    const opened = await api.app.inject({ url: `/sandbox/mail/${letter.id}/attachments/0` });
    expect([
      opened.statusCode,
      opened.headers['content-type'],
      opened.rawPayload.subarray(0, 5).toString(),
    ]).toEqual([200, 'application/pdf', '%PDF-']);
    expect((await api.app.inject({ url: `/sandbox/mail/${letter.id}/attachments/1` })).statusCode).toBe(404);
    const news = await mail('donation-news');
    expect(news.subject).toBe('Dora Donor gave $50');
    expect(news.text).toContain('“Go, Ada!”');
  });

  test('notifies a peloton’s captain but no member, and nobody for the general fund', async () => {
    await give(donation({ recipient: { recipientType: 'Peloton', id: ids.orrinCrew } }));
    expect((await mail('donation-news')).recipient).toBe(captain.emailAddress);
    await give(donation());
    expect((await outbox()).filter(({ kind }) => kind === 'donation-news')).toHaveLength(1);
  });

  test('the family’s e-mail omits the amount and the name of an anonymous donor', async () => {
    const family = `${randomUUID()}@example.org`;
    const tribute = { kind: 'honor' as const, name: 'Sam Hill', familyEmail: family };
    await give(toAda({ tribute, isAnonymous: true }));
    const letter = await mail('donation-tribute');
    expect([letter.recipient, letter.subject]).toEqual([family, 'A gift in honor of Sam Hill']);
    expect(letter.text).toContain('Someone who prefers not to be named');
    expect(`${letter.subject}${letter.text}${letter.html}`).not.toMatch(/Dora|\$\d/);
    expect((await mail('donation-news')).text).toContain('please thank them in private');
  });

  test('names an anonymous organization to the recipient, but not its contact', async () => {
    await give(
      toAda({ frequency: 'Organization', organization: { name: 'Mill & Sons' }, isAnonymous: true }),
    );
    const news = await mail('donation-news');
    expect(news.subject).toBe('“Mill & Sons” gave $50');
    expect(`${news.subject}${news.text}${news.html}`).not.toMatch(/Dora|Donor/);
  });

  test('embeds the receipt’s own fonts for a name with Latin Extended letters', async () => {
    const body = donation();
    await give({ ...body, donor: { ...body.donor, firstName: 'Žofie', lastName: 'Müllerová' } });
    const [file] = await attachmentsOf(api.store.db, (await mail('donation-receipt')).id);
    const pdf = Buffer.from(file?.content ?? []).toString('latin1');
    // Latin and Latin Extended, regular and semibold, each only if it is used.
    expect(new Set(pdf.match(/\/FontFile\d? \d+/g)).size).toBeGreaterThanOrEqual(3);
  });
});

describe('Resending a receipt', () => {
  const resend = (id: string, request: { as?: TestCaller; attempt?: string; key?: string } = {}) =>
    api.send('POST', `/donation/receipt/${id}/resend`, {
      ...(request.as && { as: request.as }),
      ...(request.key && { key: request.key }),
      ...(request.attempt && { headers: { 'donation-attempt': request.attempt } }),
      from: `127.2.0.${1 + Math.floor(Math.random() * 250)}`,
    });
  const receipts = async () => (await outbox()).filter(({ kind }) => kind === 'donation-receipt');

  test('sends it to the donor for the attempt’s key, the donor’s account or the e-mail address', async () => {
    const key = randomUUID();
    const body = donation();
    const { id } = await give(body, key, ada);
    expect((await resend(id, { attempt: key })).status).toBe(204);
    expect((await resend(id, { as: ada })).status).toBe(204);
    const same = { oid: randomUUID(), emailAddress: body.donor.email.toUpperCase() };
    expect((await resend(id, { as: same })).status).toBe(204);
    const all = await receipts();
    expect(all).toHaveLength(4);
    expect(new Set(all.map(({ recipient }) => recipient))).toEqual(new Set([body.donor.email.toLowerCase()]));
    for (const { id: letter } of all) expect(await attachmentsOf(api.store.db, letter)).toHaveLength(1);
  });

  test('sends once for an idempotency key, and answers 404 to other callers', async () => {
    const { id } = await give(donation());
    expect(refused(await resend(id))).toBe('404 receipt-not-found');
    expect(refused(await resend(id, { as: captain }))).toBe('404 receipt-not-found');
    expect(refused(await resend(id, { attempt: randomUUID() }))).toBe('404 receipt-not-found');
    expect(refused(await resend(randomUUID(), { as: captain }))).toBe('404 receipt-not-found');
    expect(await receipts()).toHaveLength(1);
    const attempt = randomUUID();
    const other = await give(donation(), attempt);
    const key = randomUUID();
    for (let times = 0; times < 3; times += 1)
      expect((await resend(other.id, { attempt, key })).status).toBe(204);
    expect(await receipts()).toHaveLength(3);
    const [one, two] = [await give(donation(), randomUUID(), ada), await give(toAda(), randomUUID(), ada)];
    expect((await resend(one.id, { as: ada, key })).status).toBe(204);
    expect(refused(await resend(two.id, { as: ada, key }))).toBe('422 idempotency-key-reused');
  });

  test('rejects with 429 after twenty receipts in a day, and sends again the next day', async () => {
    const attempt = randomUUID();
    const { id } = await give(donation(), attempt);
    const [first] = await receipts();
    const recipient = first?.recipient ?? '';
    await sendMany(api.store.db, { recipient, kind: 'donation-receipt', createdAt: api.clock.now() }, 18);
    expect((await resend(id, { attempt })).status).toBe(204);
    expect(refused(await resend(id, { attempt }))).toBe('429 too-many-requests');
    api.clock.advance(24 * 60 * 60 * 1000 + 1);
    expect((await resend(id, { attempt })).status).toBe(204);
  });
});
