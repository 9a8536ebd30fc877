import { expect, test } from 'vitest';
import { receiptTexts } from '#server/receipt/pdf/receipt.messages.ts';
import type { ReceiptRow } from '#server/receipt/receipt.ts';

const charity = { legalName: 'Ride, Inc.', ein: '12-3456789', address: 'Mill Street, Tamarack Falls' };
const row: ReceiptRow = {
  id: '5d0c3a5e-0000-4000-8000-000000000001',
  receiptNumber: 42,
  givenAt: new Date('2027-03-10T15:00:00Z'),
  recipientType: 'General',
  publicId: null,
  pelotonId: null,
  recipientName: null,
  frequency: 'Once',
  amount: 5_000,
  charge: 5_181,
  donorName: 'Dora Donor',
  donorEmail: 'dora@example.org',
  details: null,
  organizationName: null,
  paidWith: { type: 'CreditCard', brand: 'Visa', last4: '1111' },
  monthly: null,
  refundedAmount: 0,
};
const granted: ReceiptRow = {
  ...row,
  charge: 5_000,
  paidWith: { type: 'Chariot', brand: null, last4: null },
};

const common = [
  ['Receipt', '2027-000042'],
  ['Date', 'March 10, 2027'],
  ['Given by', 'Dora Donor'],
  ['Given to', 'the general fund'],
  ['Gift', '$50'],
  ['Processing fee you covered', '$1.81'],
  ['Paid with', 'Visa ending in 1111'],
];
const ofCharity =
  'Given to Ride, Inc., Mill Street, Tamarack Falls, a public charity under section 501(c)(3) of the Internal Revenue Code, EIN 12-3456789.';

test('the receipt of a donation without a refund states the charge as deductible', () => {
  expect(receiptTexts(row, charity)).toEqual({
    title: 'Receipt for your gift',
    name: 'Receipt 2027-000042',
    thanks: 'Thank you! All of your $50 goes to cancer research.',
    rows: common,
    sum: ['Charged', '$51.81'],
    notes: [
      ofCharity,
      'You received no goods or services in exchange for this gift. Keep this receipt for your taxes.',
    ],
  });
});

test('the receipt of a partly refunded donation states the remainder as deductible', () => {
  expect(receiptTexts({ ...row, refundedAmount: 2_000 }, charity)).toEqual({
    title: 'Receipt for your gift',
    name: 'Receipt 2027-000042',
    thanks: 'Thank you! The rest goes to cancer research.',
    rows: [...common, ['Charged', '$51.81'], ['Refunded', '$20']],
    sum: ['Your gift now', '$31.81'],
    notes: [
      ofCharity,
      'This receipt replaces any that we sent you before. You received no goods or services in exchange for this gift.' +
        ' Keep this receipt for your taxes. Only $31.81 is deductible.',
    ],
  });
});

test.each([
  [5_181, '$51.81'],
  // Refunded, and lost in a dispute as well.
  [10_362, '$103.62'],
])('the receipt of a fully refunded donation is no tax receipt: %i cents', (refundedAmount, back) => {
  expect(receiptTexts({ ...row, refundedAmount }, charity)).toEqual({
    title: 'Receipt for your gift',
    name: 'Receipt 2027-000042',
    thanks: 'Thank you for wanting to give.',
    rows: [...common, ['Charged', '$51.81'], ['Refunded', back]],
    sum: ['Your gift now', '$0'],
    notes: [
      'From Ride, Inc., Mill Street, Tamarack Falls.',
      'All of it was refunded. This receipt replaces any that we sent you before.',
    ],
  });
});

test('an acknowledgement of a grant is no tax receipt, and states a refund', () => {
  const whole = receiptTexts(granted, charity);
  expect([whole.sum, whole.notes.at(-1)]).toEqual([
    ['Granted', '$50'],
    'This is an acknowledgment, not a tax receipt. It came from your donor-advised fund, which gave you its own receipt. You can’t' +
      ' deduct it a second time.',
  ]);
  const back = receiptTexts({ ...granted, refundedAmount: 5_000 }, charity);
  expect([back.rows.slice(-2), back.sum, back.notes.at(-1)]).toEqual([
    [
      ['Granted', '$50'],
      ['Refunded', '$50'],
    ],
    ['Your gift now', '$0'],
    'All of it was refunded. This acknowledgment replaces any that we sent you before.',
  ]);
});
