import type { RouteDraft } from './routes.data.ts';

type Window = { starts: string; expires: string };

/** `uses` is how many registrations have used it when the seed is done. */
type Code = Window & { code: string; limit: number; uses: number };

const season: Window = { starts: '2026-10-01T14:00:00Z', expires: '2027-08-15T23:00:00Z' };
const over: Window = { starts: '2025-10-01T14:00:00Z', expires: '2026-08-15T23:00:00Z' };

export const sponsorCodes: readonly Code[] = [
  { code: 'NORTHFELL27', ...season, limit: 40, uses: 1 },
  { code: 'NORTHFELL26', ...over, limit: 40, uses: 0 },
  { code: 'NORTHFELLCREW', ...season, limit: 2, uses: 2 },
];

/** The sponsor's code that opened the route, by order of registration. */
export const sponsorCodeFor = (order: number): string => (order < 2 ? 'NORTHFELLCREW' : 'NORTHFELL27');

export const groupCodes: readonly (Code & { peloton: string })[] = [
  { code: 'WHEELERS27', ...season, limit: 60, uses: 4, peloton: 'Hollin Valley Wheelers' },
  { code: 'WHEELERS26', ...over, limit: 60, uses: 0, peloton: 'Hollin Valley Wheelers' },
  { code: 'NIGHTSHIFT', ...season, limit: 3, uses: 3, peloton: 'Brightwater Night Shift' },
];

export const discountCodes: readonly (Code & { percentOff?: number; amountOff?: number })[] = [
  { code: 'EARLYBIRD', ...season, expires: '2027-04-30T23:00:00Z', limit: 200, uses: 5, percentOff: 20 },
  { code: 'WELCOME25', ...season, limit: 100, uses: 3, amountOff: 2_500 },
  { code: 'FULLRIDE', ...season, limit: 20, uses: 1, percentOff: 100 },
  { code: 'SPRING26', ...over, limit: 100, uses: 0, percentOff: 15 },
  { code: 'LASTCALL', ...season, limit: 1, uses: 1, amountOff: 5_000 },
];

export type Discount = (typeof discountCodes)[number];

/** Cents off, never more than the total. */
export const discountOn = (total: number, { percentOff, amountOff }: Discount): number =>
  Math.min(total, percentOff ? Math.floor((total * percentOff + 50) / 100) : (amountOff ?? 0));

export const feeOf = (chosen: readonly RouteDraft[]): number => chosen.reduce((sum, { fee }) => sum + fee, 0);
