import type { components } from '#openapi/contract.gen.ts';
import { moneyExact } from '#src/components/format/money.ts';
import { counted } from '#src/components/format/numbers.ts';

export type GivenGift = components['schemas']['GivenGift'];
export type GivingYear = components['schemas']['GivingYear'];
export type GivingSummary = components['schemas']['GivingSummary'];
export type SummedGift = components['schemas']['SummedGift'];

/** Who got the gift and where their page is; the general fund has none. */
export const givenTo = ({ recipient: { recipientType, id, name } }: Pick<GivenGift, 'recipient'>) => {
  if (recipientType === 'General' || id === null) return { name: 'The general fund', href: null };
  return { name: name ?? id, href: `/${recipientType === 'User' ? 'profile' : 'peloton'}/${id}` };
};

const backText = ({ refundedAmount, charge }: GivenGift): string =>
  refundedAmount >= charge
    ? 'all of it was given back to you'
    : `${moneyExact(refundedAmount)} of it was given back to you`;

/** "Receipt 2027-000012 · monthly · anonymous · $1.81 fee covered": what is worth knowing of a gift besides who and how much. */
export const noteOf = (gift: GivenGift): string =>
  [
    `Receipt ${gift.number}`,
    ...(gift.isOffline ? ['by check'] : []),
    ...(gift.frequency === 'Monthly' ? ['monthly'] : []),
    ...(gift.organizationName === null ? [] : [`for ${gift.organizationName}`]),
    ...(gift.isAnonymous ? ['anonymous'] : []),
    ...(gift.fee > 0 ? [`${moneyExact(gift.fee)} fee covered`] : []),
    ...(gift.refundedAmount > 0 ? [backText(gift)] : []),
  ].join(' · ');

/** "2027 (12 gifts)" */
export const yearOption = ({ year, giftCount }: GivingYear) => ({
  value: String(year),
  label: `${year} (${counted(giftCount, 'gift')})`,
});

const standings: Record<SummedGift['standing'], (gift: SummedGift) => string[]> = {
  own: () => [],
  organization: ({ organizationName }) => [`${organizationName ?? 'the organization'} may deduct it`],
  fund: () => ['from your donor-advised fund, deducted when it went in there'],
};

/** "Receipt 2027-000012 · Tamarack Wheel Works may deduct it": where to find a gift, and why it isn't the donor's to deduct. */
export const standingText = (gift: SummedGift): string =>
  [`Receipt ${gift.number}`, ...(gift.isOffline ? ['by check'] : []), ...standings[gift.standing](gift)].join(
    ' · ',
  );
