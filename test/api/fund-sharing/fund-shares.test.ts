import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { endFundSharing } from '#server/fund-sharing/fund-sharing.ts';
import { givenEvent } from '#test/support/event/event.ts';
import { ids } from '#test/support/event/event-rows.ts';
import { participant, pelotonCalls, said } from '#test/support/event/pelotons.ts';
import { joinPeloton, newPeloton, type Person, publicId } from '#test/support/event/people.ts';
import { balanceOf, fundOf, give, pageOf, rider, shareCalls } from '#test/support/event/shares.ts';
import { insertRows, rowsOf } from '#test/support/rows.ts';

const { api, moveOn } = givenEvent({ at: '2027-03-01T15:00:00Z' });
let team: { id: string; captain: Person; admin: Person; short: Person; rich: Person };
let calls: ReturnType<typeof shareCalls>;

const balance = (owner: ReturnType<typeof fundOf>) => balanceOf(api.store.db, owner);
const balances = (...owners: ReturnType<typeof fundOf>[]) => Promise.all(owners.map(balance));

/** The fund has $445, Short lacks $250 of $250, Rich has $400 and committed to $250. */
beforeEach(async () => {
  const { db } = api.store;
  const people = [
    await participant(db),
    await participant(db),
    await rider(db, 25_000),
    await rider(db, 25_000),
  ];
  const [captain, admin, short, rich] = people as [Person, Person, Person, Person];
  const id = await newPeloton(db, [
    { person: captain, role: 'captain' },
    { person: admin, role: 'admin' },
    { person: short, role: 'member' },
    { person: rich, role: 'member' },
  ]);
  await give(api, fundOf(id), 44_500);
  await give(api, pageOf(rich), 40_000);
  team = { id, captain, admin, short, rich };
  calls = shareCalls(api, id);
});

const line = (person: Person, amount: number) => ({ to: publicId(person), amount });
const letters = async ({ personId }: Person) => {
  const rows = rowsOf(api.store.db, 'mailOutbox', { personId }, 'createdAt', 'kind');
  return (await rows.read('kind', 'subject')).map(({ kind, subject }) => `${kind}: ${subject}`);
};

const fieldsOf = ({ body }: { body: unknown }) =>
  ((body as { fields?: { path: string; code: string }[] }).fields ?? []).map(
    ({ path, code }) => `${path} ${code}`,
  );

describe('Sharing the fund', () => {
  test('moves each line in one transaction of the ledger, and tells both sides', async () => {
    const { captain, admin, short, rich, id } = team;
    const answer = await calls.share(captain, {
      lines: [line(short, 20_000), line(rich, 100)],
      beyondMissing: true,
      reason: 'For the last mile.',
    });
    expect(said(answer)).toBe('201');
    expect(answer.body).toMatchObject({ amount: 20_100, count: 2, balance: 24_400 });
    expect(await balances(fundOf(id), pageOf(short), pageOf(rich))).toEqual([24_400, 20_000, 40_100]);
    expect(await letters(short)).toEqual([`fund-share-received: Crew ${id} shared $200 with you`]);
    expect(await letters(captain)).toEqual(['fund-share-made: You shared $201 from the fund']);
    expect(await letters(admin)).toEqual(['fund-share-made: Ada Fell shared $201 from the fund']);
    const { body: shares } = await calls.shares(admin);
    expect(
      shares.map(({ from, to, amount, reason, mayUndo }) => [from.type, to.id, amount, reason, mayUndo]),
    ).toEqual([
      ['peloton', publicId(short), 20_000, 'For the last mile.', true],
      ['peloton', publicId(rich), 100, 'For the last mile.', true],
    ]);
    const { body: own } = await calls.shares(short, '');
    expect(own.map(({ to, mayUndo, mayDecline }) => [to.id, mayUndo, mayDecline])).toEqual([
      [publicId(short), false, true],
    ]);
  });

  test('a repeated key books once, and refuses other contents', async () => {
    const key = randomUUID();
    const body = {
      pelotonId: team.id,
      source: 'peloton',
      reason: null,
      lines: [line(team.short, 1_000)],
    };
    const send = (more: object = {}) =>
      api.send('POST', '/fundsharing/peloton', { as: team.captain, body: { ...body, ...more }, key });
    const [first, second] = [await send(), await send()];
    expect(second.body).toEqual(first.body);
    expect(said(await send({ reason: 'Other' }))).toBe('422 idempotency-key-reused');
    expect(await balance(fundOf(team.id))).toBe(43_500);
  });

  test('names every figure that changed since the preview, and moves nothing', async () => {
    const { captain, short, rich, id } = team;
    const lines = [
      { to: publicId(short), amount: 1_000, before: 0 },
      { to: publicId(rich), amount: 1_000, before: 40_000 },
    ];
    await give(api, fundOf(id), 500);
    await give(api, pageOf(short), 700);
    const answer = await calls.share(captain, { lines, before: 44_500, beyondMissing: true });
    expect([said(answer), fieldsOf(answer)]).toEqual([
      '409 balance-changed',
      ['/body/before balance-changed', '/body/lines/0/before balance-changed'],
    ]);
    expect((answer.body as unknown as { reason: string }).reason).toBe('45000');
    expect(await balance(fundOf(id))).toBe(45_000);
    const again = lines.map((line) => (line.to === publicId(short) ? { ...line, before: 700 } : line));
    expect(said(await calls.share(captain, { lines: again, before: 45_000, beyondMissing: true }))).toBe(
      '201',
    );
  });

  test('previews every total before and after, and moves nothing', async () => {
    const { body } = await calls.preview(team.admin, { lines: [line(team.short, 20_000)] });
    expect(body).toMatchObject({
      source: { before: 44_500, after: 24_500 },
      spare: 24_500,
      peloton: { before: 84_500, after: 84_500 },
      lines: [
        { to: publicId(team.short), before: 0, after: 20_000, committedAmount: 25_000, missing: 5_000 },
      ],
    });
    expect(await balance(fundOf(team.id))).toBe(44_500);
  });

  test.each([
    [{ amount: 99, beyondMissing: false }, '422 share-too-small'],
    [{ amount: 25_001 }, '422 more-than-missing'],
    [{ amount: 44_501, beyondMissing: true }, '409 balance-too-low'],
    [{ amount: 0 }, '400 validation-failed'],
    [{ amount: -5 }, '400 validation-failed'],
    [{ amount: 100.5 }, '400 validation-failed'],
    [{ amount: 2 ** 53 }, '400 validation-failed'],
  ])('%j is refused with %s, and moves nothing', async ({ amount, ...rest }, refusal) => {
    const answer = await calls.share(team.captain, {
      lines: [{ to: publicId(team.short), amount }],
      ...rest,
    });
    expect(said(answer)).toBe(refusal);
    expect(await balance(fundOf(team.id))).toBe(44_500);
  });

  test('gives less than a dollar where it is all that is missing', async () => {
    await give(api, pageOf(team.short), 24_950);
    const answer = await calls.share(team.captain, { lines: [line(team.short, 50)] });
    expect(said(answer)).toBe('201');
  });

  test('reaches this year’s members alone, each once, and never the source', async () => {
    const { db } = api.store;
    const stranger = await rider(db, 25_000);
    const former = await rider(db, 25_000);
    await joinPeloton(db, team.id, [{ person: former, role: 'member' }]);
    await pelotonCalls(api, team.id).remove(former, former);
    const childCaptain = await rider(db, 25_000);
    await newPeloton(db, [{ person: childCaptain, role: 'captain' }]);
    const tries: [Parameters<typeof calls.share>[1], string][] = [
      [{ lines: [line(stranger, 1_000)] }, '422 receiver-not-member'],
      [{ lines: [line(former, 1_000)] }, '422 receiver-not-member'],
      [{ lines: [line(childCaptain, 1_000)] }, '422 receiver-not-member'],
      [{ lines: [{ to: null, amount: 1_000 }] }, '422 receiver-is-source'],
      [{ lines: [line(team.short, 1_000), line(team.short, 1_000)] }, '422 receiver-twice'],
    ];
    for (const [order, refusal] of tries) expect(said(await calls.share(team.captain, order))).toBe(refusal);
    expect(await balance(fundOf(team.id))).toBe(44_500);
  });

  test('is for the peloton’s captain and admins', async () => {
    const order = { lines: [line(team.short, 1_000)] };
    const other = await participant(api.store.db);
    for (const person of [team.rich, other])
      expect(said(await calls.share(person, order))).toBe('403 peloton-not-yours');
    expect(said(await calls.share(other, { ...order, source: 'self' }))).toBe('403 members-only');
    for (const call of [calls.donors, calls.requests, calls.fund])
      expect(said(await call(team.rich))).toBe('403 peloton-not-yours');
  });

  test('ends five days after the deadline, with the day', async () => {
    const order = { lines: [line(team.short, 1_000)] };
    api.clock.set('2027-10-07T03:59:59.999Z');
    expect(said(await calls.share(team.captain, order))).toBe('201');
    api.clock.set('2027-10-07T04:00:00Z');
    expect(said(await calls.share(team.captain, order))).toBe('409 sharing-closed');
    const [share] = (await calls.shares(team.captain)).body;
    for (const answer of [
      await calls.offer(team.rich, null),
      await calls.endOffer(team.rich),
      await calls.plan(team.captain, { plan: 'even', amount: 1_000 }),
      await calls.ask(team.captain, { owner: publicId(team.rich), to: null, amount: 100 }),
      await calls.undo(team.captain, share?.id ?? ''),
    ])
      expect(said(answer)).toBe('409 sharing-closed');
  });
});

test('limits the number of tables that are exported at once', async () => {
  const { captain, admin, id } = team;
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, at) =>
      api.send('GET', `/fundsharing/peloton/${id}/csv`, { as: at % 2 === 0 ? captain : admin }),
    ),
  );
  expect(new Set(answers.map(said))).toEqual(new Set(['200', '503 temporarily-unavailable']));
});

describe('A member’s surplus', () => {
  test('goes to a member or to the fund, never below the commitment', async () => {
    const { rich, short, id } = team;
    const own = await calls.own(rich);
    expect(own.body).toMatchObject({ raised: 40_000, committedAmount: 25_000, spare: 15_000, isOpen: true });
    const to = (receiver: string | null, amount: number) =>
      calls.share(rich, { source: 'self', lines: [{ to: receiver, amount }] });
    expect(said(await to(publicId(short), 10_000))).toBe('201');
    expect(said(await to(null, 5_001))).toBe('409 balance-too-low');
    expect(said(await to(publicId(rich), 1_000))).toBe('422 receiver-is-source');
    expect(said(await to(null, 5_000))).toBe('201');
    expect(await balances(fundOf(id), pageOf(short), pageOf(rich))).toEqual([49_500, 10_000, 25_000]);
    expect(await letters(team.admin)).toEqual([`fund-share-received: Ada Fell shared $50 with Crew ${id}`]);
  });

  test('no answer or refusal reveals a hidden amount to a plain member', async () => {
    const { rich, short } = team;
    const { db } = api.store;
    await give(api, pageOf(short), 20_000);
    const entry = await db
      .selectFrom('ledgerEntry')
      .innerJoin('ledgerAccount', 'ledgerAccount.id', 'accountId')
      .select(['ledgerEntry.id', 'accountId', 'amount'])
      .where('ownerId', '=', short.personId)
      .executeTakeFirstOrThrow();
    // What the trigger does for a hidden donation.
    await insertRows(db, 'withheldEntry', {
      entryId: entry.id,
      accountId: entry.accountId,
      part: 'confirmed',
      amount: entry.amount,
    });
    const order = { source: 'self' as const, lines: [line(short, 15_000)] };
    expect((await calls.preview(rich, order)).body.lines).toMatchObject([{ before: 0, after: 15_000 }]);
    expect(said(await calls.preview(team.captain, { lines: order.lines }))).toBe('422 more-than-missing');
    expect(said(await calls.share(rich, order))).toBe('201');
    // The share and the commitment together would reveal the hidden amount.
    const shown = await api.send<{ fundraising: { raised: number } }>('GET', `/user/${publicId(short)}`);
    expect(shown.body.fundraising.raised).toBe(0);
  });

  test('is asked for, and the owner accepts another amount, or refuses', async () => {
    const { captain, rich, short } = team;
    const other = await participant(api.store.db);
    for (const [to, refusal] of [
      [rich, 'receiver-is-source'],
      [other, 'receiver-not-member'],
    ] as const)
      expect(said(await calls.ask(captain, { owner: publicId(rich), to: publicId(to), amount: 100 }))).toBe(
        `422 ${refusal}`,
      );
    const asked = await calls.ask(captain, {
      owner: publicId(rich),
      to: publicId(short),
      amount: 15_000,
      message: 'Short is short.',
    });
    expect(said(asked)).toBe('201');
    expect(said(await calls.ask(captain, { owner: publicId(rich), to: null, amount: 100 }))).toBe(
      '409 request-open',
    );
    expect((await calls.own(rich)).body.requests).toMatchObject([{ id: asked.body.id, amount: 15_000 }]);
    expect((await calls.donors(captain)).body).toMatchObject([
      { publicId: publicId(rich), spare: 15_000, request: true },
    ]);
    for (const person of [captain, short])
      expect(said(await calls.accept(person, asked.body.id, 100))).toBe('404 share-request-not-found');
    const accepted = await calls.accept(rich, asked.body.id, 12_000);
    expect(accepted.body).toMatchObject({ state: 'accepted', amount: 15_000, shared: 12_000 });
    expect(said(await calls.refuse(rich, asked.body.id))).toBe('409 share-request-settled');
    expect(said(await calls.withdraw(captain, asked.body.id))).toBe('409 share-request-settled');
    expect(await letters(captain)).toEqual(['fund-share-answered: Ada Fell shared $120']);
    const second = await calls.ask(captain, { owner: publicId(rich), to: null, amount: 3_000 });
    expect((await calls.refuse(rich, second.body.id)).body.state).toBe('refused');
    const third = await calls.ask(captain, { owner: publicId(rich), to: null, amount: 3_000 });
    expect((await calls.withdraw(team.admin, third.body.id)).body.state).toBe('withdrawn');
    expect(said(await calls.accept(rich, third.body.id, 3_000))).toBe('409 share-request-settled');
    expect(await balance(pageOf(rich))).toBe(28_000);
  });
});

test('a peloton asks for at most twenty shares in a day', async () => {
  const { captain, rich } = team;
  for (let asked = 0; asked < 20; asked += 1) {
    const { body } = await calls.ask(captain, { owner: publicId(rich), to: null, amount: 100 });
    expect(said(await calls.withdraw(captain, body.id))).toBe('200');
  }
  const more = await calls.ask(captain, { owner: publicId(rich), to: null, amount: 100 });
  expect(said(more)).toBe('429 asked-enough');
});

test('a standing offer is made, and ended by its owner, who gives nothing at the end then', async () => {
  const { rich, id } = team;
  expect((await calls.offer(rich, 5_000)).body.offer).toMatchObject({ upTo: 5_000 });
  expect((await calls.endOffer(rich)).body.offer).toBeNull();
  expect(said(await calls.endOffer(rich))).toBe('200');
  api.clock.set('2027-10-07T04:00:00Z');
  const event = { id: ids.event, year: 2027, fundraisingDeadline: '2027-10-01' } as const;
  await endFundSharing({ ...api.platform, clock: api.clock }, event);
  expect(await balances(fundOf(id), pageOf(rich))).toEqual([44_500, 40_000]);
});

test('a standing offer ends with the membership, and is not used in the next peloton', async () => {
  const { captain, rich } = team;
  await calls.offer(rich, null);
  await pelotonCalls(api, team.id).remove(captain, rich);
  expect((await calls.own(rich)).body.offer).toBeNull();
  const leader = await rider(api.store.db, 25_000);
  const other = await newPeloton(api.store.db, [{ person: leader, role: 'captain' }]);
  await joinPeloton(api.store.db, other, [{ person: rich, role: 'member' }]);
  api.clock.set('2027-10-07T04:00:00Z');
  const event = { id: ids.event, year: 2027, fundraisingDeadline: '2027-10-01' } as const;
  await endFundSharing({ ...api.platform, clock: api.clock }, event);
  expect(await balances(pageOf(rich), pageOf(leader))).toEqual([40_000, 0]);
});

test('a share request of the earlier peloton is not valid in the next one', async () => {
  const { captain, rich } = team;
  const asked = await calls.ask(captain, { owner: publicId(rich), to: null, amount: 1_000 });
  await pelotonCalls(api, team.id).remove(captain, rich);
  expect((await calls.own(rich)).body.requests).toEqual([]);
  const leader = await rider(api.store.db, 25_000);
  const other = await newPeloton(api.store.db, [
    { person: leader, role: 'captain' },
    { person: rich, role: 'member' },
  ]);
  const next = shareCalls(api, other);
  expect((await next.donors(leader)).body).toMatchObject([{ publicId: publicId(rich), request: false }]);
  const anew = await next.ask(leader, { owner: publicId(rich), to: null, amount: 2_000 });
  expect((await next.own(rich)).body.requests).toMatchObject([{ id: anew.body.id, pelotonId: other }]);
  expect((await calls.requests(captain)).body).toMatchObject([{ id: asked.body.id, state: 'expired' }]);
  expect(said(await next.accept(rich, asked.body.id, 1_000))).toBe('409 share-request-settled');
});

test('closing an account ends its standing offer and share requests, and erases its messages', async () => {
  const { captain, rich, short } = team;
  await calls.offer(rich, null);
  await calls.ask(captain, { owner: publicId(rich), to: publicId(short), amount: 1_000 });
  const lines = [line(short, 1_000)];
  await calls.share(rich, { source: 'self', lines, reason: 'A canary of Rich.' });
  const closed = await api.send('POST', '/user/closing', { as: rich, body: { firstName: 'Ada' } });
  expect(said(closed)).toBe('200');
  expect((await calls.requests(captain)).body).toMatchObject([{ state: 'expired' }]);
  expect((await calls.shares(captain)).body).toMatchObject([
    { from: { name: 'Former participant' }, amount: 1_000, reason: null },
  ]);
  const { db } = api.store;
  expect(await db.selectFrom('standingOffer').selectAll().execute()).toEqual([]);
  expect(await balance(pageOf(short))).toBe(1_000);
});

test('closing an account erases the messages of its share requests', async () => {
  const { captain, admin, rich } = team;
  const asked = await calls.ask(admin, {
    owner: publicId(rich),
    to: null,
    amount: 100,
    message: 'A canary.',
  });
  await calls.accept(rich, asked.body.id, 100);
  expect((await calls.shares(captain)).body).toMatchObject([{ kind: 'request', reason: 'A canary.' }]);
  const closed = await api.send('POST', '/user/closing', { as: admin, body: { firstName: 'Ada' } });
  expect(said(closed)).toBe('200');
  expect((await calls.shares(captain)).body).toMatchObject([{ kind: 'request', reason: null }]);
});

describe('Taking back', () => {
  const shared = async (amount = 20_000): Promise<string> => {
    await calls.share(team.captain, { lines: [{ to: publicId(team.short), amount }] });
    return (await calls.shares(team.captain)).body[0]?.id ?? '';
  };

  test('the giving side undoes a share within 24 hours, once', async () => {
    const id = await shared();
    expect(said(await calls.undo(team.short, id))).toBe('404 share-not-found');
    const undone = await calls.undo(team.admin, id);
    expect(undone.body).toMatchObject({ takenBack: { as: 'undone' }, mayUndo: false, mayDecline: false });
    expect((await calls.undo(team.captain, id)).body.takenBack).toEqual(undone.body.takenBack);
    expect(said(await calls.decline(team.short, id))).toBe('409 share-taken-back');
    expect(await balances(fundOf(team.id), pageOf(team.short))).toEqual([44_500, 0]);
    expect(await letters(team.short)).toContain('fund-share-taken-back: Ada Fell took back $200');
    moveOn(1000);
    const late = await shared();
    moveOn(24 * 60 * 60 * 1000);
    expect(said(await calls.undo(team.captain, late))).toBe('409 undo-too-late');
  });

  test('the receiver gives a share back as long as sharing is open', async () => {
    const id = await shared();
    moveOn(10 * 24 * 60 * 60 * 1000);
    expect(said(await calls.decline(team.rich, id))).toBe('404 share-not-found');
    expect((await calls.decline(team.short, id)).body.takenBack).toMatchObject({ as: 'declined' });
    expect(said(await calls.undo(team.captain, id))).toBe('409 share-taken-back');
    expect(await balance(fundOf(team.id))).toBe(44_500);
    moveOn(1000);
    const other = await shared();
    api.clock.set('2027-10-07T04:00:00Z');
    expect(said(await calls.decline(team.short, other))).toBe('409 sharing-closed');
  });

  test('an undo does not take money that the receiver shared or lost to a refund', async () => {
    const { short, captain } = team;
    await give(api, pageOf(short), 20_000);
    await calls.share(captain, { lines: [line(short, 5_000)] });
    await give(api, pageOf(short), 5_000);
    const [share] = (await calls.shares(captain)).body;
    expect(said(await calls.share(short, { source: 'self', lines: [{ to: null, amount: 5_000 }] }))).toBe(
      '201',
    );
    expect(said(await calls.undo(captain, share?.id ?? ''))).toBe('409 receiver-has-less');
    expect(said(await calls.decline(short, share?.id ?? ''))).toBe('409 receiver-has-less');
  });

  test('several shares taken back, one after the other, leave no member below their commitment', async () => {
    const { short, rich, captain } = team;
    await give(api, pageOf(short), 25_000);
    const more = { beyondMissing: true };
    const to = (person: Person, amount: number) => ({ lines: [{ to: publicId(person), amount }], ...more });
    await calls.share(rich, { source: 'self', ...to(short, 10_000) });
    moveOn(1000);
    expect(said(await calls.share(short, { source: 'self', ...to(team.admin, 10_000) }))).toBe('201');
    moveOn(1000);
    await calls.share(captain, to(short, 10_000));
    const [ofFund, , ofRich] = (await calls.shares(captain)).body;
    expect(said(await calls.undo(rich, ofRich?.id ?? ''))).toBe('200');
    // What Short shared, and can’t get back, was covered by this later share.
    expect(said(await calls.undo(captain, ofFund?.id ?? ''))).toBe('409 receiver-has-less');
    expect(await balance(pageOf(short))).toBe(25_000);
  });

  test('after twenty undone shares, no more e-mails about the same money are sent that day', async () => {
    const { rich, short } = team;
    const order = {
      source: 'self' as const,
      lines: [line(short, 100)],
      reason: 'You again.',
    };
    for (let round = 0; round < 20; round += 1) {
      moveOn(1000);
      expect(said(await calls.share(rich, order))).toBe('201');
      expect(said(await calls.undo(rich, (await calls.shares(rich, '')).body[0]?.id ?? ''))).toBe('200');
    }
    const refused = await calls.share(rich, order);
    expect([said(refused), fieldsOf(refused)]).toEqual([
      '429 undone-enough',
      ['/body/lines/0 undone-enough'],
    ]);
    expect(await letters(short)).toHaveLength(40);
    expect(said(await calls.share(rich, { source: 'self', lines: [{ to: null, amount: 100 }] }))).toBe('201');
    moveOn(24 * 60 * 60 * 1000);
    expect(said(await calls.share(rich, order))).toBe('201');
  });

  test('a member who leaves keeps the share, also in another peloton', async () => {
    const id = await shared();
    await pelotonCalls(api, team.id).remove(team.short, team.short);
    expect(said(await calls.undo(team.captain, id))).toBe('409 receiver-left');
    expect(said(await calls.decline(team.short, id))).toBe('409 receiver-left');
    await newPeloton(api.store.db, [{ person: team.short, role: 'captain' }]);
    expect(said(await calls.undo(team.captain, id))).toBe('409 receiver-left');
  });
});

describe('Plans', () => {
  test('“most riders complete” fills the smallest gap first, and leaves High Rollers out unless they are chosen', async () => {
    const { db } = api.store;
    const roller = await rider(db, 500_000);
    const near = await rider(db, 10_000);
    await give(api, pageOf(near), 9_000);
    const joining = [roller, near].map((person) => ({ person, role: 'member' as const }));
    await joinPeloton(db, team.id, joining);
    const plan = async (highRollers: boolean) =>
      (await calls.plan(team.captain, { plan: 'most-complete', amount: 44_500, highRollers })).body;
    expect(await plan(false)).toEqual({
      lines: [
        { to: publicId(near), firstName: 'Ada', lastName: 'Fell', amount: 1_000 },
        { to: publicId(team.short), firstName: 'Ada', lastName: 'Fell', amount: 25_000 },
      ],
      rest: 18_500,
    });
    expect((await plan(true)).lines.map(({ to, amount }) => [to, amount])).toEqual([
      [publicId(near), 1_000],
      [publicId(team.short), 25_000],
      [publicId(roller), 18_500],
    ]);
    expect(said(await calls.plan(team.captain, { plan: 'even', amount: 44_501 }))).toBe(
      '409 balance-too-low',
    );
    expect(said(await calls.plan(team.rich, { plan: 'even', amount: 1_000 }))).toBe('403 peloton-not-yours');
  });
});
