import type { components } from '#openapi/contract.gen.ts';

type Schemas = components['schemas'];

/** A gift as it is stored; amount in cents. */
export type GiftRow = {
  id: string;
  donorName: string;
  isAnonymous: boolean;
  amount: number;
  isAmountVisible: boolean;
  message: string | null;
  givenAt: Date;
};

/** What others may see of a gift, or all of it: to its recipient nobody is anonymous. */
export const giftView = (row: GiftRow, isRecipient: boolean): Schemas['Gift'] => ({
  id: row.id,
  name: row.isAnonymous && !isRecipient ? null : row.donorName,
  isAnonymous: row.isAnonymous,
  amount: row.isAmountVisible || isRecipient ? row.amount : null,
  isAmountVisible: row.isAmountVisible,
  message: row.message,
  givenAt: row.givenAt.toISOString(),
});

/** A monthly gift with its recipient and what it has brought; amounts in cents. */
export type RecurringGiftRow = {
  id: string;
  recipientType: 'User' | 'Peloton' | 'General';
  publicId: string | null;
  personName: string | null;
  pelotonId: string | null;
  pelotonName: string | null;
  amount: number;
  charge: number;
  dayOfMonth: number;
  state: 'active' | 'paused';
  nextOn: string | null;
  startedAt: Date;
  givenCount: number;
  givenAmount: number;
  paymentMethod: Schemas['SavedPaymentMethod'] | null;
};

export const recurringGiftView = (row: RecurringGiftRow): Schemas['RecurringGift'] => ({
  id: row.id,
  recipient: {
    recipientType: row.recipientType,
    id: row.publicId ?? row.pelotonId,
    name: row.personName ?? row.pelotonName,
  },
  amount: row.amount,
  charge: row.charge,
  dayOfMonth: row.dayOfMonth,
  state: row.state,
  nextOn: row.nextOn,
  startedAt: row.startedAt.toISOString(),
  givenCount: row.givenCount,
  givenAmount: row.givenAmount,
  paymentMethod: row.paymentMethod,
});
