import { isFlowError } from '#machines/flow-error.ts';
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

/** Hands the browser a file to save. */
const saveAs = (name: string, content: Blob): void => {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
};

/** Hands the browser a table of all donations to save. Rejects with a FlowError. */
export const saveTable = async (): Promise<void> => {
  const table = await call(exportGivenDonations());
  // Reading a text takes the mark away by which a spreadsheet knows that it is UTF-8.
  saveAs('donations-given.csv', new Blob(['\uFEFF', table], { type: 'text/csv;charset=utf-8' }));
};

/** The calendar years in which the person gave, the latest first. Rejects with a FlowError. */
export const loadYears = (): Promise<GivingYear[]> => call(getGivingYears());

/** One of them with its donations and sums. Rejects with a FlowError. */
export const loadSummary = (year: number): Promise<GivingSummary> => call(getGivingSummary(year));

/** Hands the browser a year's summary as a PDF to save. Rejects with a FlowError. */
export const saveSummary = async (year: number): Promise<void> => {
  const pdf: unknown = await call(exportGivingSummary(year));
  saveAs(`donations-of-${year}.pdf`, new Blob([pdf as Blob], { type: 'application/pdf' }));
};

/** What to tell a person of a failure; what isn't one of the API is a defect, and goes on. */
export const failureText = (error: unknown): string => {
  if (!isFlowError(error)) throw error;
  return error.message;
};
