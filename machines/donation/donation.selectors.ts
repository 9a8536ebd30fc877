import type { CalendarDay } from '#machines/calendar.ts';
import { fullNameOf } from '#machines/form/person-name.ts';
import { dueAfter } from '#machines/recurring-donation/recurring-donation.calendar.ts';
import { draftOf } from './donation.drafts.ts';
import { billOf, isDonationAmount, isGrant } from './donation.rules.ts';
import type { DonationContext, DonationDraft, DonationRecipient } from './donation.types.ts';

/** Amount, fee and charge in cents. */
export type Bill = ReturnType<typeof billOf>;

/**
 * What the donation comes to as it stands, in cents; null while the amount can't be given. Where the server has reckoned
 * otherwise, its charge is shown, for that is what would be taken.
 */
export const billOfDonation = (context: DonationContext): Bill | null => {
  const { amount, isFeeCovered, method } = draftOf(context);
  if (amount === null || !isDonationAmount(amount)) return null;
  const bill = billOf(amount, isFeeCovered && !isGrant(method));
  const charge = context.quotedCharge ?? bill.charge;
  return { amount, charge, fee: charge - amount };
};

/** The same day of the next month, or its last one where it is shorter. */
export const nextRecurring = (day: CalendarDay): CalendarDay => dueAfter(day, Number(day.slice(8)), day);

/** When a recurring donation is charged first and next; null for a donation that is given once. */
export const chargeDays = (context: DonationContext): { first: CalendarDay; next: CalendarDay } | null =>
  draftOf(context).frequency === 'Monthly' && context.today !== null
    ? { first: context.today, next: nextRecurring(context.today) }
    : null;

/** The name that others see where the donation is not anonymous. Empty while none is typed. */
export const shownName = (draft: DonationDraft): string => {
  const organization = draft.frequency === 'Organization' ? draft.organizationName.trim() : '';
  return draft.publicName.trim() || organization || fullNameOf(draft);
};

export type Audience = 'public' | 'recipient' | 'captain' | 'organiser' | 'family';

/** What somebody gets to see of the donation. `isListed` is false where they see no more than that a total goes up. */
export type Seen = {
  audience: Audience;
  isListed: boolean;
  /** Null where they don't learn who gave. */
  name: string | null;
  /** Cents; null where they don't learn how much. */
  amount: number | null;
  /** Null where there is none, or where they don't get to read it. */
  message: string | null;
  /** E-mail, phone and address. */
  hasContact: boolean;
};

const nothing = { isListed: false, name: null, amount: null, message: null, hasContact: false };

/**
 * Who will see this, for everybody whom it concerns: the public, the recipient (of a peloton: its captain and admins), the captain of
 * a member's peloton, the organiser, and the family that is told of a tribute. The server holds itself to the same.
 */
export const whoSees = (draft: DonationDraft, recipient: DonationRecipient): Seen[] => {
  const message = draft.message.trim() === '' ? null : draft.message.trim();
  const known = { isListed: true, name: shownName(draft), amount: draft.amount, message, hasContact: false };
  const name = draft.isAnonymous ? null : known.name;
  const listed = { ...known, name, amount: draft.isAmountVisible ? draft.amount : null };
  const shown = recipient.isDonorListPublic ? listed : nothing;
  const hasFamily = draft.tributeKind !== 'none' && draft.tributeEmail.trim() !== '';
  return [
    { audience: 'public', ...shown },
    ...(recipient.recipientType === 'General' ? [] : [{ audience: 'recipient' as const, ...known }]),
    ...(recipient.pelotonName === null ? [] : [{ audience: 'captain' as const, ...shown }]),
    { audience: 'organiser', ...known, hasContact: true },
    ...(hasFamily ? [{ audience: 'family' as const, ...nothing, isListed: true, name }] : []),
  ];
};

/** Whether something was sent of which nobody knows yet whether it was charged. */
export const isOpen = ({ attempt }: DonationContext): boolean => attempt?.isOpen ?? false;

type To = Pick<DonationRecipient, 'recipientType' | 'id'>;

/** Whether both are for the same person, peloton or fund. */
export const isSameRecipient = (one: To, other: To): boolean =>
  one.recipientType === other.recipientType && one.id === other.id;

/** What a donor names to us when they ask about an attempt: the beginning of its key, which opens nothing. */
export const referenceOf = (key: string): string => key.slice(0, 8).toUpperCase();

/**
 * What is on its way: its charge in cents, and whom it is for; null for somebody other than this page is about, where it was
 * sent from another page.
 */
export const donationOnItsWay = ({
  attempt,
  recipient,
}: DonationContext): { charge: number; name: string | null } | null => {
  if (attempt === null) return null;
  const { charge, recipient: to } = attempt.charged;
  return { charge, name: isSameRecipient(to, recipient) ? recipient.name : null };
};
