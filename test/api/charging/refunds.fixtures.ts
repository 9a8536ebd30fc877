import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { post } from '#server/ledger/ledger.ts';
import { type ControlPanel, openControlPanel } from '#server/simulators/braintree/control-panel.ts';
import type { SignedNotification } from '#server/simulators/braintree/signed-notification.ts';
import type { TestApi } from '#test/support/api.ts';
import { ids } from '#test/support/event/event-rows.ts';
import { insertRows, rowsOf } from '#test/support/rows.ts';

export type GivenDonation = { id: string; personId: string; transactionId: string };

/** Donations that the gateway's simulator charged, and later changes at the gateway. */
export const refundScenario = (api: TestApi) => {
  let panel: ControlPanel | undefined;
  let people = 0;

  const addPerson = async (): Promise<string> => {
    people += 1;
    const id = randomUUID();
    await insertRows(api.store.db, 'person', {
      id,
      oid: id,
      publicId: `rider-${people}`,
      firstName: 'Ida',
      lastName: `Number ${people}`,
      emailAddress: `ida${people}@example.com`,
      createdAt: api.clock.now(),
    });
    return id;
  };

  const addIntent = (id: string, purpose: string, personId: string, amount: number, key: string) =>
    insertRows(api.store.db, 'paymentIntent', {
      id,
      purpose,
      reference: purpose === 'donation' ? key : `${ids.event}:${personId}`,
      personId,
      amount,
      idempotencyKey: key,
      createdAt: api.clock.now(),
      updatedAt: api.clock.now(),
    });

  const charged = (orderId: string, amount: number, nonce = 'fake-valid-visa-nonce') =>
    api.platform.payments.sale({ orderId, amount, source: { nonce } });

  /** A donation of `amount` cents for which `charge` was charged, in the ledger as the checkout leaves it. */
  const give = async (amount: number, charge = amount, nonce?: string): Promise<GivenDonation> => {
    const [id, personId] = [randomUUID(), await addPerson()];
    await addIntent(id, 'donation', personId, charge, randomUUID());
    const { transactionId } = await charged(id, charge, nonce);
    const recipient = { kind: 'recipient', ownerType: 'User', ownerId: personId, eventYear: 2027 } as const;
    await api.store.db.transaction().execute(async (trx) => {
      await rowsOf(trx, 'paymentIntent', { id }).update({
        state: 'charged',
        gatewayTransactionId: transactionId,
      });
      await post(trx, api.clock, {
        kind: 'donation',
        reference: id,
        debits: [{ account: { kind: 'clearing', eventYear: 2027 }, amount: charge }],
        credits: [
          { account: recipient, amount },
          ...(charge > amount
            ? [{ account: { kind: 'partners', eventYear: 2027 } as const, amount: charge - amount }]
            : []),
        ],
      });
    });
    return { id, personId, transactionId };
  };

  /** A charge at the deadline whose answer was lost: the gateway has it, and the intent is open here. */
  const chargeUnheard = async (amount: number): Promise<GivenDonation> => {
    const [id, personId] = [randomUUID(), await addPerson()];
    await addIntent(id, 'commitment-shortfall', personId, amount, `${ids.event}:${personId}:1`);
    const { transactionId } = await charged(id, amount);
    return { id, personId, transactionId };
  };

  /** Sums by account of everything that was posted for an order. */
  const booked = async ({ id, personId }: Pick<GivenDonation, 'id' | 'personId'>) => {
    const { rows } = await sql<{ account: string; sum: number }>`
      select coalesce(owner_type, account.kind) as account, sum(amount)::bigint as sum
      from ledger_transaction booked
      join ledger_entry entry on entry.transaction_id = booked.id
      join ledger_account account on account.id = entry.account_id
      left join ledger_transaction first on first.id = booked.corrects_id
      where coalesce(first.reference, booked.reference) = ${id}
        and (account.owner_id = ${personId} or account.owner_id is null)
      group by 1 having sum(amount) <> 0 order by 1`.execute(api.store.db);
    return Object.fromEntries(rows.map(({ account, sum }) => [account, sum]));
  };

  const deliver = async (notification: SignedNotification | Record<string, string>): Promise<number> => {
    const answer = await api.app.inject({
      method: 'POST',
      url: '/api/payment/webhook',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ ...notification }).toString(),
    });
    return answer.statusCode;
  };

  return {
    /** The gateway's control panel. */
    get panel() {
      panel ??= openControlPanel(api.store.db, api.clock);
      return panel;
    },
    give,
    chargeUnheard,
    charged,
    booked,
    deliver,
    addPerson,
    work: () => api.platform.jobs.runDue(),
  };
};

export type RefundScenario = ReturnType<typeof refundScenario>;
