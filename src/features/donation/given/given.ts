import { call } from '#src/api/call.ts';
import { callList, type ListPage } from '#src/api/call-list.ts';
import { resendDonationReceipt } from '#src/api/calls/donation.calls.ts';
import {
  exportGivenDonations,
  exportGivingSummary,
  getAllGivenDonations,
  getGivingSummary,
  getGivingYears,
} from '#src/api/calls/donation-list.calls.ts';
import { saveFile, saveTable } from '#src/api/save-file.ts';
import type { GivenDonation, GivingSummary, GivingYear } from './given-messages.ts';

export type GivenPage = ListPage<GivenDonation>;

const pageSize = 20;

/** One page of what the person gave, newest first. Rejects with a FlowError. */
export const loadGiven = (page = 1): Promise<GivenPage> =>
  callList(getAllGivenDonations({ page, limit: pageSize }));

/** Mails a donation's receipt once more, once for each key. Rejects with a FlowError. */
export const resendReceipt = async (donationId: string, key: string): Promise<void> => {
  await call(resendDonationReceipt(donationId, key));
};

/** Hands the browser a table of all donations to save. Rejects with a FlowError. */
export const saveGiven = async (): Promise<void> =>
  saveTable('donations-given.csv', await call(exportGivenDonations()));

/** The calendar years in which the person gave, the latest first. Rejects with a FlowError. */
export const loadYears = (): Promise<GivingYear[]> => call(getGivingYears());

/** One of them with its donations and sums. Rejects with a FlowError. */
export const loadSummary = (year: number): Promise<GivingSummary> => call(getGivingSummary(year));

/** Hands the browser a year's summary as a PDF to save. Rejects with a FlowError. */
export const saveSummary = async (year: number): Promise<void> => {
  const pdf: unknown = await call(exportGivingSummary(year));
  saveFile(`donations-of-${year}.pdf`, new Blob([pdf as Blob], { type: 'application/pdf' }));
};
