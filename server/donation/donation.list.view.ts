import { dayIn, eventZone } from '#machines/calendar.ts';
import type { Schemas } from '#openapi/contract.gen.ts';
import { type Column, csvAmount } from '#server/platform/csv/csv.ts';
import { generalFund, receiptNumber } from '#server/receipt/receipt.ts';
import type { GivenRow, ReceivedRow } from './donation.list.queries.ts';

/** A donation as its donor sees it in a list. */
export const givenView = (row: GivenRow): Schemas['GivenDonation'] => ({
  id: row.id,
  number: receiptNumber(row),
  recipient: { recipientType: row.recipientType, id: row.recipientId, name: row.recipientName },
  frequency: row.frequency,
  amount: row.amount,
  fee: row.charge - row.amount,
  charge: row.charge,
  refundedAmount: row.refundedAmount,
  organizationName: row.organizationName,
  publicName: row.isAnonymous ? null : row.donorName,
  isAnonymous: row.isAnonymous,
  isOffline: row.isOffline,
  givenAt: row.givenAt.toISOString(),
});

/** A donation as its recipient sees it. */
export const receivedView = (row: ReceivedRow): Schemas['ReceivedDonation'] => ({
  id: row.id,
  name: row.donorName,
  isAnonymous: row.isAnonymous,
  amount: row.amount,
  isAmountVisible: row.isAmountVisible,
  refundedAmount: row.refundedAmount,
  frequency: row.frequency,
  isOffline: row.isOffline,
  message: row.message,
  givenAt: row.givenAt.toISOString(),
  eventYear: row.eventYear,
});

const givenOn = ({ givenAt }: { givenAt: Date }): string => dayIn(eventZone, givenAt);

const kinds = { Once: 'Once', Monthly: 'Monthly', Organization: 'From an organization' } as const;
const kindOf = ({ isOffline, frequency }: Pick<GivenRow, 'isOffline' | 'frequency'>): string =>
  isOffline ? 'Cheque' : kinds[frequency];

const yesOrNo = (is: boolean): string => (is ? 'Yes' : 'No');

/** The columns of a donor's table. */
export const givenColumns: readonly Column<GivenRow>[] = [
  { heading: 'Date', cell: givenOn },
  { heading: 'Receipt', cell: receiptNumber },
  { heading: 'Given to', cell: ({ recipientName }) => recipientName ?? generalFund },
  { heading: 'Kind', cell: kindOf },
  { heading: 'Organization', cell: ({ organizationName }) => organizationName ?? '' },
  { heading: 'Gift (USD)', cell: ({ amount }) => csvAmount(amount) },
  { heading: 'Fee covered (USD)', cell: ({ charge, amount }) => csvAmount(charge - amount) },
  { heading: 'Charged (USD)', cell: ({ charge }) => csvAmount(charge) },
  { heading: 'Refunded (USD)', cell: ({ refundedAmount }) => csvAmount(refundedAmount) },
  { heading: 'Anonymous', cell: ({ isAnonymous }) => yesOrNo(isAnonymous) },
];

/** The columns of a recipient's table. */
export const receivedColumns: readonly Column<ReceivedRow>[] = [
  { heading: 'Date', cell: givenOn },
  { heading: 'Year', cell: ({ eventYear }) => String(eventYear) },
  { heading: 'Given by', cell: ({ donorName }) => donorName },
  { heading: 'Anonymous to others', cell: ({ isAnonymous }) => yesOrNo(isAnonymous) },
  { heading: 'Kind', cell: kindOf },
  { heading: 'Gift (USD)', cell: ({ amount }) => csvAmount(amount) },
  { heading: 'Taken back (USD)', cell: ({ refundedAmount }) => csvAmount(refundedAmount) },
  { heading: 'Message', cell: ({ message }) => message ?? '' },
];
