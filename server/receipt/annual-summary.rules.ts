import { dayIn, eventZone } from '#machines/calendar.ts';
import type { Schemas } from '#openapi/contract.gen.ts';
import { type CharitySettings, nothingInReturn } from './receipt.settings.ts';
import { receiptNumber, staysOf } from './receipt.view.ts';
export type Summary = Schemas['GivingSummary'];
export type SummedDonation = Schemas['SummedDonation'];

/** A donation in a summary; amounts in cents. */
export type SummedRow = {
  id: string;
  receiptNumber: number;
  givenAt: Date;
  recipientType: 'User' | 'Peloton' | 'General';
  recipientId: string | null;
  recipientName: string | null;
  charge: number;
  refundedAmount: number;
  organizationName: string | null;
  isOffline: boolean;
  legalDonor: SummedDonation['legalDonor'];
  /** The donor's own name, even if others see another one. */
  donorName: string;
};

/** The donor deducts what remains of the payment, the covered fee included: that was a donation, too. */
const deductibleOf = (row: SummedRow): number => (row.legalDonor === 'own' ? staysOf(row) : 0);

const summed = (row: SummedRow): SummedDonation => ({
  id: row.id,
  number: receiptNumber(row),
  givenOn: dayIn(eventZone, row.givenAt),
  recipient: { recipientType: row.recipientType, id: row.recipientId, name: row.recipientName },
  organizationName: row.organizationName,
  isOffline: row.isOffline,
  charge: row.charge,
  refunded: row.refundedAmount,
  legalDonor: row.legalDonor,
  deductible: deductibleOf(row),
});

const total = <Row>(rows: readonly Row[], amount: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + amount(row), 0);

type About = { year: number; donorName: string; charity: CharitySettings };

/** A calendar year's donations and their sums. */
export const summaryOf = (rows: readonly SummedRow[], { year, donorName, charity }: About): Summary => ({
  year,
  donorName,
  charity: { ...charity },
  statement: `${charity.legalName} is a public charity under section 501(c)(3) of the Internal Revenue Code. ${nothingInReturn('these gifts')}`,
  donations: rows.map(summed),
  charge: total(rows, ({ charge }) => charge),
  refunded: total(rows, ({ refundedAmount }) => refundedAmount),
  deductible: total(rows, deductibleOf),
});

const yearOf = ({ givenAt }: SummedRow): number => Number(dayIn(eventZone, givenAt).slice(0, 4));

/** The years with donations, the latest first. */
export const givingYears = (rows: readonly SummedRow[]): Schemas['GivingYear'][] =>
  [...Map.groupBy(rows, yearOf)]
    .map(([year, donations]) => ({
      year,
      donationCount: donations.length,
      deductible: total(donations, deductibleOf),
    }))
    .sort((one, other) => other.year - one.year);

/** Whether anything of the year remains: a fully refunded donor gets no e-mail. */
export const isWorthAnEmail = ({ donations }: Summary): boolean =>
  donations.some(({ charge, refunded }) => charge > refunded);
