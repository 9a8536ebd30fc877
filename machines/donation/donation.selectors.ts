import type { CalendarDay } from '#machines/calendar.ts';
import { fullNameOf } from '#machines/form/person-name.ts';
import { draftOf } from './donation.drafts.ts';
import { billOf, isDonationAmount, isGrant } from './donation.rules.ts';
import type { DonationContext, DonationDraft, DonationRecipient } from './donation.types.ts';
import { dueAfter } from './due-days.ts';

/** Amount, fee and charge in cents. */
export type Bill = ReturnType<typeof billOf>;

/**
 * Amount, fee and charge of the donation in the form, in cents; null while the amount can't be given. Where the server quoted another
 * charge, that one is shown, because it would be taken.
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

/** The first and the next charge of a recurring donation; null for a donation that is given once. */
export const chargeDays = (context: DonationContext): { first: CalendarDay; next: CalendarDay } | null =>
  draftOf(context).frequency === 'Monthly' && context.today !== null
    ? { first: context.today, next: nextRecurring(context.today) }
    : null;

/** The name that others see where the donation is not anonymous. Empty until one is typed. */
export const shownName = (draft: DonationDraft): string => {
  const organization = draft.frequency === 'Organization' ? draft.organizationName.trim() : '';
  return draft.publicName.trim() || organization || fullNameOf(draft);
};

export type Audience = 'public' | 'recipient' | 'captain' | 'organiser' | 'family';

/** What a person sees of the donation. `isListed` is false if they only see the total rise. */
export type Seen = {
  audience: Audience;
  isListed: boolean;
  /** Null if they don't see who gave. */
  name: string | null;
  /** Cents; null if they don't see the amount. */
  amount: number | null;
  /** Null if there is none, or if they can't read it. */
  message: string | null;
  /** E-mail, phone and address. */
  hasContact: boolean;
};

const nothing = { isListed: false, name: null, amount: null, message: null, hasContact: false };

/**
 * Who will see what: the public, the recipient (for a peloton its captain and admins), the captain of a member's peloton, the organizer,
 * and the family that is told of a tribute. The server applies the same rules.
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

/** Whether an attempt was sent whose charge is not known yet. */
export const isOpen = ({ attempt }: DonationContext): boolean => attempt?.isOpen ?? false;

type To = Pick<DonationRecipient, 'recipientType' | 'id'>;

/** Whether both are the same person, peloton or fund. */
export const isSameRecipient = (one: To, other: To): boolean =>
  one.recipientType === other.recipientType && one.id === other.id;

/** The reference that a donor names when they ask about an attempt: the beginning of its key, which gives access to nothing. */
export const referenceOf = (key: string): string => key.slice(0, 8).toUpperCase();

/**
 * The sent donation without an answer: its charge in cents, and its recipient. The recipient is null if another page sent it for someone
 * else.
 */
export const donationOnItsWay = ({
  attempt,
  recipient,
}: DonationContext): { charge: number; name: string | null } | null => {
  if (attempt === null) return null;
  const { charge, recipient: to } = attempt.charged;
  return { charge, name: isSameRecipient(to, recipient) ? recipient.name : null };
};
