import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { type DonationRequest, donation, giver, moneyIn } from '#test/support/event/donations.ts';
import { givenEvent } from '#test/support/event/event.ts';
import { ids } from '#test/support/event/event-rows.ts';

const { api } = givenEvent();

/** A donation that no form sends. */
const hostile = (more: object): DonationRequest => donation(more as Partial<DonationRequest>);
const by = (more: object) => hostile({ donor: { ...donation().donor, ...more } });
const to = (recipientType: unknown, id: unknown) => hostile({ recipient: { recipientType, id } });
const invalid = (path: string, code: string) => `400 validation-failed ${path} ${code}`;

const requests: [string, DonationRequest, string][] = [
  ['a cent too little', hostile({ amount: 499, charge: 545 }), invalid('/body/amount', 'minimum')],
  ['a fraction of a cent', hostile({ amount: 5_000.5 }), invalid('/body/amount', 'type')],
  ['dollars', hostile({ amount: 4.99 }), invalid('/body/amount', 'type')],
  ['less than nothing', hostile({ amount: -1 }), invalid('/body/amount', 'minimum')],
  ['a number in quotes', hostile({ amount: '5000' }), invalid('/body/amount', 'type')],
  ['more than there is', hostile({ amount: 1e9 }), invalid('/body/amount', 'maximum')],
  ['more than can be counted', hostile({ amount: 2 ** 53 }), invalid('/body/amount', 'maximum')],
  ['a charge a cent short', hostile({ charge: 5_180 }), '409 charge-changed'],
  ['a fee covered, not charged', hostile({ charge: 5_000 }), '409 charge-changed'],
  ['a charge that is more', hostile({ charge: 9_999 }), '409 charge-changed'],
  ['nobody', to('User', 'nobody-known'), '404 recipient-not-found'],
  ['a person without an id', to('User', null), '404 recipient-not-found'],
  ['a person by a peloton’s id', to('User', ids.orrinCrew), '404 recipient-not-found'],
  ['a peloton by a person’s id', to('Peloton', 'p-12345678'), '404 recipient-not-found'],
  ['a peloton that isn’t', to('Peloton', randomUUID()), '404 recipient-not-found'],
  ['the fund by an id', to('General', 'x'), invalid('/body/recipient/id', 'invalid')],
  ['SQL for an id', to('User', "x' or '1'='1"), '404 recipient-not-found'],
  ['another kind', to('user', 'x'), invalid('/body/recipient/recipientType', 'enum')],
  [
    'a second address in a header',
    by({ email: 'a@example.org\r\nBcc: b@example.org' }),
    invalid('/body/donor/email', 'format'),
  ],
  ['two addresses', by({ email: 'a@example.org,b@example.org' }), invalid('/body/donor/email', 'format')],
  [
    'a header in a name',
    by({ firstName: 'A\r\nBcc: b@example.org' }),
    invalid('/body/donor/firstName', 'pattern'),
  ],
  [
    'ten thousand letters',
    by({ firstName: 'A'.repeat(10_000) }),
    invalid('/body/donor/firstName', 'maxLength'),
  ],
  [
    'a name that turns the line round',
    by({ firstName: 'A\u202Egro' }),
    invalid('/body/donor/firstName', 'pattern'),
  ],
  [
    'a name of nothing that is seen',
    by({ firstName: '\u200b' }),
    invalid('/body/donor/firstName', 'pattern'),
  ],
  [
    'a name of letters that show nothing',
    by({ firstName: '\u3164\u2800\uffa0' }),
    invalid('/body/donor/firstName', 'pattern'),
  ],
  [
    'an address in the US without a state',
    by({ address: { ...donation().donor.address, country: 'US', state: null } }),
    invalid('/body/donor/address/state', 'invalid'),
  ],
  [
    'a message that turns the page round',
    hostile({ message: 'Go \u202E!oG' }),
    invalid('/body/message', 'pattern'),
  ],
  ['a message with a bell', hostile({ message: 'Go\u0007' }), invalid('/body/message', 'pattern')],
  ['a visitor’s saved method', hostile({ payment: { useSaved: true } }), '401 sign-in-required'],
  ['an unknown field', hostile({ isAdmin: true }), invalid('/body/isAdmin', 'additionalProperties')],
];

test('rejects hostile donation requests with the failing field and code, and stores no attempt or charge', async () => {
  const before = await moneyIn(api.store.db);
  const answers: [string, string][] = [];
  for (const [name, body] of requests) {
    const { status, body: said } = await giver(api).send(body);
    const [field] = said.fields ?? [];
    answers.push([name, [status, said.code, field?.path, field?.code].filter(Boolean).join(' ')]);
  }
  expect(answers).toEqual(requests.map(([name, , expected]) => [name, expected]));
  expect(await moneyIn(api.store.db)).toEqual(before);
  expect(await api.store.db.selectFrom('donationAttempt').select('intentId').execute()).toEqual([]);
});

test('accepts names in any alphabet, with zero-width joiners, and messages of several lines unchanged', async () => {
  const body = donation({
    donor: { ...donation().donor, firstName: 'نگین\u200cمهر', lastName: 'O’Brien-王 <b>' },
    message: 'Vai!\n🚴‍♀️ 🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F} "=1+1"',
  });
  const { status, body: said } = await giver(api).send(body);
  expect([status, said.receipt?.donorName, said.receipt?.message]).toEqual([
    201,
    `${body.donor.firstName} ${body.donor.lastName}`,
    body.message,
  ]);
});

test('accepts an address in a country without states and postal codes', async () => {
  const address = { address: '3 Shore Road', city: 'Suva', state: null, postalCode: '-', country: 'FJ' };
  const { status } = await giver(api).send(donation({ donor: { ...donation().donor, address } }));
  expect(status).toBe(201);
});
