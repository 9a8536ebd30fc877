import { recurringDonationMachine } from '#machines/recurring-donation/recurring-donation.machine.ts';
import { card } from '#test/support/donation/donation-fixture.ts';
import { recurringDonations } from '#test/support/donation/recurring-donation-fixture.ts';
import { testGuards } from '#test/support/guard-table.ts';

const refused = (code: string) => ({ params: { error: { code } } });
const donations = [{ id: 'one' }, { id: 'two' }];
const attempted = (attempt: object | null) => ({ context: { attempt } });

const [toMaya] = recurringDonations;
/** The open donation with a form that differs from it. */
const changing = (typed: object, changed: object = {}) => ({
  context: { donations: [toMaya], openId: toMaya.id, typed, tokenized: null, ...changed },
});

testGuards(recurringDonationMachine, [
  ['isInvalid', false, changing({})],
  ['isInvalid', true, changing({ amount: 1 })],
  ['isInvalid', false, changing({ amount: 1 }, { openId: null })],
  ['isChanged', false, changing({})],
  ['isChanged', true, changing({ amount: 10_000 })],
  ['isChanged', false, changing({ amount: 1 })],
  ['isChanged', true, changing({ amount: 1, method: 'CreditCard' })],
  ['isChanged', true, changing({ method: 'CreditCard' })],
  ['isChanged', false, changing({ method: 'kept' })],
  ['isChanged', true, changing({ method: 'saved' })],
  ['isChanged', false, changing({ amount: 10_000 }, { openId: null })],
  ['needsPayment', true, changing({ method: 'CreditCard' })],
  ['needsPayment', false, changing({ method: 'CreditCard' }, { tokenized: card })],
  ['needsPayment', false, changing({ method: 'kept' })],
  ['needsPayment', false, changing({ method: 'saved' })],
  ['needsPayment', false, changing({})],
  ['isGone', true, refused('recurring-donation-not-found')],
  ['isGone', false, refused('else')],
  ['isOutdated', true, refused('charge-changed')],
  ['isOutdated', false, refused('else')],
  ['hasOpenDonation', true, { context: { openId: 'two' }, params: { giving: { donations } } }],
  ['hasOpenDonation', false, { context: { openId: 'three' }, params: { giving: { donations } } }],
  ['hasDonation', true, { context: { donations }, params: { id: 'two' } }],
  ['hasDonation', false, { context: { donations }, params: { id: 'three' } }],
  ['isUnclear', true, attempted({ kind: 'end' })],
  ['isUnclear', false, attempted(null)],
  ['isChanging', true, attempted({ kind: 'change' })],
  ['isChanging', false, attempted({ kind: 'end' })],
  ['isChanging', false, attempted(null)],
  ['isEnding', true, attempted({ kind: 'end' })],
  ['isEnding', false, attempted({ kind: 'change' })],
  ['isEnding', false, attempted(null)],
]);
