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

/** Loads one page of the person's donations, newest first. Rejects with a FlowError. */
export const loadGiven = (page = 1): Promise<GivenPage> =>
  callList(getAllGivenDonations({ page, limit: pageSize }));

/** E-mails a donation's receipt again, once for each key. Rejects with a FlowError. */
export const resendReceipt = async (donationId: string, key: string): Promise<void> => {
  await call(resendDonationReceipt(donationId, key));
};

/** Saves a table of all donations as a file. Rejects with a FlowError. */
export const saveGiven = async (): Promise<void> =>
  saveTable('donations-given.csv', await call(exportGivenDonations()));

/** The calendar years in which the person donated, the latest first. Rejects with a FlowError. */
export const loadYears = (): Promise<GivingYear[]> => call(getGivingYears());

/** A year's summary with its donations and sums. Rejects with a FlowError. */
export const loadSummary = (year: number): Promise<GivingSummary> => call(getGivingSummary(year));

/** Saves a year's summary as a PDF. Rejects with a FlowError. */
export const saveSummary = async (year: number): Promise<void> => {
  const pdf: unknown = await call(exportGivingSummary(year));
  saveFile(`donations-of-${year}.pdf`, new Blob([pdf as Blob], { type: 'application/pdf' }));
};
