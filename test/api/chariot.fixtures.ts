import { randomUUID } from 'node:crypto';
import { openFundDesk, type SignedEvent } from '#server/platform/payments/chariot/local/fund-desk.ts';
import type { TestApi } from '#test/support/api.ts';
import { type GiftRequest, gift, lettersOf, moneyIn } from '#test/support/event/donations.ts';

/** As the window of the sandbox names an approval. */
export const approval = (): string => `local-${randomUUID()}`;

/** $50 to the general fund, granted by a donor-advised fund. */
export const grantedGift = (more: Partial<GiftRequest> = {}): GiftRequest =>
  gift({
    isFeeCovered: false,
    charge: 5_000,
    payment: { chariotSession: approval() },
    ...more,
  });

/** The money of a test's time, with what Chariot has granted in it, and what is done at the fund. */
export const grantWorld = (api: TestApi) => {
  const { db } = api.store;
  const desk = openFundDesk(db, api.clock);
  return {
    desk,

    money: async (since: Date) => {
      const grants = await db
        .selectFrom('localChariotGrant')
        .select(['amount', 'status'])
        .where('createdAt', '>=', since)
        .orderBy('sequence')
        .execute();
      const { charges, ...books } = await moneyIn(db, since);
      return { ...books, charges, grants: grants.map(({ amount, status }) => [amount, status]) };
    },

    letters: async (kind: string, { donor }: GiftRequest) =>
      (await lettersOf(db, kind)).filter(({ recipient }) => recipient === donor.email.toLowerCase()),

    deliver: async ({ signature, text }: SignedEvent): Promise<number> => {
      const answer = await api.app.inject({
        method: 'POST',
        url: '/api/payment/chariot/webhook',
        headers: { 'content-type': 'application/json', 'chariot-webhook-signature': signature },
        payload: text,
      });
      return answer.statusCode;
    },
  };
};

export type GrantWorld = ReturnType<typeof grantWorld>;
