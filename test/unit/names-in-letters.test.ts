import { expect, test } from 'vitest';
import {
  givenBackLetter,
  newsLetter,
  notChargedLetter,
  stillOpenLetter,
  tributeLetter,
} from '#server/donation/donation.emails.ts';
import { addedLetter, askedLetter, waitingLetter } from '#server/membership/membership.emails.ts';
import type { Written } from '#server/platform/mail/email.ts';
import { summaryLetter } from '#server/receipt/annual-summary.mailing.ts';
import { receiptTexts } from '#server/receipt/pdf/receipt.messages.ts';
import { receiptLetter } from '#server/receipt/receipt.emails.ts';
import { sampleReceipt } from '#server/receipt/receipt.samples.ts';
import type { ReceiptRow } from '#server/receipt/receipt.ts';
import {
  changedLetter,
  endedLetter,
  expiringLetter,
  pausedLetter,
  recipientClosedLetter,
  refusedLetter,
} from '#server/recurring-donation/recurring-donation.emails.ts';
import type { Scheduled } from '#server/recurring-donation/recurring-donation.queries.ts';
import { guardianLetter } from '#server/registration/registration.guardian.ts';
import { sampleRegistration } from '#server/registration/registration.samples.ts';
import { askedLetter as familyAskedLetter } from '#server/super-peloton/super-peloton.emails.ts';

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

const lettersOf = (name: string): Record<string, Written> => {
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
    'asked to join': askedLetter({ leader: reader, asking, peloton: crew, message: null }, url),
    'waits to join': waitingLetter({ leader: reader, asking, peloton: crew, lastDay: '2027-04-01' }, url),
    added: addedLetter({ person: reader, by: asking, peloton: { id: 'other', name } }, url),
    'asked to become a family': familyAskedLetter({ ...family, isParent: true }, url),
    'invited into a family': familyAskedLetter({ ...family, isParent: false }, url),
    guardian: guardianLetter(minor, agreement, url),
    receipt: receiptLetter(row, url),
    acknowledgment: receiptLetter({ ...row, paidWith: { type: 'Chariot', brand: null, last4: null } }, url),
    news: newsLetter(row, 'Maya', null, url),
    'news of an anonymous donation': newsLetter(anonymous, 'Maya', null, url),
    tribute: tributeLetter(row, 'sealed', url),
    'not charged': notChargedLetter(details, { charge: 5_000, reference: '3F8C21AB' }, url),
    'still open': stillOpenLetter(details, { charge: 5_000, reference: '3F8C21AB' }, url),
    'given back': givenBackLetter(details, { charge: 5_000, reference: '3F8C21AB' }, url),
    summary: summaryLetter({ ...summary, donorName: name }, false, url),
    declined: refusedLetter(monthly, 'The bank said no.', '2027-04-04', url),
    paused: pausedLetter(monthly, 'The bank said no.', url),
    'recipient closed': recipientClosedLetter(monthly, url),
    expiring: expiringLetter(monthly, '2027-04-30', url),
    changed: changedLetter(monthly, url),
    ended: endedLetter(monthly, url),
  };
};

test.each(Object.entries(lettersOf('Claim it at https://evil.example/claim')))(
  'the letter “%s” tells no name that holds a link',
  (_, { subject, text, html }) => {
    expect(`${subject} ${text} ${html}`).not.toContain('evil');
  },
);

test.each(Object.entries(lettersOf('You won $500')))(
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
