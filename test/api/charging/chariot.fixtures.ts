import { randomUUID } from 'node:crypto';
import { openFundDesk, type SignedEvent } from '#server/simulators/chariot/fund-desk.ts';
import type { TestApi } from '#test/support/api.ts';
import { type DonationRequest, donation, emailsOf, moneyIn } from '#test/support/event/donations.ts';

/** The name that the sandbox's window gives to an approval. */
export const approval = (): string => `local-${randomUUID()}`;

/** $50 to the general fund, granted by a donor-advised fund. */
export const grantedDonation = (more: Partial<DonationRequest> = {}): DonationRequest =>
  donation({
    isFeeCovered: false,
    charge: 5_000,
    payment: { chariotSession: approval() },
    ...more,
  });

/** The money that moved since an instant by Chariot's grants, and the actions of the fund. */
export const grantScenario = (api: TestApi) => {
  let desk: ReturnType<typeof openFundDesk> | undefined;
  return {
    get desk() {
      desk ??= openFundDesk(api.store.db, api.clock);
      return desk;
    },

    money: async (since: Date) => {
      const grants = await api.store.db
        .selectFrom('localChariotGrant')
        .select(['amount', 'status'])
        .where('createdAt', '>=', since)
        .orderBy('sequence')
        .execute();
      const { charges, ...sums } = await moneyIn(api.store.db, since);
      return { ...sums, charges, grants: grants.map(({ amount, status }) => [amount, status]) };
    },

    letters: async (kind: string, { donor }: DonationRequest) =>
      (await emailsOf(api.store.db, kind)).filter(({ recipient }) => recipient === donor.email.toLowerCase()),

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
