import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { ReceiptRow } from '#server/receipt/receipt.ts';
import { type DonationRequest, donation, moneyIn } from '#test/support/event/donations.ts';
import { givenEvent } from '#test/support/event/event.ts';
import { ids } from '#test/support/event/event-rows.ts';
import { newPerson, publicId, takeNoMorePart, takePart } from '#test/support/event/people.ts';
import { donationBatches, sent } from './giving-batches.fixtures.ts';

const hour = 60 * 60_000;
const { api, since } = givenEvent({ apart: hour });

const { beginAll, countAll, give } = donationBatches(api);

describe('Donations in one batch', () => {
  test('records each donation for its recipient and posts it to the ledger', async () => {
    const [ada, ben] = [await newPerson(api.store.db), await newPerson(api.store.db)];
    await Promise.all([ada, ben].map((person) => takePart(api.store.db, person)));
    const to = [
      { recipientType: 'User', id: publicId(ada) },
      { recipientType: 'General', id: null },
      { recipientType: 'Peloton', id: ids.orrinCrew },
      { recipientType: 'User', id: publicId(ben) },
      { recipientType: 'User', id: publicId(ada) },
    ] as const;
    const receipts = await give(
      to.map((recipient, place) =>
        donation({
          recipient,
          amount: 1_000 * (place + 1),
          charge: 1_000 * (place + 1),
          isFeeCovered: false,
        }),
      ),
    );
    expect(receipts).toEqual(
      to.map(({ recipientType, id }, place) =>
        expect.objectContaining({
          recipientType,
          publicId: recipientType === 'User' ? id : null,
          pelotonId: recipientType === 'Peloton' ? id : null,
          amount: 1_000 * (place + 1),
          paidWith: { type: 'CreditCard', brand: 'Visa', last4: '1111' },
        }),
      ),
    );
    const { donations, booked } = await moneyIn(api.store.db, since());
    expect(donations.map(([amount]) => amount).toSorted()).toEqual([1_000, 2_000, 3_000, 4_000, 5_000]);
    expect(booked).toEqual({ clearing: 15_000, recipient: -15_000 });
  });

  test('begins the valid donations when others in the batch are rejected', async () => {
    const gone = await newPerson(api.store.db);
    await takePart(api.store.db, gone);
    await takeNoMorePart(api.store.db, gone);
    const again = sent(donation());
    const alike = donation();
    const outcomes = await beginAll([
      sent(donation()),
      sent(donation({ recipient: { recipientType: 'User', id: publicId(gone) } })),
      again,
      again,
      sent(alike),
      sent(alike),
      sent(donation({ organization: { id: randomUUID() }, frequency: 'Organization' })),
      sent(donation()),
    ]);
    const intent = expect.stringMatching(/^[\da-f]{8}-/);
    expect([outcomes[0], outcomes[1], outcomes[6], outcomes[7]]).toEqual([
      intent,
      'recipient-closed',
      'organization-not-found',
      intent,
    ]);
    expect(outcomes.slice(2, 4)).toEqual(expect.arrayContaining([intent, 'before']));
    expect(outcomes.slice(4, 6)).toEqual(expect.arrayContaining([intent, 'donation-in-progress']));
  });

  test('declines the second donation that uses the same fund approval', async () => {
    const approved = () =>
      sent(
        donation({
          payment: { chariotSession: 'one-approval' } as DonationRequest['payment'],
          isFeeCovered: false,
        }),
      );
    const outcomes = await beginAll([approved(), sent(donation()), approved()]);
    const intent = expect.stringMatching(/^[\da-f]{8}-/);
    expect(outcomes[1]).toEqual(intent);
    expect([outcomes[0], outcomes[2]]).toEqual(expect.arrayContaining([intent, 'payment-declined']));
  });

  test('counts the other donations when the database refuses one', async () => {
    const [one, two, three] = await beginAll([sent(donation()), sent(donation()), sent(donation())]);
    const transactionId = randomUUID();
    const counted = await countAll([
      { intentId: one ?? '', transactionId },
      { intentId: two ?? '', transactionId },
      { intentId: three ?? '', transactionId: randomUUID() },
    ]);
    expect(counted).toEqual([
      expect.objectContaining({ id: one }),
      'refused',
      expect.objectContaining({ id: three }),
    ]);
    expect((await moneyIn(api.store.db, since())).donations).toHaveLength(2);
  });

  test('counts a charge once when the batch reports it three times', async () => {
    const [intentId = ''] = await beginAll([sent(donation())]);
    const charge = { intentId, transactionId: randomUUID() };
    const counted = await countAll([charge, charge, charge]);
    expect(counted.filter((one) => one !== null)).toEqual([expect.objectContaining({ id: intentId })]);
    expect((await countAll([charge]))[0]).toBeNull();
    expect((await moneyIn(api.store.db, since())).booked).toEqual({
      clearing: 5_181,
      recipient: -5_000,
      partners: -181,
    });
  });
});

describe('Organizations named in one batch', () => {
  const from = (organization: DonationRequest['organization'], isAnonymous = false) =>
    donation({ frequency: 'Organization', organization, isAnonymous });
  const organizations = async (part: string) =>
    api.store.db
      .selectFrom('organization')
      .select(['id', 'name', 'isListed'])
      .where('name', 'ilike', `%${part}%`)
      .execute();
  const organizationsOf = async (receipts: readonly (ReceiptRow | null | 'refused')[]) => {
    const given = receipts.flatMap((one) => (one !== null && one !== 'refused' ? one.id : []));
    const rows = await api.store.db
      .selectFrom('donation')
      .select('organizationId')
      .where('id', 'in', given)
      .execute();
    return rows.map(({ organizationId }) => organizationId);
  };

  test('donations with the same name share one organization, listed if one of them is public', async () => {
    const receipts = await give([
      from({ name: 'Ruderclub Süd' }, true),
      from({ name: 'RUDERCLUB SUD' }),
      from({ name: 'Ruderclub Süd' }, true),
    ]);
    const [club, ...others] = await organizations('ruderclub');
    expect(others).toEqual([]);
    expect(club).toMatchObject({ isListed: true });
    expect(await organizationsOf(receipts)).toEqual(Array(3).fill(club?.id));
  });

  test('an anonymous donation does not list its organization; a public one lists only its own', async () => {
    await give([from({ name: 'Still Ltd' }, true), from({ name: 'Loud Ltd' })]);
    expect(await organizations('still')).toMatchObject([{ isListed: false }]);
    expect(await organizations('loud')).toMatchObject([{ isListed: true }]);
  });

  test('lists an organization named anonymously by name and publicly by id', async () => {
    await give([from({ name: 'Half Inc' }, true)]);
    const [half] = await organizations('half');
    expect(half).toMatchObject({ isListed: false });
    await give([from({ name: 'HALF INC' }, true), from({ id: half?.id ?? '' })]);
    expect(await organizations('half')).toMatchObject([{ id: half?.id, isListed: true }]);
  });

  test('names without letters create separate organizations', async () => {
    const receipts = await give([from({ name: '★★' }), from({ name: '★★' })]);
    const theirs = await organizationsOf(receipts);
    expect(new Set(theirs).size).toBe(2);
    expect((await organizations('★★')).map(({ id }) => id).toSorted()).toEqual(theirs.toSorted());
  });
});
