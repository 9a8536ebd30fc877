import type { components } from '#openapi/contract.gen.ts';
import { moneyExact } from '#src/components/format/money.ts';

export type GivenGift = components['schemas']['GivenGift'];

/** Who got the gift and where their page is; the general fund has none. */
export const givenTo = ({ recipient: { recipientType, id, name } }: GivenGift) => {
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
    ...(gift.isOffline ? ['by cheque'] : []),
    ...(gift.frequency === 'Monthly' ? ['monthly'] : []),
    ...(gift.organizationName === null ? [] : [`for ${gift.organizationName}`]),
    ...(gift.isAnonymous ? ['anonymous'] : []),
    ...(gift.fee > 0 ? [`${moneyExact(gift.fee)} fee covered`] : []),
    ...(gift.refundedAmount > 0 ? [backText(gift)] : []),
  ].join(' · ');
