import { currentYear } from './calendar.ts';
import { type Discount, discountCodes, groupCodes, sponsorCodeFor, sponsorCodes } from './codes.data.ts';
import { eventId } from './demo-ids.ts';
import { sponsorId } from './event.rows.ts';
import type { Plan } from './participation.plan.ts';
import { pelotonId } from './pelotons.rows.ts';
import type { DemoData } from './rows.ts';

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
