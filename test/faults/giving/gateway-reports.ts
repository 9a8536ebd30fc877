import type { Reports } from '#server/simulators/braintree/reports.ts';
import { newId } from '#server/simulators/braintree/reports.ts';
import type { CustomerRow, MethodRow, TransactionRow } from '#server/simulators/braintree/wire.ts';

type Row = {
  customer: CustomerRow;
  method: MethodRow;
  transaction: TransactionRow;
  nonce: Awaited<ReturnType<Reports['nonce']>> & object;
  dispute: Awaited<ReturnType<Reports['openDispute']>>;
};

const found = <Item>(map: ReadonlyMap<string, Item>, id: string): Item => {
  const item = map.get(id);
  if (item === undefined) throw new Error(`The gateway has no ${id}.`);
  return item;
};

/** The simulator's reports in their own process, where no crash of the site reaches them. */
export const memoryReports = (): Reports & { all: () => TransactionRow[]; settle: () => void } => {
  const customers = new Map<string, CustomerRow>();
  const methods = new Map<string, MethodRow>();
  const nonces = new Map<string, Row['nonce']>();
  const transactions = new Map<string, TransactionRow>();
  const orders = new Map<string, TransactionRow[]>();
  const disputes = new Map<string, Row['dispute']>();

  const keepTransaction = (row: TransactionRow): TransactionRow => {
    transactions.set(row.id, row);
    orders.set(row.orderId, [...(orders.get(row.orderId) ?? []).filter(({ id }) => id !== row.id), row]);
    return row;
  };
  const saveMethod = (customerId: string, originNonce: string): MethodRow => {
    const method = { token: newId(), customerId, originNonce, isDefault: true, createdAt: new Date() };
    methods.set(method.token, method);
    return method;
  };

  return {
    all: () => [...transactions.values()],
    settle: () => {
      for (const row of transactions.values())
        if (row.status === 'submitted_for_settlement') keepTransaction({ ...row, status: 'settled' });
    },
    methodsOf: async (customerId) => [...methods.values()].filter((one) => one.customerId === customerId),
    customer: async (id) => customers.get(id),
    addCustomer: async (person, originNonce) => {
      const customer = { id: newId(), ...person, createdAt: new Date() };
      customers.set(customer.id, customer);
      return { customer, methods: originNonce === null ? [] : [saveMethod(customer.id, originNonce)] };
    },
    addMethod: async (customerId, originNonce) => saveMethod(customerId, originNonce),
    method: async (token) => methods.get(token),
    addNonce: async (paymentMethodToken) => {
      const nonce = `local-${newId()}`;
      nonces.set(nonce, { nonce, paymentMethodToken, consumedAt: null, createdAt: new Date() });
      return nonce;
    },
    nonce: async (nonce) => nonces.get(nonce),
    consumeNonce: async (nonce) => {
      const kept = nonces.get(nonce);
      if (!kept || kept.consumedAt) return false;
      nonces.set(nonce, { ...kept, consumedAt: new Date() });
      return true;
    },
    addTransaction: async (row) =>
      keepTransaction({
        customerId: null,
        paymentMethodToken: null,
        refundedTransactionId: null,
        processorCode: null,
        processorText: null,
        rejectionReason: null,
        ...row,
        status: row.status,
        id: newId(),
        sequence: transactions.size,
        createdAt: new Date(),
      }),
    transaction: async (id) => transactions.get(id),
    ofOrder: async (orderId) => orders.get(orderId) ?? [],
    between: async (from, until) =>
      [...transactions.values()]
        .filter(({ createdAt }) => createdAt >= from && createdAt <= until)
        .map(({ id }) => id),
    transactions: async (ids) => ids.flatMap((id) => transactions.get(id) ?? []),
    dispute: async (id) => disputes.get(id),
    disputesBetween: async (from, until) =>
      [...disputes.values()].filter(({ createdAt }) => createdAt >= from && createdAt < until),
    openDispute: async (transactionId, amount) => {
      const dispute = {
        id: newId(),
        transactionId,
        amount,
        status: 'open' as const,
        createdAt: new Date(),
      };
      disputes.set(dispute.id, dispute);
      return dispute;
    },
    closeDispute: async (id, status) => {
      const closed = { ...found(disputes, id), status };
      disputes.set(id, closed);
      return closed;
    },
    voidTransaction: async (id) => keepTransaction({ ...found(transactions, id), status: 'voided' }),
  };
};
