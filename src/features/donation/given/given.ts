import { moneyExact } from '#machines/money.ts';
import type { components } from '#openapi/contract.gen.ts';
import { call } from '#src/api/call.ts';
import { callList, type ListPage } from '#src/api/call-list.ts';
import { resendDonationReceipt } from '#src/api/calls/donation.calls.ts';
import { get } from '#src/api/describe-call.ts';
import { saveFile, saveTable, table } from '#src/api/save-file.ts';
import { pageLink } from '#src/components/button/app-link.ts';
import { counted } from '#src/components/format/numbers.ts';

export type GivenDonation = components['schemas']['GivenDonation'];
export type GivingYear = components['schemas']['GivingYear'];
export type GivingSummary = components['schemas']['GivingSummary'];
export type SummedDonation = components['schemas']['SummedDonation'];

/** The recipient's name and page; the general fund has none. */
export const givenTo = ({ recipient: { recipientType, id, name } }: Pick<GivenDonation, 'recipient'>) => {
  if (recipientType === 'General' || id === null) return { name: 'The general fund', page: null };
  return { name: name ?? id, page: pageLink(recipientType, id) };
};

const backText = ({ refundedAmount, charge }: GivenDonation): string =>
  refundedAmount >= charge
    ? 'all of it was refunded to you'
    : `${moneyExact(refundedAmount)} of it was refunded to you`;

/** "Receipt 2027-000012 · monthly · anonymous · $1.81 fee covered": further details of a donation. */
export const noteOf = (donation: GivenDonation): string =>
  [
    `Receipt ${donation.number}`,
    ...(donation.isOffline ? ['by check'] : []),
    ...(donation.frequency === 'Monthly' ? ['monthly'] : []),
    ...(donation.organizationName === null ? [] : [`for ${donation.organizationName}`]),
    ...(donation.isAnonymous ? ['anonymous'] : []),
    ...(donation.fee > 0 ? [`${moneyExact(donation.fee)} fee covered`] : []),
    ...(donation.refundedAmount > 0 ? [backText(donation)] : []),
  ].join(' · ');

/** "2027 (12 donations)" */
export const yearOption = ({ year, donationCount }: GivingYear) => ({
  value: String(year),
  label: `${year} (${counted(donationCount, 'gift')})`,
});

const legalDonorMessages: Record<SummedDonation['legalDonor'], (donation: SummedDonation) => string[]> = {
  own: () => [],
  organization: ({ organizationName }) => [`${organizationName ?? 'the organization'} may deduct it`],
  fund: () => ['from your donor-advised fund, deducted when it went in there'],
};

/** "Receipt 2027-000012 · Tamarack Wheel Works may deduct it": a donation's receipt, and why the donor can't deduct it. */
export const summaryLine = (donation: SummedDonation): string =>
  [
    `Receipt ${donation.number}`,
    ...(donation.isOffline ? ['by check'] : []),
    ...legalDonorMessages[donation.legalDonor](donation),
  ].join(' · ');

export type GivenPage = ListPage<GivenDonation>;

const pageSize = 20;

/** Loads one page of the person's donations, newest first. Rejects with a FlowError. */
export const loadGiven = (page = 1): Promise<GivenPage> =>
  callList(get('/user/donations/given/all', 'LOAD_GIVEN_DONATIONS', { query: { page, limit: pageSize } }));

/** E-mails a donation's receipt again, once for each key. Rejects with a FlowError. */
export const resendReceipt = async (donationId: string, key: string): Promise<void> => {
  await call(resendDonationReceipt(donationId, key));
};

/** Saves a table of all donations as a file. Rejects with a FlowError. */
export const saveGiven = async (): Promise<void> =>
  saveTable(
    'donations-given.csv',
    await call(get('/user/donations/csv/given/all', 'EXPORT_GIVEN_DONATIONS', table)),
  );

/** The calendar years in which the person donated, the latest first. Rejects with a FlowError. */
export const loadYears = (): Promise<GivingYear[]> =>
  call(get('/user/donations/given/summary', 'LOAD_GIVING_YEARS'));

/** Saves a year's summary as a PDF. Rejects with a FlowError. */
export const saveSummary = async (year: number): Promise<void> => {
  const pdf: unknown = await call(
    get('/user/donations/given/summary/{year}/pdf', 'EXPORT_GIVING_SUMMARY', {
      path: { year },
      parseAs: 'blob',
      timeout: 60_000,
    }),
  );
  saveFile(`donations-of-${year}.pdf`, new Blob([pdf as Blob], { type: 'application/pdf' }));
};
