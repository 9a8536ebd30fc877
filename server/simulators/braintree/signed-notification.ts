import { createHash, createHmac } from 'node:crypto';
import { localKeys } from './braintree-keys.ts';
import { type DisputeRow, disputeNode, type TransactionRow, transactionNode } from './wire.ts';
import { list, type Node, toXml } from './xml.ts';

/** The form that is sent. */
export type SignedNotification = { bt_signature: string; bt_payload: string };

export type Subject =
  | { transaction: TransactionRow }
  | { dispute: DisputeRow }
  | { disbursement: { id: string; transactionIds: readonly string[] } }
  | { revoked: { token: string; customerId: string } };

const nodeOf = (subject: Subject): Record<string, Node> => {
  if ('transaction' in subject) return { transaction: transactionNode(subject.transaction) };
  if ('revoked' in subject) {
    const { token, customerId } = subject.revoked;
    return { 'paypal-account': { token, 'customer-id': customerId } };
  }
  if ('disbursement' in subject) {
    const { id, transactionIds } = subject.disbursement;
    return { disbursement: { id, success: true, 'transaction-ids': list('item', transactionIds) } };
  }
  return { dispute: disputeNode(subject.dispute) };
};

/** XML with the gateway's signature: HMAC-SHA1 with the private key's SHA-1, over its Base64. */
export const signedXml = (xml: string): SignedNotification => {
  const payload = `${Buffer.from(xml).toString('base64')}\n`;
  const key = createHash('sha1').update(localKeys.privateKey).digest();
  const signature = createHmac('sha1', key).update(payload).digest('hex');
  return { bt_signature: `${localKeys.publicKey}|${signature}`, bt_payload: payload };
};

/** A notification of the gateway's; its times are whole seconds. */
export const signedNotification = (kind: string, sentAt: Date, subject: Subject): SignedNotification => {
  const timestamp = sentAt.toISOString().replace(/\.\d+Z$/, 'Z');
  return signedXml(toXml('notification', { timestamp, kind, subject: nodeOf(subject) }));
};
