import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { createMail, type EmailTransport } from '#server/platform/mail/mail.ts';
import { smtpLimits, smtpTransport } from '#server/platform/mail/smtp.ts';
import { testClock } from '#test/support/clock.ts';
import { personRow } from '#test/support/event/people.ts';
import { given } from '#test/support/given.ts';
import { testJobs } from '#test/support/jobs.ts';
import { insertRows, rowsOf } from '#test/support/rows.ts';
import { openTestStore } from '#test/support/store.ts';

const store = given(openTestStore);

const email = {
  to: 'ada@example.com',
  subject: 'Welcome',
  text: 'Hello',
  html: '<p>Hello</p>',
  kind: 'thank-you' as const,
};

const post = (transport: EmailTransport | null) => {
  const { db } = store;
  const clock = testClock();
  const jobs = testJobs(store, clock);
  const mail = createMail({ db, clock, jobs }, transport);
  const send = (more: { isEmptiedOnceSent?: boolean; to?: string } = {}) =>
    db.transaction().execute((trx) => mail.send(trx, { ...email, ...more }));
  const stateOf = ({ id }: { id: string }) =>
    db.selectFrom('mailOutbox').where('id', '=', id).select(['state', 'sentAt']).executeTakeFirst();
  return { clock, jobs, mail, send, stateOf };
};

test('without a mail server an e-mail stays in the outbox', async () => {
  const { jobs, send, stateOf } = post(null);
  const written = await send();
  expect(await jobs.runDue()).toBe(0);
  expect(await stateOf(written)).toEqual({ state: 'waiting', sentAt: null });
});

test('hands an e-mail to the mail server once, after a failed try', async () => {
  const handed: string[] = [];
  let isDown = true;
  const { clock, jobs, send, stateOf } = post(async ({ to, subject }) => {
    if (isDown) throw new Error('connection refused');
    handed.push(`${to}: ${subject}`);
  });
  const written = await send();
  await jobs.runDue();
  expect(await stateOf(written)).toMatchObject({ state: 'waiting' });
  isDown = false;
  clock.advance(60_000);
  await jobs.runDue();
  await jobs.runDue();
  expect(handed).toEqual(['ada@example.com: Welcome']);
  expect(await stateOf(written)).toEqual({ state: 'sent', sentAt: clock.now() });
});

test('deletes address and words of an e-mail that asks for it, once it is handed over', async () => {
  const handed: string[] = [];
  let isDown = true;
  const { clock, jobs, send } = post(async ({ to, text }) => {
    if (isDown) throw new Error('connection refused');
    handed.push(`${to}: ${text}`);
  });
  const { id } = await send({ isEmptiedOnceSent: true });
  const written = () =>
    store.db
      .selectFrom('mailOutbox')
      .where('id', '=', id)
      .select(['kind', 'state', 'recipient', 'subject', 'text', 'html'])
      .executeTakeFirst();
  await jobs.runDue();
  expect(await written()).toMatchObject({ state: 'waiting', recipient: 'ada@example.com', text: 'Hello' });
  isDown = false;
  clock.advance(60_000);
  await jobs.runDue();
  expect(handed).toEqual(['ada@example.com: Hello']);
  expect(await written()).toEqual({
    kind: 'thank-you',
    state: 'sent',
    recipient: '',
    subject: '',
    text: '',
    html: '',
  });
});

test('deletes address and words of an e-mail that asks for it after the last try, and of nothing else', async () => {
  const day = 24 * 60 * 60 * 1000;
  const { clock, jobs, send } = post(async ({ to }) => {
    throw new Error(`550 no such user ${to}`);
  });
  const [unkept, kept] = [await send({ isEmptiedOnceSent: true }), await send()];
  const written = ({ id }: { id: string }) =>
    store.db
      .selectFrom('mailOutbox')
      .where('id', '=', id)
      .select(['state', 'recipient', 'text'])
      .executeTakeFirst();
  for (let hours = 0; hours < 3 * 24 - 1; hours += 1) {
    await jobs.runDue();
    clock.advance(60 * 60 * 1000);
  }
  expect(await written(unkept)).toMatchObject({ state: 'waiting', recipient: 'ada@example.com' });
  clock.advance(day);
  await jobs.runDue();
  expect(await written(unkept)).toEqual({ state: 'undelivered', recipient: '', text: '' });
  expect(await written(kept)).toEqual({ state: 'waiting', recipient: 'ada@example.com', text: 'Hello' });
  const left = await store.db
    .selectFrom('job')
    .select('lastError')
    .where('payload', '@>', JSON.stringify({ id: unkept.id }))
    .execute();
  expect(left).toEqual([{ lastError: null }]);
  await store.db.deleteFrom('mailOutbox').where('id', '=', kept.id).execute();
});

test('an e-mail to a person whose address was erased is not sent', async () => {
  const handed: string[] = [];
  const { jobs, send, stateOf } = post(async ({ to }) => {
    handed.push(to);
  });
  const written = await send({ to: '' });
  await jobs.runDue();
  expect([handed, (await stateOf(written))?.state]).toEqual([[], 'undelivered']);
});

test('the same e-mail to many goes to each of them alone, and to more than one statement writes', async () => {
  const handed: string[] = [];
  const { jobs, mail } = post(async ({ to, subject }) => {
    handed.push(`${to}: ${subject}`);
  });
  const { db } = store;
  const personId = randomUUID();
  await insertRows(db, 'person', personRow(personId));
  const { to: _, ...letter } = email;
  const readers = Array.from({ length: 501 }, (_reader, index) => ({
    to: `r${index}@example.com`,
    personId,
  }));
  await db.transaction().execute((trx) => mail.sendToEach(trx, letter, readers.slice(0, 3)));
  await jobs.runDue();
  expect(handed.sort()).toEqual(['r0', 'r1', 'r2'].map((name) => `${name}@example.com: Welcome`));
  await db
    .transaction()
    .execute((trx) => post(null).mail.sendToEach(trx, { ...letter, kind: 'shift-letter' }, readers));
  const written = await rowsOf(db, 'mailOutbox', { kind: 'shift-letter' }).read('recipient');
  expect(new Set(written.map(({ recipient }) => recipient)).size).toBe(501);
});

test('sends an e-mail once, even after the mail server was down for a week', async () => {
  const handed: string[] = [];
  let isDown = true;
  const { clock, jobs, send, stateOf } = post(async ({ to }) => {
    if (isDown) throw new Error('connection refused');
    handed.push(to);
  });
  const written = await send();
  // Six hours at a time, from Friday evening through the following week.
  for (let hours = 0; hours < 7 * 24; hours += 6) {
    await jobs.runDue();
    clock.advance(6 * 60 * 60_000);
  }
  expect(await stateOf(written)).toEqual({ state: 'waiting', sentAt: null });
  isDown = false;
  clock.advance(12 * 60 * 60_000);
  await jobs.runDue();
  await jobs.runDue();
  expect([handed, await stateOf(written)]).toEqual([
    ['ada@example.com'],
    { state: 'sent', sentAt: clock.now() },
  ]);
});

test('a rolled-back transaction sends no e-mail', async () => {
  const { mail } = post(null);
  const before = await store.db.selectFrom('mailOutbox').select('id').execute();
  const undone = store.db.transaction().execute(async (trx) => {
    await mail.send(trx, email);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await store.db.selectFrom('mailOutbox').select('id').execute()).toEqual(before);
});

/**
 * The parts of a mail server that an e-mail needs; it keeps the recipients. It stops answering after `silentAfter`, where that is given.
 */
const mailServer = async (silentAfter?: 'connecting' | 'RCPT TO') => {
  const recipients: string[] = [];
  const talk = (socket: Socket) => {
    let isLetter = false;
    if (silentAfter === 'connecting') return;
    socket.write('220 here\r\n');
    createInterface({ input: socket }).on('line', (line) => {
      if (isLetter && line !== '.') return;
      isLetter = line === 'DATA';
      if (line.startsWith('RCPT TO:')) recipients.push(line.slice('RCPT TO:'.length));
      if (silentAfter && line.startsWith(silentAfter)) return;
      socket.write(isLetter ? '354 go on\r\n' : '250 done\r\n');
    });
  };
  const server = createServer(talk).listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return { recipients, url: `smtp://localhost:${address.port}`, close: () => server.close() };
};

test('an address with separators or brackets reaches the mail server as one recipient', async () => {
  const { recipients, url, close } = await mailServer();
  const send = smtpTransport({ smtpUrl: url, from: 'Us <us@example.com>' });
  await send?.(email);
  for (const to of ['a0<victim@example.com>', 'ada@example.com, victim@example.com'])
    await send?.({ ...email, to });
  const odd = ['<"a0 victim"@example.com>', '<"ada@example.com, victim"@example.com>'];
  expect(recipients).toEqual(['<ada@example.com>', ...odd]);
  close();
});

test.each(['connecting', 'RCPT TO'] as const)(
  'sending times out when the mail server falls silent after %s',
  async (silentAfter) => {
    const { url, close } = await mailServer(silentAfter);
    const soon = { connectionTimeout: 200, greetingTimeout: 200, socketTimeout: 200 };
    const send = smtpTransport({ smtpUrl: url, from: 'Us <us@example.com>' }, soon);
    await expect(send?.(email)).rejects.toMatchObject({ code: 'ETIMEDOUT' });
    close();
  },
);

test('the SMTP time limits end before the job’s lease of two minutes', () => {
  // Its lease is two minutes.
  const longest = Object.values(smtpLimits).reduce((sum, limit) => sum + limit, 0);
  expect(longest).toBeLessThan(120_000);
});
