import { isFlowError } from '#machines/flow-error.ts';
import { call } from '#src/api/call.ts';
import { callList, type ListPage } from '#src/api/call-list.ts';
import { resendDonationReceipt } from '#src/api/calls/donation.calls.ts';
import {
  exportGivenGifts,
  exportGivingSummary,
  getAllGivenGifts,
  getGivingSummary,
  getGivingYears,
} from '#src/api/calls/donation-list.calls.ts';
import type { GivenGift, GivingSummary, GivingYear } from './given-messages.ts';

export type GivenPage = ListPage<GivenGift>;

const pageSize = 20;

/** One page of what the person gave, newest first. Rejects with a FlowError. */
export const loadGiven = (page = 1): Promise<GivenPage> =>
  callList(getAllGivenGifts({ page, limit: pageSize }));

/** Mails a gift's receipt once more, once for each key. Rejects with a FlowError. */
export const resendReceipt = async (giftId: string, key: string): Promise<void> => {
  await call(resendDonationReceipt(giftId, key));
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

/** Hands the browser a table of all gifts to save. Rejects with a FlowError. */
export const saveTable = async (): Promise<void> => {
  const table = await call(exportGivenGifts());
  // Reading a text takes the mark away by which a spreadsheet knows that it is UTF-8.
  saveAs('gifts-given.csv', new Blob(['\uFEFF', table], { type: 'text/csv;charset=utf-8' }));
};

/** The calendar years in which the person gave, the latest first. Rejects with a FlowError. */
export const loadYears = (): Promise<GivingYear[]> => call(getGivingYears());

/** One of them with its gifts and sums. Rejects with a FlowError. */
export const loadSummary = (year: number): Promise<GivingSummary> => call(getGivingSummary(year));

/** Hands the browser a year's summary as a PDF to save. Rejects with a FlowError. */
export const saveSummary = async (year: number): Promise<void> => {
  const pdf: unknown = await call(exportGivingSummary(year));
  saveAs(`gifts-of-${year}.pdf`, new Blob([pdf as Blob], { type: 'application/pdf' }));
};

/** What to tell a person of a failure; what isn't one of the API is a defect, and goes on. */
export const failureText = (error: unknown): string => {
  if (!isFlowError(error)) throw error;
  return error.message;
};
