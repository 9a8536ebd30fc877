import { rideNames } from '#machines/registration/ride-names.ts';
import type { Book } from '#server/ledger/ledger.ts';
import { currentYear } from './calendar.ts';
import { sponsorId } from './event.rows.ts';
import { addCharge } from './gateway.rows.ts';
import type { Plan } from './participation.plan.ts';
import { pelotonId } from './pelotons.rows.ts';
import type { RouteDraft } from './routes.data.ts';
import { type DemoData, eventId } from './rows.ts';

type Window = { starts: string; expires: string };

/** `uses` is how many registrations have used it when the seed is done. */
type Code = Window & { code: string; limit: number; uses: number };

const season: Window = { starts: '2026-10-01T14:00:00Z', expires: '2027-08-15T23:00:00Z' };
const over: Window = { starts: '2025-10-01T14:00:00Z', expires: '2026-08-15T23:00:00Z' };

const sponsorCodes: readonly Code[] = [
  { code: 'NORTHFELL27', ...season, limit: 40, uses: 1 },
  { code: 'NORTHFELL26', ...over, limit: 40, uses: 0 },
  { code: 'NORTHFELLCREW', ...season, limit: 2, uses: 2 },
];

/** The sponsor's code that opened the route, by order of registration. */
const sponsorCodeFor = (order: number): string => (order < 2 ? 'NORTHFELLCREW' : 'NORTHFELL27');

const groupCodes: readonly (Code & { peloton: string })[] = [
  { code: 'WHEELERS27', ...season, limit: 60, uses: 4, peloton: 'Hollin Valley Wheelers' },
  { code: 'WHEELERS26', ...over, limit: 60, uses: 0, peloton: 'Hollin Valley Wheelers' },
  { code: 'NIGHTSHIFT', ...season, limit: 3, uses: 3, peloton: 'Brightwater Night Shift' },
];

const discountCodes: readonly (Code & { percentOff?: number; amountOff?: number })[] = [
  { code: 'EARLYBIRD', ...season, expires: '2027-04-30T23:00:00Z', limit: 200, uses: 5, percentOff: 20 },
  { code: 'WELCOME25', ...season, limit: 100, uses: 3, amountOff: 2_500 },
  { code: 'FULLRIDE', ...season, limit: 20, uses: 1, percentOff: 100 },
  { code: 'SPRING26', ...over, limit: 100, uses: 0, percentOff: 15 },
  { code: 'LASTCALL', ...season, limit: 1, uses: 1, amountOff: 5_000 },
];

type Discount = (typeof discountCodes)[number];

/** Cents off, never more than the total. */
const discountOn = (total: number, { percentOff, amountOff }: Discount): number =>
  Math.min(total, percentOff ? Math.floor((total * percentOff + 50) / 100) : (amountOff ?? 0));

const feeOf = (chosen: readonly RouteDraft[]): number => chosen.reduce((sum, { fee }) => sum + fee, 0);

/** Distributes each code's uses in the order of registrations. */
export type CodeUses = {
  /** Records the codes that this registration used; returns its discount. */
  use: (data: DemoData, plan: Plan, registrationId: string) => Discount | null;
};

const window = ({ starts, expires }: { starts: string; expires: string }) => ({
  startsAt: new Date(starts),
  expiresAt: new Date(expires),
});

/** For each kind of code one that is valid, one that has expired and one that is used up. */
export const addCodes = (data: DemoData): void => {
  for (const each of sponsorCodes) {
    data.sponsorCode.push({ code: each.code, sponsorId, ...window(each), useLimit: each.limit });
  }
  for (const each of groupCodes) {
    data.groupCode.push({
      code: each.code,
      pelotonId: pelotonId(each.peloton),
      ...window(each),
      useLimit: each.limit,
    });
  }
  for (const each of discountCodes) {
    data.discountCode.push({
      code: each.code,
      percentOff: each.percentOff ?? null,
      amountOff: each.amountOff ?? null,
      ...window(each),
      useLimit: each.limit,
    });
  }
};

export const openCodeUses = (): CodeUses => {
  const discounts = discountCodes.flatMap((each) => Array<Discount>(each.uses).fill(each));
  const groupLeft = new Map(
    groupCodes.map(({ peloton, code, uses }) => [code, { peloton: pelotonId(peloton), uses }]),
  );
  let sponsored = 0;
  let order = 0;

  const noteGroup = (data: DemoData, plan: Plan, registrationId: string): void => {
    const [route] = plan.routes;
    const personId = data.person[plan.person]?.id;
    const member = data.pelotonMember.find(
      (each) => each.personId === personId && each.eventId === eventId(currentYear),
    );
    const hit = [...groupLeft].find(([, { peloton, uses }]) => uses > 0 && peloton === member?.pelotonId);
    if (!route || !hit) return;
    hit[1].uses -= 1;
    data.codeUse.push({
      kind: 'group',
      code: hit[0],
      registrationId,
      scope: route.rideType,
      heldUntil: null,
    });
  };

  return {
    use: (data, plan, registrationId) => {
      noteGroup(data, plan, registrationId);
      const sponsor = plan.routes.find((route) => route.sponsor);
      if (sponsor) {
        const code = sponsorCodeFor(sponsored);
        sponsored += 1;
        data.codeUse.push({
          kind: 'sponsor',
          code,
          registrationId,
          scope: sponsor.rideType,
          heldUntil: null,
        });
      }
      // Every third rider had a code, until all are used.
      order += 1;
      const discount = order % 3 === 0 ? (discounts.shift() ?? null) : null;
      if (discount) {
        data.codeUse.push({
          kind: 'discount',
          code: discount.code,
          registrationId,
          scope: 'fee',
          heldUntil: null,
        });
      }
      return discount;
    },
  };
};

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
