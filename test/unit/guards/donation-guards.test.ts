import { donationMachine } from '#machines/donation/donation.machine.ts';
import { stepEntriesMachine } from '#machines/donation/step-entries.machine.ts';
import { testGuards } from '#test/support/guard-table.ts';

const refused = (error: object) => ({
  context: { proof: null },
  params: { error: { kind: 'conflict', code: null, fields: [], ...error } },
});
const proving = (proof: object | null) => ({
  ...refused({ code: 'proof-of-work-needed' }),
  context: { proof },
});

testGuards(donationMachine, [
  ['needsProof', true, proving(null)],
  ['needsProof', false, proving({})],
  ['needsProof', false, refused({ code: 'else' })],
  ['isDeclined', true, refused({ kind: 'declined' })],
  ['isDeclined', false, refused({})],
  ['isRepeated', true, refused({ code: 'donation-repeated' })],
  ['isRepeated', false, refused({ code: 'else' })],
  ['isChargeChanged', true, refused({ code: 'charge-changed' })],
  ['isChargeChanged', false, refused({ code: 'else' })],
  ['hasFields', true, refused({ fields: [{}] })],
  ['hasFields', false, refused({})],
  ['hasPaymentErrors', true, { params: { errors: { number: 'No.' } } }],
  ['hasPaymentErrors', false, { params: { errors: {} } }],
  ['hasPollsLeft', true, { context: { polls: 7 } }],
  ['hasPollsLeft', false, { context: { polls: 8 } }],
]);

const at = (depth: number) => ({ context: { reached: 1, shown: 1 }, params: { depth } });

testGuards(stepEntriesMachine, [
  ['isDeeperShown', true, at(2)],
  ['isDeeperShown', false, at(1)],
  ['isLessDeepShown', true, at(0)],
  ['isLessDeepShown', false, at(1)],
  ['isLessDeepReached', true, at(0)],
  ['isLessDeepReached', false, at(1)],
  ['isDeeperReached', true, at(2)],
  ['isDeeperReached', false, at(1)],
]);
