import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Schemas } from '#openapi/contract.gen.ts';
import { reverse } from '#server/ledger/ledger.ts';
import { createJobs } from '#server/platform/jobs/jobs.ts';
import { attachmentsOf } from '#server/platform/mail/mail.ts';
import { registerSummaries, scheduleSummaries, summaryJob } from '#server/receipt/annual-summary.mailing.ts';
import { addSummaryJobs } from '#server/receipt/annual-summary.queries.ts';
import { type TestCaller, tokenFor } from '#test/support/api.ts';
import { type DonationRequest, donation, emailsOf, giver } from '#test/support/event/donations.ts';
import { givenEvent } from '#test/support/event/event.ts';
import { newPerson, type Person, publicId, takePart } from '#test/support/event/people.ts';
import { refused } from '#test/support/event/registration.ts';
import { rowsOf } from '#test/support/rows.ts';

const years = '/user/donations/given/summary';
const charity = {
  legalName: 'Product Ride for Cancer Research, Inc.',
  ein: '00-4821937',
  address: 'Mill Street Depot, Mill Street, Tamarack Falls, WV 26101',
};

const { api } = givenEvent();
let ada: Person;
let dora: Person;
const guest = `${randomUUID()}@example.org`;
const ofYear: Record<string, string> = {};

/** Gives on a day; resolves with the receipt's id. */
const give = async (time: string, email: string, more: Partial<DonationRequest> = {}, as?: TestCaller) => {
  api.clock.set(time);
  const body = donation({ isRepeatMeant: true, ...more });
  const answer = await giver(api).send({ ...body, donor: { ...body.donor, email } }, randomUUID(), as);
  expect(answer.status).toBe(201);
  return answer.body.receipt?.id ?? expect.fail('no receipt');
};

const takeBack = async (reference: string) => {
  const { id: transactionId } = await rowsOf(api.store.db, 'ledgerTransaction', {
    kind: 'donation',
    reference,
  }).readOne('id');
  await api.store.db
    .transaction()
    .execute((trx) => reverse(trx, api.clock, { transactionId, kind: 'refund' }));
};

const read = (year: number, as?: TestCaller) =>
  api.send<Schemas['GivingSummary']>('GET', `${years}/${year}`, as ? { as } : {});

beforeAll(async () => {
  const { db } = api.store;
  [ada, dora] = [await newPerson(db), await newPerson(db)];
  await takePart(db, ada);
  const toAda = { recipient: { recipientType: 'User' as const, id: publicId(ada) } };
  const { emailAddress } = dora;
  // A quarter to midnight on New Year's Eve in the event's zone, and a quarter past.
  ofYear.eve = await give('2027-01-01T04:45:00Z', emailAddress, {}, dora);
  ofYear.newYear = await give('2027-01-01T05:15:00Z', emailAddress, { ...toAda, isAnonymous: true }, dora);
  ofYear.guest = await give('2027-03-01T15:00:00Z', emailAddress.toUpperCase(), {
    isFeeCovered: false,
    charge: 5_000,
  });
  ofYear.back = await give('2027-03-02T15:00:00Z', emailAddress, toAda, dora);
  await takeBack(ofYear.back);
  ofYear.club = await give(
    '2027-03-03T15:00:00Z',
    emailAddress,
    { frequency: 'Organization', organization: { name: 'Tamarack Wheel Works' } },
    dora,
  );
  ofYear.fund = await give('2027-03-04T15:00:00Z', emailAddress, {}, dora);
  await rowsOf(api.store.db, 'donationAttempt', { intentId: ofYear.fund }).update({
    paidWith: JSON.stringify({ type: 'Chariot', brand: null, last4: null }),
  });
  await give('2027-05-01T15:00:00Z', guest);
  await takeBack(await give('2027-05-02T15:00:00Z', `back-${guest}`));
});

describe('Annual summary', () => {
  test('lists every donation of the year, the refunds and the deductible amount', async () => {
    const { status, body } = await read(2027, dora);
    expect(status).toBe(200);
    const common = {
      number: expect.stringMatching(/^2027-\d{6}$/),
      organizationName: null,
      isOffline: false,
    };
    const general = { recipientType: 'General', id: null, name: null };
    const toAda = { recipientType: 'User', id: publicId(ada), name: expect.any(String) };
    const own = { legalDonor: 'own', charge: 5_181, refunded: 0, deductible: 5_181 };
    expect(body).toEqual({
      year: 2027,
      donorName: expect.stringMatching(/\w+ \w+/),
      charity,
      statement:
        'Product Ride for Cancer Research, Inc. is a public charity under section 501(c)(3) of the Internal Revenue Code.' +
        ' You received no goods or services in exchange for these gifts.',
      donations: [
        { ...common, ...own, id: ofYear.newYear, givenOn: '2027-01-01', recipient: toAda },
        {
          ...common,
          ...own,
          id: ofYear.guest,
          givenOn: '2027-03-01',
          recipient: general,
          charge: 5_000,
          deductible: 5_000,
        },
        {
          ...common,
          ...own,
          id: ofYear.back,
          givenOn: '2027-03-02',
          recipient: toAda,
          refunded: 5_181,
          deductible: 0,
        },
        {
          ...common,
          id: ofYear.club,
          givenOn: '2027-03-03',
          recipient: general,
          organizationName: 'Tamarack Wheel Works',
          legalDonor: 'organization',
          charge: 5_181,
          refunded: 0,
          deductible: 0,
        },
        {
          ...common,
          id: ofYear.fund,
          givenOn: '2027-03-04',
          recipient: general,
          legalDonor: 'fund',
          charge: 5_181,
          refunded: 0,
          deductible: 0,
        },
      ],
      charge: 25_724,
      refunded: 5_181,
      deductible: 10_181,
    });
  });

  test('years and receipt numbers change at midnight in the event’s time zone', async () => {
    const { body } = await read(2026, dora);
    expect(body.donations.map(({ id, number, givenOn }) => [id, number.slice(0, 5), givenOn])).toEqual([
      [ofYear.eve, '2026-', '2026-12-31'],
    ]);
    const list = await api.send('GET', years, { as: dora });
    expect([list.status, list.body]).toEqual([
      200,
      [
        { year: 2027, donationCount: 5, deductible: 10_181 },
        { year: 2026, donationCount: 1, deductible: 5_181 },
      ],
    ]);
  });

  test('the PDF grows from one page to two with the number of donations', async () => {
    const open = (as: TestCaller) =>
      api.app.inject({
        url: `/api${years}/2027/pdf`,
        headers: { authorization: `Bearer ${tokenFor(as)}` },
      });
    const many = await newPerson(api.store.db);
    for (let count = 0; count < 20; count += 1)
      await give(`2027-06-${String(count + 1).padStart(2, '0')}T15:00:00Z`, many.emailAddress, {}, many);
    const answer = await open(dora);
    expect([
      answer.statusCode,
      answer.headers['content-type'],
      answer.headers['content-disposition'],
    ]).toEqual([200, 'application/pdf', 'attachment; filename="donations-of-2027.pdf"']);
    expect(sheetsOf(answer.rawPayload)).toBe(1);
    expect(sheetsOf((await open(many)).rawPayload)).toBe(2);
  });

  test('rejects visitors with 401, and other donors and years without donations with 404', async () => {
    for (const path of [years, `${years}/2027`, `${years}/2027/pdf`])
      expect((await api.send('GET', path)).status).toBe(401);
    for (const path of [`${years}/2027`, `${years}/2027/pdf`])
      expect(refused(await api.send('GET', path, { as: ada }))).toBe('404 giving-year-empty');
    expect((await api.send('GET', years, { as: ada })).body).toEqual([]);
    expect(refused(await read(2025, dora))).toBe('404 giving-year-empty');
    expect((await api.send('GET', `${years}/1999`, { as: dora })).status).toBe(400);
  });
});

const sheetsOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;

describe('Annual summary e-mails in January', () => {
  const summaries = async () =>
    (await emailsOf(api.store.db, 'donation-summary')).map(({ recipient, subject }) => [recipient, subject]);
  const lookOn = async (time: string) => {
    api.clock.set(time);
    await scheduleSummaries(api.platform, api.clock.now());
    await api.platform.jobs.runDue();
  };

  test('sends no summaries before January 10 or after January 31', async () => {
    await api.store.db.deleteFrom('job').execute();
    await lookOn('2028-01-09T16:00:00Z');
    await lookOn('2028-02-01T16:00:00Z');
    expect(await summaries()).toEqual([]);
  });

  test('sends each donor of last year one summary, also with two workers and after a worker crash', async () => {
    await api.store.db.deleteFrom('job').execute();
    const other = createJobs(api.platform);
    registerSummaries({ ...api.platform, jobs: other });
    api.clock.set('2028-01-10T16:00:00Z');
    await scheduleSummaries(api.platform, api.clock.now());
    await Promise.all([api.platform.jobs.runDue(), other.runDue()]);
    const emails = (await summaries()).filter(([to]) => to === dora.emailAddress || to?.includes(guest));
    // A donor whose donations were all refunded has nothing to deduct, and gets no e-mail.
    expect(emails.sort()).toEqual(
      [
        [dora.emailAddress, 'What you gave in 2027'],
        [guest, 'What you gave in 2027'],
      ].sort(),
    );
    const all = await summaries();
    await rowsOf(api.store.db, 'job', { kind: 'donation-summary' }).update({
      state: 'waiting',
      leasedUntil: null,
    });
    await Promise.all([api.platform.jobs.runDue(), other.runDue()]);
    await api.store.db.deleteFrom('job').execute();
    await lookOn('2028-01-11T16:00:00Z');
    expect(await summaries()).toEqual(all);
  });

  test('retries a failed summary e-mail, into February', async () => {
    const { mail } = api.platform;
    const { send } = mail;
    const late = `late-${guest}`;
    await give('2028-05-01T15:00:00Z', late);
    mail.send = async () => {
      throw new Error('There is no room for letters.');
    };
    for (let day = 28; day <= 31; day += 1)
      for (const hour of ['06', '18']) await lookOn(`2029-01-${day}T${hour}:00:00Z`);
    await lookOn('2029-02-01T06:00:00Z');
    const written = async () => (await summaries()).filter(([to]) => to === late);
    expect(await written()).toEqual([]);
    mail.send = send;
    await lookOn('2029-02-01T18:00:00Z');
    expect(await written()).toEqual([[late, 'What you gave in 2028']]);
  });

  /** A donor who gave under `address` opens an account. */
  const openAccount = async (address: string) => {
    const { personId } = await newPerson(api.store.db);
    await rowsOf(api.store.db, 'person', { id: personId }).update({ emailAddress: address.toUpperCase() });
  };
  const writtenTo = async (address: string) =>
    (await summaries()).filter(([to]) => to?.toLowerCase() === address).map(([, subject]) => subject);

  test('sends one summary of what was given under the sign-in address to the contact address', async () => {
    const signIn = `sign-in-${guest}`;
    const contact = `contact-${guest}`;
    const moved = await newPerson(api.store.db);
    await rowsOf(api.store.db, 'person', { id: moved.personId }).update({
      emailAddress: contact,
      signInAddress: signIn.toUpperCase(),
    });
    await give('2031-05-01T15:00:00Z', signIn);
    // A donation that another person gave in the name of the contact address does not belong to this account.
    await give('2031-06-01T15:00:00Z', contact);
    await lookOn('2032-01-10T16:00:00Z');
    await lookOn('2032-01-11T16:00:00Z');
    const summary = (await emailsOf(api.store.db, 'donation-summary')).filter(({ recipient }) =>
      [signIn, contact].includes(recipient.toLowerCase()),
    );
    expect(summary.map(({ recipient, personId }) => [recipient, personId]).sort()).toEqual(
      [
        [contact, moved.personId],
        [contact, null],
      ].sort(),
    );
  });

  test('does not send a second summary to a donor who opens an account after the first', async () => {
    const joining = `joining-${guest}`;
    await give('2029-05-01T15:00:00Z', joining);
    await lookOn('2030-01-10T16:00:00Z');
    await openAccount(joining);
    await lookOn('2030-01-12T16:00:00Z');
    expect(await writtenTo(joining)).toEqual(['What you gave in 2029']);
  });

  test.each(['before', 'after'])(
    'sends one summary to a new account whose waiting guest job runs %s the account’s job',
    async (order) => {
      const waiting = `waiting-${order}-${guest}`;
      await api.store.db.deleteFrom('job').execute();
      await give('2030-05-01T15:00:00Z', waiting);
      await api.store.db.deleteFrom('job').execute();
      api.clock.set('2031-01-10T16:00:00Z');
      await api.store.db
        .transaction()
        .execute((trx) => addSummaryJobs(trx, summaryJob, 2030, api.clock.now()));
      await openAccount(waiting);
      await api.store.db
        .transaction()
        .execute((trx) => addSummaryJobs(trx, summaryJob, 2030, api.clock.now()));
      const jobs = api.store.db.updateTable('job').where('kind', '=', summaryJob);
      const soon = new Date(api.clock.now().getTime() + (order === 'before' ? -60_000 : 60_000));
      await jobs.set({ runAt: soon }).where('key', '=', `2030:${waiting}`).execute();
      await api.platform.jobs.runDue();
      api.clock.advance(60_000);
      expect(await api.platform.jobs.runDue()).toBe(order === 'before' ? 0 : 1);
      expect(await writtenTo(waiting)).toEqual(['What you gave in 2030']);
    },
  );

  test('the e-mail contains the totals, the charity’s EIN and the PDF', async () => {
    const emails = await emailsOf(api.store.db, 'donation-summary');
    const summaryEmail = emails.find(({ recipient }) => recipient === guest) ?? expect.fail('no e-mail');
    for (const said of [
      'Hello Dora Donor',
      'You made one gift in 2027',
      'You paid: $51.81',
      'Deductible: $51.81',
      `Given to: ${charity.legalName}, EIN ${charity.ein}`,
      'no goods or services',
    ])
      expect(summaryEmail.text).toContain(said);
    expect(summaryEmail.text).not.toContain('Refunded');
    const files = await attachmentsOf(api.store.db, summaryEmail.id);
    expect(files.map(({ fileName, contentType }) => [fileName, contentType])).toEqual([
      ['donations-of-2027.pdf', 'application/pdf'],
    ]);
    expect(sheetsOf(Buffer.from(files[0]?.content ?? []))).toBe(1);
  });
});
