import { isUndecided } from '#server/charging/charging.ts';
import type { Fee, FeeIntent, FeeLine, RoutePlace } from './registration.types.ts';

/** Either percent or amount (cents). */
export type Discount = { code: string; percentOff: number | null; amountOff: number | null };

/** Cents off; half a cent is rounded up, and never more than the total. */
export const discountOn = (total: number, discount: Pick<Discount, 'percentOff' | 'amountOff'>): number => {
  const off =
    discount.percentOff === null
      ? (discount.amountOff ?? 0)
      : Math.floor((total * discount.percentOff + 50) / 100);
  return Math.min(off, total);
};

export const feeBeforeDiscount = (places: readonly Pick<RoutePlace, 'fee'>[]): number =>
  places.reduce((sum, place) => sum + place.fee, 0);

type Priced = Pick<RoutePlace, 'rideName' | 'routeName' | 'fee'>;

export const feeLines = (places: readonly Priced[], discount: Discount | null): FeeLine[] => {
  const lines = places.map(({ rideName, routeName, fee }) => ({
    label: `${rideName}, ${routeName}`,
    amount: fee,
  }));
  if (!discount) return lines;
  const off = discountOn(feeBeforeDiscount(places), discount);
  return [...lines, { label: `Discount ${discount.code}`, amount: off === 0 ? 0 : -off }];
};

const feeState = (total: number, intent: FeeIntent | null): Fee['state'] => {
  if (intent?.state === 'charged') return 'charged';
  if (isUndecided(intent)) return 'processing';
  return total === 0 ? 'none' : 'due';
};

/** The fee of these routes; `paid` is the fee as it was shown at the payment, and stays. */
export const feeOf = (
  places: readonly Priced[],
  discount: Discount | null,
  intent: FeeIntent | null,
  paid?: { lines: FeeLine[]; total: number; discountCode: string | null } | undefined,
): Fee => {
  if (paid) return { ...paid, state: feeState(paid.total, intent) };
  const lines = feeLines(places, discount);
  const total = lines.reduce((sum, line) => sum + line.amount, 0);
  return { lines, total, discountCode: discount?.code ?? null, state: feeState(total, intent) };
};
