import type { Reports } from './reports.ts';

type Part = {
  email?: string;
  customer?: { email?: string };
  customer_id?: string;
  payment_method_token?: string;
  payment_method_nonce?: string;
};

/** The request's one part, by any name. */
const partOf = (body: unknown): Part => {
  const first = typeof body === 'object' && body !== null ? Object.values(body)[0] : undefined;
  return typeof first === 'object' && first !== null ? first : {};
};

/** The e-mail address of a request's payer, so that an outcome can wait for one person; null if unknown. */
export const payerOf = async (reports: Reports, id: string, body: unknown): Promise<string | null> => {
  const part = partOf(body);
  const told = part.email ?? part.customer?.email;
  if (told !== undefined) return told;
  const nonce =
    part.payment_method_nonce === undefined ? undefined : await reports.nonce(part.payment_method_nonce);
  const token = part.payment_method_token ?? nonce?.paymentMethodToken ?? id;
  const customerId = part.customer_id ?? (await reports.method(token))?.customerId;
  const customer = customerId === undefined ? undefined : await reports.customer(customerId);
  return customer?.email ?? null;
};
