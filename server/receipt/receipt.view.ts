import { type CalendarDay, dayIn, eventZone } from '#machines/calendar.ts';
import { fullNameOf } from '#machines/form/person-name.ts';
import type { Schemas } from '#openapi/contract.gen.ts';

type Receipt = Schemas['DonationReceipt'];

/** A donation for its e-mails and its donor's page; amounts in cents. */
export type ReceiptRow = {
  id: string;
  receiptNumber: number;
  givenAt: Date;
  recipientType: 'User' | 'Peloton' | 'General';
  publicId: string | null;
  pelotonId: string | null;
  recipientName: string | null;
  frequency: Receipt['frequency'];
  amount: number;
  charge: number;
  donorName: string;
  donorEmail: string;
  details: Pick<
    Schemas['DonationRequest'],
    'donor' | 'isAnonymous' | 'isAmountVisible' | 'message' | 'tribute'
  > | null;
  organizationName: string | null;
  paidWith: Receipt['paidWith'];
  /** The recurring donation that it belongs to, in its present state; null for a single donation. */
  monthly: {
    state: 'active' | 'paused' | 'cancelled';
    pauseReason: 'charge-refused' | 'recipient-closed' | null;
    hasMethod: boolean;
    /** Given without an account: a person who signs in with the donor’s address can change it. */
    isGuests: boolean;
    /** The next charge or retry, YYYY-MM-DD. */
    nextOn: CalendarDay | null;
  } | null;
  /** More than the charge where it was refunded and lost in a dispute as well. */
  refundedAmount: number;
};

export const generalFund = 'the general fund';

/** A receipt's reference: the year of the donation and its unique number. */
export const receiptNumber = ({
  givenAt,
  receiptNumber: number,
}: Pick<ReceiptRow, 'givenAt' | 'receiptNumber'>): string =>
  `${dayIn(eventZone, givenAt).slice(0, 4)}-${String(number).padStart(6, '0')}`;

/** Whether a donor-advised fund gave: it has sent a tax receipt to its donor, who gets an acknowledgement. */
export const isGranted = ({ paidWith }: Pick<ReceiptRow, 'paidWith'>): boolean =>
  paidWith?.type === 'Chariot';

/**
 * What remains of the donor's payment, in cents: a charge that was refunded and also lost in a dispute went back twice, and leaves nothing.
 */
export const staysOf = ({ charge, refundedAmount }: Pick<ReceiptRow, 'charge' | 'refundedAmount'>): number =>
  Math.max(0, charge - refundedAmount);

/** How much of the donation remains: a receipt has other text for a part, and for a full refund. */
export const remainderOf = (row: Pick<ReceiptRow, 'charge' | 'refundedAmount'>): 'all' | 'part' | 'none' => {
  if (row.refundedAmount <= 0) return 'all';
  return staysOf(row) > 0 ? 'part' : 'none';
};

/** The donor's own name, even if others see another one. */
export const donorNameOf = ({ details, donorName }: Pick<ReceiptRow, 'details' | 'donorName'>): string =>
  details ? fullNameOf(details.donor) : donorName;

/** A donation as its donor sees it. */
export const receiptView = (row: ReceiptRow): Receipt => {
  const { details } = row;
  const isAnonymous = details?.isAnonymous ?? false;
  return {
    id: row.id,
    number: receiptNumber(row),
    recipient: { recipientType: row.recipientType, id: row.publicId ?? row.pelotonId },
    recipientName: row.recipientName ?? generalFund,
    frequency: row.frequency,
    amount: row.amount,
    fee: row.charge - row.amount,
    charge: row.charge,
    donorName: donorNameOf(row),
    donorEmail: row.donorEmail,
    publicName: isAnonymous ? null : row.donorName,
    isAnonymous,
    isAmountVisible: details?.isAmountVisible ?? true,
    message: details?.message ?? null,
    tribute: details?.tribute ?? null,
    organizationName: row.organizationName,
    paidWith: row.paidWith,
    givenAt: row.givenAt.toISOString(),
    nextOn: row.monthly?.nextOn ?? null,
    refundedAmount: row.refundedAmount,
  };
};
