import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { pageLink } from '#src/components/button/app-link.ts';
import { type GivenDonation, givenTo, noteOf } from '#src/features/donation/given/given.ts';
import { mayaSignedIn } from '#test/support/profile/profile-fixture.ts';
import { type Api, openApp } from '#test/support/profile/whole-app.tsx';

const id = (number: number) => `c0000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

const donation: GivenDonation = {
  id: id(1),
  number: '2027-000012',
  recipient: { recipientType: 'User', id: 'priya-lockett', name: 'Priya Lockett' },
  frequency: 'Once',
  amount: 10_000,
  fee: 330,
  charge: 10_330,
  refundedAmount: 0,
  organizationName: null,
  publicName: 'Maya Okafor',
  isAnonymous: false,
  isOffline: false,
  givenAt: '2027-02-09T12:00:00.000Z',
};
const cheque: GivenDonation = {
  ...donation,
  id: id(2),
  number: '2026-000007',
  recipient: { recipientType: 'General', id: null, name: null },
  fee: 0,
  charge: 10_000,
  isOffline: true,
};

const paged = (body: GivenDonation[], total = body.length, page = 1) => ({
  status: 200,
  body,
  headers: Object.fromEntries(
    Object.entries({ page, limit: 20, count: body.length, total }).map(([name, value]) => [
      `pagination-${name}`,
      `${value}`,
    ]),
  ),
});

const list = 'GET /api/user/donations/given/all';
/** The same list of answers, which a test may change while it runs. */
const openWith = (api: Api) => {
  api['GET /api/user/donations/given/recurring/active'] = { status: 200, body: [] };
  return openApp('/edit-donation', { user: mayaSignedIn, api });
};

const rows = async () =>
  within(await screen.findByRole('list', { name: 'Your gifts' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('a donor sees their donations, and can resend the receipt only of an online charge', async () => {
  await openWith({ [list]: paged([donation, cheque]) });
  expect(await rows()).toEqual([
    'Priya LockettFebruary 9, 2027$100Receipt 2027-000012 · $3.30 fee coveredSend receipt again',
    'The general fundFebruary 9, 2027$100Receipt 2026-000007 · by check',
  ]);
  expect(document.body.textContent).toContain('2 gifts so far.');
  expect(screen.getByRole('link', { name: 'Priya Lockett' }).getAttribute('href')).toBe(
    '/profile/priya-lockett',
  );
});

test('a failed receipt resend shows an error, and its retry uses the same idempotency key', async () => {
  const send = `POST /api/donation/receipt/${donation.id}/resend`;
  const api: Api = { [list]: paged([donation]), [send]: null };
  await openWith(api);
  const button = await screen.findByRole('button', { name: 'Send receipt 2027-000012 again' });
  const keys: (string | null)[] = [];
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (request: Request) => {
    if (request.method === 'POST') keys.push(request.headers.get('idempotency-key'));
    return fetch(request);
  });
  await userEvent.click(button);
  await screen.findByText(/connection|reach/i);
  api[send] = { status: 200, body: {} };
  await userEvent.click(button);
  await screen.findByText('Sent to the address you gave with it.');
  await userEvent.click(button);
  await waitFor(() => expect(keys).toHaveLength(3));
  expect(keys[0]).toBe(keys[1]);
  expect(keys[2]).not.toBe(keys[1]);
});

test('“Show earlier gifts” adds the next page without duplicates', async () => {
  const later = Array.from({ length: 20 }, (_, index) => ({ ...donation, id: id(100 + index) }));
  const pages = [paged(later, 22), paged([later[19] ?? donation, donation, cheque], 22, 2)];
  await openWith({
    [list]: (_, address) => pages[Number(address.searchParams.get('page')) - 1] ?? paged([]),
  });
  expect(await rows()).toHaveLength(20);
  await userEvent.click(screen.getByRole('button', { name: 'Show earlier gifts' }));
  await screen.findByText('22 of 22 gifts shown.');
  expect(await rows()).toHaveLength(22);
  expect(screen.queryByRole('button', { name: 'Show earlier gifts' })).toBeNull();
});

test('the CSV download begins with a UTF-8 byte order mark', async () => {
  const saved: Blob[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${saved.push(blob)}` }));
  Object.assign(URL, { revokeObjectURL: () => undefined });
  await openWith({
    [list]: paged([donation]),
    'GET /api/user/donations/csv/given/all': { status: 200, body: 'Zoë' },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Save as a spreadsheet' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const bytes = new Uint8Array((await saved[0]?.arrayBuffer()) ?? new ArrayBuffer(0));
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  // The simulator of the API answers everything as JSON.
  expect(new TextDecoder().decode(bytes.subarray(3))).toBe('"Zoë"');
});

test('the list of donations is absent for a donor without donations', async () => {
  await openWith({ [list]: paged([]) });
  await screen.findByText(/^You don’t have a monthly gift yet\./);
  expect(screen.queryByRole('heading', { name: 'What you gave' })).toBeNull();
});

test('a list of donations that fails to load leaves recurring donations visible', async () => {
  await openWith({ [list]: null });
  await screen.findByText('We can’t show what you gave right now');
  expect(screen.getByText(/^You don’t have a monthly gift yet\./)).toBeDefined();
});

test('a donation’s recipient and note state its frequency, organization, fee and refund', () => {
  const recipient = { recipientType: 'Peloton' as const, id: 'p1', name: 'Team Ruth' };
  expect(givenTo({ ...donation, recipient })).toEqual({ name: 'Team Ruth', page: pageLink('Peloton', 'p1') });
  const organizationName = 'Orrin Mill';
  expect(
    noteOf({ ...donation, frequency: 'Monthly', isAnonymous: true, organizationName, refundedAmount: 500 }),
  ).toBe(
    'Receipt 2027-000012 · monthly · for Orrin Mill · anonymous · $3.30 fee covered · $5.00 of it was refunded to you',
  );
  expect(noteOf({ ...cheque, refundedAmount: 10_000 })).toBe(
    'Receipt 2026-000007 · by check · all of it was refunded to you',
  );
});

const of2027 = {
  year: 2027,
  donorName: 'Maya Okafor',
  charity: { legalName: 'Product Ride, Inc.', ein: '00-4821937', address: '1 Mill Street' },
  statement: 'You received no goods or services in exchange for these gifts.',
  donations: [
    {
      id: id(1),
      number: '2027-000012',
      givenOn: '2027-02-09',
      recipient: donation.recipient,
      organizationName: null,
      isOffline: false,
      charge: 10_330,
      refunded: 330,
      legalDonor: 'own',
      deductible: 10_000,
    },
    {
      id: id(2),
      number: '2027-000013',
      givenOn: '2027-02-10',
      recipient: cheque.recipient,
      organizationName: 'Tamarack Wheel Works',
      isOffline: true,
      charge: 5_000,
      refunded: 0,
      legalDonor: 'organization',
      deductible: 0,
    },
  ],
  charge: 15_330,
  refunded: 330,
  deductible: 10_000,
};

test('an annual summary shows its donations after a retry, and downloads as a PDF', async () => {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined }),
  );
  const years = '/api/user/donations/given/summary';
  const api: Api = {
    [list]: paged([donation]),
    [`GET ${years}`]: {
      status: 200,
      body: [
        { year: 2027, donationCount: 2, deductible: 10_000 },
        { year: 2026, donationCount: 1, deductible: 0 },
      ],
    },
    [`GET ${years}/2027`]: null,
    [`GET ${years}/2026`]: { status: 200, body: { ...of2027, year: 2026, donations: [], deductible: 0 } },
    [`GET ${years}/2027/pdf`]: { status: 200, body: {} },
  };
  await openWith(api);
  await userEvent.click(await screen.findByText('A year in one document, for your taxes'));
  await screen.findByRole('alert');
  api[`GET ${years}/2027`] = { status: 200, body: of2027 };
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  const table = within(await screen.findByRole('table', { name: 'Your gifts of 2027' }));
  expect(
    table
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Priya LockettReceipt 2027-000012DateFebruary 9, 2027You paid$103.30Refunded$3.30Deductible$100.00',
    'The general fundReceipt 2027-000013 · by check · Tamarack Wheel Works may deduct it' +
      'DateFebruary 10, 2027You paid$50.00Refunded$0.00Deductible$0.00',
  ]);
  expect(screen.getByText(/EIN 00-4821937/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Save 2027 as a PDF' }));
  await waitFor(() => expect(saved).toEqual(['donations-of-2027.pdf']));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Year' }), '2026 (1 gift)');
  await screen.findByRole('button', { name: 'Save 2026 as a PDF' });
});
