import { rideNames } from '#machines/registration/ride-names.ts';
import type { Book } from '#server/ledger/ledger.ts';
import { currentYear } from './calendar.ts';
import { type CodeUses, discountOn, feeOf } from './codes.rows.ts';

import { addCharge } from './gateway.rows.ts';
import type { Plan } from './participation.plan.ts';
import type { DemoData } from './rows.ts';

type Payer = { plan: Plan; personId: string; registrationId: string; codes: CodeUses };

type FeeAnswer = { lines: { label: string; amount: number }[]; total: number; discountCode: string | null };

/** Charges a rider's fee and books it; null for a free registration. */
export const addFee = (
  data: DemoData,
  book: Book,
  { plan, personId, registrationId, codes }: Payer,
): FeeAnswer | null => {
  const { routes, year, at } = plan;
  if (routes.length === 0) return null;
  const full = feeOf(routes);
  const discount = year === currentYear ? codes.use(data, plan, registrationId) : null;
  const off = discount ? discountOn(full, discount) : 0;
  const total = full - off;
  if (total > 0) {
    const intentId = addCharge(data, book, {
      purpose: 'registration-fee',
      reference: registrationId,
      personId,
      amount: total,
      year,
      at,
    });
    book.post({
      kind: 'registration-fee',
      reference: intentId,
      at,
      sides: [
        [{ kind: 'clearing', eventYear: year }, total],
        [{ kind: 'registration-fees', eventYear: year }, -total],
      ],
    });
  }
  const lines = routes.map(({ rideType, name, fee }) => ({
    label: `${rideNames[rideType]}, ${name}`,
    amount: fee,
  }));
  return {
    lines: discount ? [...lines, { label: `Discount ${discount.code}`, amount: -off }] : lines,
    total,
    discountCode: discount?.code ?? null,
  };
};
