import { describe, expect, test } from 'vitest';
import { signatureOf } from '#server/platform/payments/chariot/grant-event.ts';
import { signedXml } from '#server/simulators/braintree/signed-notification.ts';
import { localChariotKeys } from '#server/simulators/chariot/chariot-keys.ts';
import { startApi } from '#test/support/api.ts';
import { given } from '#test/support/given.ts';
import { tableDigest } from '#test/support/table-digest.ts';

const api = given(startApi);

const send = async (url: string, headers: Record<string, string>, payload: string) => {
  const before = await tableDigest(api.store.db);
  const answer = await api.app.inject({ method: 'POST', url, headers, payload });
  expect(await tableDigest(api.store.db)).toEqual(before);
  return [answer.statusCode, answer.json().code];
};

const form = (xml: string) => new URLSearchParams({ ...signedXml(xml) }).toString();
const sendForm = (xml: string) =>
  send('/api/payment/webhook', { 'content-type': 'application/x-www-form-urlencoded' }, form(xml));

const at = '<timestamp type="datetime">2027-03-01T15:00:00Z</timestamp>';
const notification = (inside: string) => `<notification>${inside}</notification>`;
const dispute = (inside: string) =>
  notification(`${at}<kind>dispute_lost</kind><subject><dispute>${inside}</dispute></subject>`);
const charge = '<transaction><id>t1</id></transaction>';

describe('Signed notifications with malformed content', () => {
  test.each([
    ['no XML', 'hello'],
    ['an empty text', ''],
    ['XML that ends early', '<notification><kind>check</kind>'],
    ['another document', '<error><message>Down</message></error>'],
    ['no subject', notification(`${at}<kind>dispute_lost</kind>`)],
    ['no kind', notification(`${at}<subject><check type="boolean">true</check></subject>`)],
    ['no time', notification('<kind>check</kind><subject><check>true</check></subject>')],
    [
      'an invalid time',
      notification('<timestamp>soon</timestamp><kind>check</kind><subject><check/></subject>'),
    ],
    [
      'a year beyond the range of the database',
      notification(
        '<timestamp>+275000-01-01T00:00:00Z</timestamp><kind>check</kind><subject><check/></subject>',
      ),
    ],
    [
      'a kind of 1,000 letters',
      notification(`${at}<kind>${'k'.repeat(1000)}</kind><subject><check/></subject>`),
    ],
    ['a dispute without a charge', dispute('<id>d1</id><amount-disputed>5.00</amount-disputed>')],
    ['a dispute without an id', dispute(`<amount-disputed>5.00</amount-disputed>${charge}`)],
    ['a dispute without an amount', dispute(`<id>d1</id>${charge}`)],
    [
      'a dispute with an invalid amount',
      dispute(`<id>d1</id><amount-disputed>lots</amount-disputed>${charge}`),
    ],
    [
      'a dispute whose amount is too large',
      dispute(`<id>d1</id><amount-disputed>${'9'.repeat(40)}</amount-disputed>${charge}`),
    ],
    [
      'a dispute with two ids',
      dispute(`<id>d1</id><id>d2</id><amount-disputed>5.00</amount-disputed>${charge}`),
    ],
    [
      'a transaction without an id',
      notification(
        `${at}<kind>transaction_settled</kind><subject><transaction><amount>5.00</amount></transaction></subject>`,
      ),
    ],
    [
      'an id with a NUL character',
      notification(
        `${at}<kind>transaction_settled</kind><subject><transaction><id>a&#0;b</id></transaction></subject>`,
      ),
    ],
    [
      'a payout without an id',
      notification(
        `${at}<kind>disbursement</kind><subject><disbursement><success type="boolean">true</success></disbursement></subject>`,
      ),
    ],
  ])('rejects a notification with %s with 400, and changes nothing', async (_, xml) => {
    expect(await sendForm(xml)).toEqual([400, 'notification-malformed']);
  });

  test.each([
    ['no JSON', '{'],
    ['no event', '{"id":"e1"}'],
    [
      'an invalid time',
      '{"id":"e1","created_at":"soon","category":"grant.updated","associated_object_type":"grant","associated_object_id":"g1"}',
    ],
    [
      'an id with a NUL character',
      '{"id":"e1","created_at":"2027-03-01T15:00:00Z","category":"grant.updated","associated_object_type":"grant","associated_object_id":"g\\u0000"}',
    ],
  ])('rejects a Chariot event with %s with 400', async (_, text) => {
    const signature = `t=1,v1=${signatureOf(localChariotKeys.webhookSecret, '1', text)}`;
    const headers = { 'content-type': 'application/json', 'chariot-webhook-signature': signature };
    const [status] = await send('/api/payment/chariot/webhook', headers, text);
    expect(status).toBe(400);
  });
});

describe('Webhook media types', () => {
  const signed = signedXml(
    notification(`${at}<kind>check</kind><subject><check type="boolean">true</check></subject>`),
  );

  test('accepts a form', async () => {
    const answer = await api.app.inject({
      method: 'POST',
      url: '/api/payment/webhook',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ ...signed }).toString(),
    });
    expect(answer.statusCode).toBe(204);
  });

  test.each([
    ['application/json', JSON.stringify(signed)],
    ['application/json; charset=utf-8', JSON.stringify(signed)],
    ['text/plain', 'bt_signature'],
  ])('rejects %s with 415', async (type, payload) => {
    const answer = await send('/api/payment/webhook', { 'content-type': type }, payload);
    expect(answer).toEqual([415, 'media-type-unknown']);
  });
});
