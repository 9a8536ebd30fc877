import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Schemas } from '#openapi/contract.gen.ts';
import { emailsOf } from '#test/support/event/donations.ts';
import { givenEvent } from '#test/support/event/event.ts';
import { newPeloton, newPerson, type Person } from '#test/support/event/people.ts';
import type { Problem } from '#test/support/event/registration.ts';
import { rowsOf } from '#test/support/rows.ts';
import { tablesHolding } from '#test/support/tables-holding.ts';

type Sent = Schemas['SentInvitations'] & Problem;
type Stopped = { isStopped: boolean } & Problem;

const { api, since } = givenEvent({ at: '2027-03-01T15:00:00Z', apart: 2 * 86_400_000 });

let captain: Person;
let admin: Person;
let member: Person;
let pelotonId: string;
beforeEach(async () => {
  captain = await newPerson(api.store.db);
  admin = await newPerson(api.store.db);
  member = await newPerson(api.store.db);
  pelotonId = await newPeloton(api.store.db, [
    { person: captain, role: 'captain' },
    { person: admin, role: 'admin' },
    { person: member, role: 'member' },
  ]);
});

const fresh = (name = 'friend') => `${name}.${randomUUID().slice(0, 13)}@example.org`;

const invite = (
  addresses: readonly string[],
  {
    as = captain,
    to = pelotonId,
    message = null,
    key = randomUUID(),
  }: { as?: Person; to?: string; message?: string | null; key?: string } = {},
) => api.send<Sent>('POST', `/peloton/${to}/invitations`, { as, key, body: { addresses, message } });

const letters = async () =>
  (await emailsOf(api.store.db, 'peloton-invitation')).filter(({ createdAt }) => createdAt >= since());
const recipients = async () => (await letters()).map(({ recipient }) => recipient).sort();

const tokenIn = (text: string) => /\/invitations\/stop\?token=([\w.-]+)/.exec(text)?.[1] ?? '';
const stop = (token: string) => api.send<Stopped>('POST', '/invitations/stop', { body: { token } });

/** Invites the address, and its reader stops invitations. */
const optOut = async (address: string) => {
  await invite([address]);
  const letter = (await letters()).find(({ recipient }) => recipient === address);
  expect(await stop(tokenIn(letter?.text ?? ''))).toMatchObject({ status: 200, body: { isStopped: true } });
};

const another = async () => {
  const leads = await newPerson(api.store.db);
  return { leads, id: await newPeloton(api.store.db, [{ person: leads, role: 'captain' }]) };
};

describe('POST /peloton/{id}/invitations', () => {
  test('writes to each address with the page, the group code, the sender’s words and an unsubscribe link', async () => {
    const to = fresh();
    const message = 'Come along!\n\nWe ride on Sundays.';
    const { status, body } = await invite([to], { message, as: admin });
    expect({ status, body }).toEqual({ status: 200, body: { invited: 1, invitedBefore: 0 } });
    const [letter] = await letters();
    const code = await api.send<{ groupCode: { code: string } }>('GET', `/peloton/${pelotonId}/group-code`, {
      as: captain,
    });
    expect(letter?.recipient).toBe(to);
    expect(letter?.personId).toBeNull();
    for (const said of [
      `/peloton/${pelotonId}`,
      code.body.groupCode.code,
      'Come along!',
      'We ride on Sundays.',
      '/invitations/stop?token=',
    ]) {
      expect(letter?.text).toContain(said);
      expect(letter?.html).toContain(said);
    }
    expect(letter?.text).not.toContain(admin.emailAddress);
    expect(`${letter?.text} ${letter?.html}`).not.toContain(to);
  });

  test('writes once to an address in other case, with spaces, and twice in the list', async () => {
    const to = fresh('casey');
    const { body } = await invite([to, to.toUpperCase(), to.replace('casey', 'Casey')]);
    expect(body).toEqual({ invited: 1, invitedBefore: 0 });
    expect(await invite([to.toUpperCase()])).toMatchObject({ body: { invited: 0, invitedBefore: 1 } });
    expect(await letters()).toHaveLength(1);
  });

  test('another peloton may invite the same address', async () => {
    const to = fresh();
    await invite([to]);
    const { leads, id } = await another();
    expect(await invite([to], { as: leads, to: id })).toMatchObject({
      body: { invited: 1, invitedBefore: 0 },
    });
    expect(await recipients()).toEqual([to, to]);
  });

  test('the same key sends once', async () => {
    const key = randomUUID();
    const to = fresh();
    const [first, second] = await Promise.all([invite([to], { key }), invite([to], { key })]);
    expect(first?.body).toEqual({ invited: 1, invitedBefore: 0 });
    expect(second?.body).toEqual(first?.body);
    expect(await letters()).toHaveLength(1);
  });

  test('accepts fifty addresses, and rejects fifty-one without any e-mail', async () => {
    const many = Array.from({ length: 51 }, () => fresh());
    const { status, body } = await invite(many);
    expect([status, body.code]).toEqual([400, 'validation-failed']);
    expect(await letters()).toEqual([]);
    expect(await invite(many.slice(0, 50))).toMatchObject({ status: 200, body: { invited: 50 } });
    expect(await letters()).toHaveLength(50);
  });

  test.each([
    ['no address', 'nobody'],
    ['a line break and a header', 'a@example.org\r\nBcc: all@example.org'],
    ['a line break', 'a@example.org\n'],
    ['a null character', 'a@example.org\u0000'],
    ['two addresses', 'a@example.org,b@example.org'],
    ['a name before it', 'Ada <a@example.org>'],
    ['a comment', '(Bcc: all@example.org) a@example.org'],
    ['letters that lower case makes others of', 'm\u0130ra@example.org'],
    ['an empty text', ''],
    ['255 characters', `${'a'.repeat(243)}@example.org`],
  ])('refuses all where one is %s, and names which', async (_, address) => {
    const { status, body } = await invite([fresh(), address, fresh()]);
    expect([status, body.code]).toEqual([400, 'validation-failed']);
    expect(body.fields?.map(({ path }) => path)).toEqual(['/body/addresses/1']);
    expect(await letters()).toEqual([]);
  });

  test.each([
    ['501 characters', 'x'.repeat(501)],
    ['nothing that is seen', ' \n '],
    ['a link', 'See https://evil.example'],
    ['a link without its scheme', 'See evil.live/win'],
    ['a right-to-left override', 'abc \u202e def'],
  ])('refuses own words of %s', async (_, message) => {
    const { status, body } = await invite([fresh()], { message });
    expect([status, body.fields?.[0]?.path]).toEqual([400, '/body/message']);
    expect(await letters()).toEqual([]);
  });

  test('shows the sender’s message as text, never as HTML', async () => {
    await invite([fresh()], { message: '<a href="x">free</a>' });
    const [letter] = await letters();
    expect(letter?.html).toContain('&lt;a href=&quot;x&quot;&gt;free&lt;/a&gt;');
  });

  test('is for captain and admins', async () => {
    const stranger = await newPerson(api.store.db);
    for (const as of [member, stranger, (await another()).leads]) {
      const { status, body } = await invite([fresh()], { as });
      expect([status, body.code]).toEqual([403, 'peloton-not-yours']);
    }
    expect(await letters()).toEqual([]);
  });

  test('invites 200 people a day, and none of a list that would go beyond', async () => {
    const send = (count: number) => invite(Array.from({ length: count }, () => fresh()));
    for (const count of [50, 50, 50, 49]) expect((await send(count)).status).toBe(200);
    const refused = await send(2);
    expect([refused.status, refused.body.code]).toEqual([429, 'too-many-invitations']);
    expect(await letters()).toHaveLength(199);
    expect((await send(1)).status).toBe(200);
    api.clock.set(new Date(since().getTime() + 86_400_000 + 1000).toISOString());
    expect((await send(50)).status).toBe(200);
  });

  test('of ten lists at once that together go beyond, no more go out than may', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => invite(Array.from({ length: 30 }, () => fresh()))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(6);
    expect(await letters()).toHaveLength(180);
  });

  test('keeps an address only in its unsent e-mail, and writes the number into the logbook', async () => {
    const to = fresh('canary');
    await invite([to, fresh()], { message: 'Hello' });
    expect(await tablesHolding(api.store.db, to)).toEqual(['mail_outbox']);
    const { details } = await rowsOf(api.store.db, 'pelotonLog', { pelotonId, kind: 'invited' }).readOne(
      'details',
    );
    expect(details).toEqual({ count: 2 });
  });
});

describe('POST /invitations/stop', () => {
  test('stops invitations of every peloton, without revealing who stopped them', async () => {
    const to = fresh('quiet');
    await optOut(to);
    const { leads, id } = await another();
    const friend = fresh();
    const { body } = await invite([to.toUpperCase(), friend], { as: leads, to: id });
    expect(body).toEqual({ invited: 2, invitedBefore: 0 });
    expect(await recipients()).toEqual([friend, to].sort());
  });

  test('can be repeated, also from another peloton’s e-mail', async () => {
    const to = fresh();
    const { leads, id } = await another();
    await invite([to]);
    await invite([to], { as: leads, to: id });
    const tokens = (await letters()).map(({ text }) => tokenIn(text));
    for (const token of [...tokens, ...tokens]) expect((await stop(token)).status).toBe(200);
    const { rows } = await sql`select from letter_opt_out where opted_out_at >= ${since()}`.execute(
      api.store.db,
    );
    expect(rows).toHaveLength(1);
  });

  test('says nothing of the address in the link', async () => {
    const to = fresh('spoken');
    await invite([to]);
    const token = tokenIn((await letters())[0]?.text ?? '');
    expect(token).not.toBe('');
    const decoded = Buffer.from(token.split('.')[0] ?? '', 'base64url').toString();
    expect(decoded).not.toContain('spoken');
  });

  test('rejects invalid tokens, and stops nothing', async () => {
    await invite([fresh(), fresh()]);
    const [one = '', other = ''] = (await letters()).map(({ text }) => tokenIn(text));
    const [hash = '', seal = ''] = one.split('.');
    const forged = [
      'x',
      hash,
      `${hash}.${hash}`,
      `${hash}.${other.split('.')[1]}`,
      `${hash.slice(0, -1)}${hash.endsWith('A') ? 'B' : 'A'}.${seal}`,
      `${one}x`,
      `${one}.${seal}`,
      'A'.repeat(43).concat('.', 'A'.repeat(43)),
    ];
    for (const token of forged) {
      const { status, body } = await stop(token);
      expect([token, status, body.code]).toEqual([token, 404, 'invitation-link-broken']);
    }
    const { rows } = await sql`select from letter_opt_out where opted_out_at >= ${since()}`.execute(
      api.store.db,
    );
    expect(rows).toEqual([]);
  });
});
