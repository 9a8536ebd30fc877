import { recurringDonationMachine } from '#machines/recurring-donation/recurring-donation.machine.ts';
import { testGuards } from '#test/support/guard-table.ts';

const refused = (code: string) => ({ params: { error: { code } } });
const donations = [{ id: 'one' }, { id: 'two' }];
const attempted = (attempt: object | null) => ({ context: { attempt } });

testGuards(recurringDonationMachine, [
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
