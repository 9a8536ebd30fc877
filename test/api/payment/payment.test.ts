import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { startApi } from '#test/support/api.ts';
import { given } from '#test/support/given.ts';
import { insertRows } from '#test/support/rows.ts';

const ada = { oid: randomUUID(), personId: randomUUID() };
const ben = { oid: randomUUID(), personId: randomUUID() };
const names = { firstName: 'Ada', lastName: 'Fell', email: 'ada@example.com' };

/** Saves a Mastercard as the person's default, at the gateway and here. */
const saveMethod = async (personId: string) => {
  const nonce = 'fake-valid-mastercard-nonce';
  const { customerId, method } = await api.platform.payments.vault({
    customerId: null,
    person: names,
    nonce,
  });
  const createdAt = api.clock.now();
  await insertRows(api.store.db, 'gatewayCustomer', { personId, customerId, createdAt });
  await insertRows(api.store.db, 'savedPaymentMethod', { ...method, personId, isDefault: true, createdAt });
  return { customerId, token: method.token };
};

const api = given(startApi);
beforeAll(async () => {
  for (const { oid, personId } of [ada, ben]) {
    await insertRows(api.store.db, 'person', {
      id: personId,
      publicId: personId.slice(0, 8),
      oid,
      emailAddress: `${oid}@example.com`,
      firstName: 'Ada',
      lastName: 'Fell',
      createdAt: api.clock.now(),
    });
  }
});

const readToken = ({ clientToken }: { clientToken: string }) =>
  JSON.parse(Buffer.from(clientToken, 'base64').toString());

test('gives a payment token to anyone, with the customer id of a known customer', async () => {
  for (const who of [{}, { as: { oid: randomUUID() } }, { as: ben }]) {
    const visitor = await api.send<{ clientToken: string }>('POST', '/payment/token', who);
    expect([visitor.status, readToken(visitor.body)]).toEqual([
      200,
      { version: 2, environment: 'development', merchantId: 'local' },
    ]);
  }
  const { customerId } = await saveMethod(ada.personId);
  const customer = await api.send<{ clientToken: string }>('POST', '/payment/token', { as: ada });
  expect(readToken(customer.body)).toMatchObject({ customerId });
});

test('limits payment tokens to 120 a minute for each network', async () => {
  const ask = (from: string) => api.send('POST', '/payment/token', { from });
  const addresses = Array.from({ length: 120 }, (_, index) => `2001:db8:1:2::${index + 1}`);
  const given = await Promise.all(addresses.map(ask));
  expect([...new Set(given.map(({ status }) => status))]).toEqual([200]);
  expect(await ask('2001:db8:1:2::ffff')).toMatchObject({
    status: 429,
    body: { code: 'too-many-requests' },
    headers: { 'retry-after': expect.any(String) },
  });
  expect((await ask('2001:db8:1:3::1')).status).toBe(200);
});

test('returns the default method with a one-time nonce and without its token', async () => {
  const path = '/payment/method/default/token';
  const nothing = await api.send('GET', path, { as: ben });
  expect(nothing).toMatchObject({ status: 404, body: { code: 'payment-method-missing' } });
  const { token } = await saveMethod(ben.personId);
  const saved = await api.send<{ nonce: string }>('GET', path, { as: ben });
  expect([saved.status, saved.body]).toEqual([
    200,
    {
      nonce: expect.any(String),
      method: {
        type: 'CreditCard',
        brand: 'Mastercard',
        last4: '4444',
        expirationMonth: 12,
        expirationYear: 2034,
      },
    },
  ]);
  expect(JSON.stringify(saved.body)).not.toContain(token);
  const sale = { orderId: randomUUID(), amount: 500, source: { nonce: saved.body.nonce } };
  expect(await api.platform.payments.sale(sale)).toMatchObject({ amount: 500 });
});

test('a gateway that is down gives 503, and a method it lost gives 404, each with advice', async () => {
  await api.platform.outcomes.choose('gateway.token', { kind: 'down' });
  expect(await api.send('POST', '/payment/token', { as: ada })).toMatchObject({
    status: 503,
    body: { code: 'temporarily-unavailable', detail: expect.stringContaining('try again') },
  });
  const saved = api.store.db.updateTable('savedPaymentMethod').set({ token: 'forgotten' });
  await saved.where('personId', '=', ben.personId).execute();
  expect(await api.send('GET', '/payment/method/default/token', { as: ben })).toMatchObject({
    status: 404,
    body: { code: 'payment-method-missing', detail: expect.stringContaining('Add another one') },
  });
});
