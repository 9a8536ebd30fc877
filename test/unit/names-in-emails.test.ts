import { expect, test } from 'vitest';
import {
  givenBackEmail,
  newDonationEmail,
  notChargedEmail,
  stillOpenEmail,
  tributeNoticeEmail,
} from '#server/donation/donation.emails.ts';
import { addedEmail, askedEmail, waitingEmail } from '#server/membership/membership.emails.ts';
import type { Written } from '#server/platform/mail/email.ts';
import { annualSummaryEmail } from '#server/receipt/annual-summary.mailing.ts';
import { receiptTexts } from '#server/receipt/pdf/receipt.messages.ts';
import { receiptEmail } from '#server/receipt/receipt.emails.ts';
import { sampleReceipt } from '#server/receipt/receipt.samples.ts';
import type { ReceiptRow } from '#server/receipt/receipt.ts';
import {
  changedEmail,
  endedEmail,
  expiringEmail,
  pausedEmail,
  recipientClosedEmail,
  refusedEmail,
} from '#server/recurring-donation/recurring-donation.emails.ts';
import type { Scheduled } from '#server/recurring-donation/recurring-donation.queries.ts';
import { guardianSignatureEmail } from '#server/registration/registration.guardian.ts';
import { sampleRegistration } from '#server/registration/registration.samples.ts';
import { askedEmail as familyAskedEmail } from '#server/super-peloton/super-peloton.emails.ts';

const url = 'https://ride.example';
const charity = { legalName: 'Ride, Inc.', ein: '12-3456789', address: 'Mill Street' };

type Details = NonNullable<ReceiptRow['details']>;

/** A donation with the same text in every name, from the time before names were checked. */
const named = (name: string): ReceiptRow => {
  const details = sampleReceipt.details as Details;
  const address = { address: name, city: name, state: null, postalCode: '1', country: 'US' };
  return {
    ...sampleReceipt,
    donorName: name,
    recipientName: name,
    organizationName: name,
    details: {
      ...details,
      donor: { ...details.donor, firstName: name, lastName: '–', address },
      tribute: { kind: 'memory', name, familyEmail: null },
      message: null,
    },
  };
};

const emailsOf = (name: string): Record<string, Written> => {
  const row = named(name);
  const details = row.details as Details;
  const anonymous = { ...row, details: { ...details, isAnonymous: true } };
  const summary = {
    year: 2026,
    charge: 1,
    refunded: 0,
    deductible: 1,
    statement: '',
    donations: [],
    charity,
  };
  const monthly: Scheduled = {
    id: row.id,
    donorPersonId: null,
    donorEmail: row.donorEmail,
    donorFirstName: name,
    recipientType: 'User',
    recipientPersonId: null,
    recipientPelotonId: null,
    recipientName: name,
    amount: 5_000,
    charge: 5_000,
    isFeeCovered: false,
    dayOfMonth: 1,
    state: 'active',
    pauseReason: null,
    nextOn: '2027-04-01',
    retryOn: null,
    refusedCount: 0,
    customerId: null,
    method: null,
  };
  const { places, person } = sampleRegistration;
  const minor = {
    ...sampleRegistration,
    places: places.map((place) => ({ ...place, pelotonName: name })),
    person: { ...person, firstName: name, lastName: '–' },
  };
  const agreement = {
    guardianName: name,
    guardianEmail: 'cy@example.org',
    waiverVersion: '1',
    waiverBody: '',
    signedAt: sampleReceipt.givenAt,
  };
  const [reader, crew] = [
    { firstName: 'Maya', lastName: 'Okafor' },
    { id: 'orrin', name: 'Orrin Crew' },
  ];
  const asking = { firstName: name, lastName: '–' };
  const family = { captain: reader, own: crew, other: { id: 'other', name } };
  return {
    'asked to join': askedEmail({ leader: reader, asking, peloton: crew, message: null }, url),
    'waits to join': waitingEmail({ leader: reader, asking, peloton: crew, lastDay: '2027-04-01' }, url),
    added: addedEmail({ person: reader, by: asking, peloton: { id: 'other', name } }, url),
    'asked to become a family': familyAskedEmail({ ...family, isParent: true }, url),
    'invited into a family': familyAskedEmail({ ...family, isParent: false }, url),
    guardian: guardianSignatureEmail(minor, agreement, url),
    receipt: receiptEmail(row, url),
    acknowledgment: receiptEmail({ ...row, paidWith: { type: 'Chariot', brand: null, last4: null } }, url),
    news: newDonationEmail(row, 'Maya', null, url),
    'news of an anonymous donation': newDonationEmail(anonymous, 'Maya', null, url),
    tribute: tributeNoticeEmail(row, 'sealed', url),
    'not charged': notChargedEmail(details, { charge: 5_000, reference: '3F8C21AB' }, url),
    'still open': stillOpenEmail(details, { charge: 5_000, reference: '3F8C21AB' }, url),
    'given back': givenBackEmail(details, { charge: 5_000, reference: '3F8C21AB' }, url),
    summary: annualSummaryEmail({ ...summary, donorName: name }, false, url),
    declined: refusedEmail(monthly, 'The bank said no.', '2027-04-04', url),
    paused: pausedEmail(monthly, 'The bank said no.', url),
    'recipient closed': recipientClosedEmail(monthly, url),
    expiring: expiringEmail(monthly, '2027-04-30', url),
    changed: changedEmail(monthly, url),
    ended: endedEmail(monthly, url),
  };
};

test.each(Object.entries(emailsOf('Claim it at https://evil.example/claim')))(
  'the letter “%s” tells no name that holds a link',
  (_, { subject, text, html }) => {
    expect(`${subject} ${text} ${html}`).not.toContain('evil');
  },
);

test.each(Object.entries(emailsOf('You won $500')))(
  'the letter “%s” quotes a name that reads like a message',
  (_, { text }) => {
    expect(text.match(/(.?)You won \$500(.?)/g)).not.toBeNull();
    expect(text.replaceAll('“You won $500”', '')).not.toContain('You won');
  },
);

test('a receipt’s PDF tells no name or address that holds a link, and names its donor by e-mail address', () => {
  const { rows } = receiptTexts(named('Claim it at https://evil.example/claim'), charity);
  expect(rows).not.toContainEqual([expect.anything(), expect.stringContaining('evil')]);
  expect(rows.map(([label]) => label)).not.toContain('Address');
  expect(rows).toContainEqual(['Given by', 'an organization']);
  expect(rows).toContainEqual(['Contact', 'dora@example.org']);
});

test('a receipt’s PDF quotes a name that reads like a message, and has its donor’s address', () => {
  const { rows } = receiptTexts(named('You won $500'), charity);
  const quoted = '“You won $500”';
  expect(rows.filter(([, value]) => value === quoted).map(([label]) => label)).toEqual([
    'Given by',
    'Contact',
    'Given to',
    'In memory of',
  ]);
  expect(rows.map(([label]) => label)).toContain('Address');
});
