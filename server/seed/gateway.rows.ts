import { chargedIntentRow, intentTable } from '#server/charging/charging.ts';
import type { Book } from '#server/ledger/ledger.ts';
import { derivedId } from '#server/platform/idempotency/derived-id.ts';
import type { Year } from './calendar.ts';
import type { DemoData, Row } from './rows.ts';

/** What the gateway keeps of a charge: 2.9 % and 30 cents. */
const gatewayFee = (charge: number): number => Math.round(charge * 0.029) + 30;

const short = (id: string): string => id.replaceAll('-', '').slice(0, 12);

/** Saves a Visa for the person, at the local gateway as well, so that it can be charged at the deadline. */
export const addSavedMethod = (data: DemoData, person: Row<'person'>, at: Date): void => {
  const customerId = `c${short(person.id)}`;
  const token = `m${short(person.id)}`;
  data.gatewayCustomer.push({ personId: person.id, customerId, createdAt: at });
  data.savedPaymentMethod.push({
    token,
    personId: person.id,
    type: 'CreditCard',
    brand: 'Visa',
    last4: '1111',
    expirationMonth: 12,
    expirationYear: 2034,
    isDefault: true,
    createdAt: at,
  });
  data.localGatewayCustomer.push({
    id: customerId,
    firstName: person.firstName,
    lastName: person.lastName,
    email: person.emailAddress,
    createdAt: at,
  });
  data.localGatewayMethod.push({
    token,
    customerId,
    originNonce: 'fake-valid-visa-nonce',
    isDefault: true,
    createdAt: at,
  });
};

/** What the gateway calls the charge of an order. */
export const gatewayIdOf = (orderId: string): string => `s${short(orderId)}`;

type Charge = {
  /** The intent's, and the gateway's order's; made up when left out. */
  id?: string;
  purpose: 'donation' | 'registration-fee' | 'commitment-shortfall';
  /** What is paid for. */
  reference: string;
  personId: string | null;
  amount: number;
  year: Year;
  at: Date;
};

/** A charge that went through: the intent, the gateway's reports and what the gateway keeps. Returns the intent's id. */
export const addCharge = (data: DemoData, book: Book, charge: Charge): string => {
  const { purpose, reference, personId, amount, year, at } = charge;
  const intentId = charge.id ?? derivedId('intent', purpose, reference);
  const transactionId = gatewayIdOf(intentId);
  data[intentTable].push(
    chargedIntentRow({
      id: intentId,
      purpose,
      reference,
      personId,
      amount,
      eventYear: year,
      gatewayTransactionId: transactionId,
      at,
    }),
  );
  data.localGatewayTransaction.push({
    id: transactionId,
    type: 'sale',
    status: 'settled',
    orderId: intentId,
    amount,
    originNonce: 'fake-valid-visa-nonce',
    createdAt: at,
  });
  const fee = gatewayFee(amount);
  book.post({
    kind: 'gateway-fee',
    reference: intentId,
    at,
    sides: [
      [{ kind: 'processing-fees', eventYear: year }, fee],
      [{ kind: 'clearing', eventYear: year }, -fee],
    ],
  });
  return intentId;
};
