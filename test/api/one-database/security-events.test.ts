import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { auditNow } from '#server/charging/audit/audit.ts';
import { post } from '#server/ledger/ledger.ts';
import { purposes } from '#server/operations.ts';
import { createSecurityEvents } from '#server/platform/security-events/security-events.ts';
import { card, donation } from '#test/support/event/donations.ts';
import { givenEvent } from '#test/support/event/event.ts';

const lines: Readonly<Record<string, unknown>>[] = [];
const securityEvents = createSecurityEvents((fields) => lines.push(fields));
const { api } = givenEvent({ overrides: { securityEvents } });
beforeEach(() => {
  lines.splice(0);
});

const source = expect.stringMatching(/^[\da-f]{16}$/);
const from = '203.0.113.9';
const where = { network: '203.0.113.0/24', source, traceId: expect.any(String) };

test('logs a rejected token without any part of it', async () => {
  const authorization = 'Bearer eyJhbGciOiJub25lIn0.e30.';
  expect(await api.send('GET', '/user', { from, headers: { authorization } })).toMatchObject({ status: 401 });
  expect(lines).toEqual([
    { securityEvent: 'token-refused', reason: 'token-invalid', operation: 'getCurrentUser', ...where },
  ]);
});

test('does not log a request without a token', async () => {
  expect(await api.send('GET', '/user', { from })).toMatchObject({ status: 401 });
  expect(lines).toEqual([]);
});

test('logs a forged notification of each gateway', async () => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const body = new URLSearchParams({
    bt_signature: `local|${'0'.repeat(40)}`,
    bt_payload: 'PHg+',
  }).toString();
  expect(await api.send('POST', '/payment/webhook', { from, headers, body })).toMatchObject({ status: 400 });
  const grant = {
    from,
    headers: { 'chariot-webhook-signature': `t=2027-03-01T15:00:00Z,v1=${'0'.repeat(64)}` },
    body: {
      id: 'e1',
      created_at: '2027-03-01T15:00:00Z',
      category: 'grant.created',
      associated_object_type: 'grant',
      associated_object_id: 'g1',
    },
  };
  expect(await api.send('POST', '/payment/chariot/webhook', grant)).toMatchObject({ status: 400 });
  const forged = { securityEvent: 'webhook-forged', reason: 'notification-forged', ...where };
  expect(lines).toEqual([
    { ...forged, operation: 'receiveGatewayNotification' },
    { ...forged, operation: 'receiveGrantEvent' },
  ]);
});

test('logs a request beyond a rate limit', async () => {
  const resend = () => api.send('POST', `/donation/receipt/${randomUUID()}/resend`, { from });
  for (let turn = 0; turn < 6; turn += 1) await resend();
  expect(lines).toEqual([]);
  expect(await resend()).toMatchObject({ status: 429 });
  expect(lines).toEqual([
    {
      securityEvent: 'rate-limited',
      reason: 'too-many-requests',
      operation: 'resendDonationReceipt',
      ...where,
    },
  ]);
});

test('logs a donation held up by card-testing protection, without the donor', async () => {
  const nonce = card('fake-processor-declined-visa-nonce');
  const body = donation({ isFeeCovered: false, amount: 500, charge: 500, payment: nonce });
  const headers = { 'donation-device': randomUUID() };
  let status = 402;
  while (status === 402) ({ status } = await api.send('POST', '/donation', { from, body, headers }));
  expect(status).toBe(428);
  expect(lines).toEqual([
    { securityEvent: 'card-testing', reason: 'proof-of-work-needed', operation: 'createDonation', ...where },
  ]);
});

test('logs each audit finding that was not repaired', async () => {
  const general = { kind: 'recipient', ownerType: 'General', eventYear: 2027 } as const;
  await api.store.db.transaction().execute((trx) =>
    post(trx, api.clock, {
      kind: 'donation',
      reference: randomUUID(),
      debits: [{ account: { kind: 'clearing', eventYear: 2027 }, amount: 2500 }],
      credits: [{ account: general, amount: 2500 }],
    }),
  );
  api.clock.advance(2 * 24 * 60 * 60 * 1000);
  const { id, findings } = await auditNow({ ...api.platform, purposes });
  expect(findings).not.toEqual([]);
  expect(lines).toEqual(
    findings
      .filter(({ isRepaired }) => !isRepaired)
      .map(({ kind, subject: about }) => ({
        securityEvent: 'audit-finding',
        reason: kind,
        subject: about,
        audit: id,
      })),
  );
});
