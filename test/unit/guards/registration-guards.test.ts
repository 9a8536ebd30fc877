import { registrationMachine } from '#machines/registration/registration.machine.ts';
import { testGuards } from '#test/support/guard-table.ts';

const refused = (error: object, step = 'participation') => ({
  context: { step },
  params: { error: { kind: 'conflict', status: 409, code: null, ...error } },
});
const attempted = (step: string) => ({ context: { attempt: { request: { step } } } });
const feeOf = (state: string) => ({ fee: { state } });
const [none, sent] = [{ context: { attempt: null } }, { context: { registration: null } }];

testGuards(registrationMachine, [
  ['isAt', true, { context: { step: 'fee' }, params: { step: 'fee' } }],
  ['isAt', false, { context: { step: 'fee' }, params: { step: 'volunteer' } }],
  ['isPaymentOpen', true, { context: { registration: feeOf('processing') } }],
  ['isPaymentOpen', false, { context: { registration: feeOf('paid') } }],
  ['isPaymentOpen', false, sent],
  ['isPaying', true, attempted('fee')],
  ['isPaying', false, attempted('volunteer')],
  ['isPaying', false, none],
  ['isSaving', true, attempted('volunteer')],
  ['isSaving', false, attempted('fee')],
  ['isSaving', false, none],
  ['isFee', true, { context: { step: 'fee' } }],
  ['isFee', false, { context: { step: 'volunteer' } }],
  // Look-ups come 2, 4, 8, 14 and 20 seconds after the answer was lost.
  ['hasPollsLeft', true, { context: { polls: 4 } }],
  ['hasPollsLeft', false, { context: { polls: 5 } }],
  ['isAllSaved', true, { params: { registration: { nextStep: 'complete' } } }],
  ['isAllSaved', false, { params: { registration: { nextStep: 'fee' } } }],
  ['isProcessing', true, { params: { registration: feeOf('processing') } }],
  ['isProcessing', false, { params: { registration: feeOf('paid') } }],
  ['isElsewhereAllSaved', true, { context: { elsewhere: { nextStep: 'complete' } } }],
  ['isElsewhereAllSaved', false, { context: { elsewhere: { nextStep: 'fee' } } }],
  ['isElsewhereAllSaved', false, { context: { elsewhere: null } }],
  ['isUnauthorized', true, refused({ kind: 'unauthorized', status: 401 })],
  ['isUnauthorized', false, refused({})],
  ['isCompletedElsewhere', true, refused({})],
  ['isCompletedElsewhere', false, refused({ status: 404 })],
  ['isNoneInProgress', true, refused({ status: 404 })],
  ['isNoneInProgress', false, refused({})],
  ['isWentOn', true, refused({ status: 412 })],
  ['isWentOn', false, refused({})],
  ['isOutcomeOpen', false, refused({})],
  ['isOutcomeOpen', true, refused({ kind: 'network' })],
  ['isOutcomeOpen', true, refused({ kind: 'timeout' })],
  ['isOutcomeOpen', true, refused({ kind: 'unknownOutcome' })],
  ['isOutcomeOpen', true, refused({ kind: 'unexpected', status: 500 })],
  ['isOutcomeOpen', false, refused({ kind: 'unexpected', status: 429 })],
  ['isStale', true, refused({ code: 'step-out-of-order' })],
  ['isStale', true, refused({ code: 'fee-changed' })],
  ['isStale', true, refused({ code: 'waiver-outdated' })],
  ['isStale', true, refused({ code: 'route-full' })],
  ['isStale', false, refused({ code: 'route-full' }, 'route-signature')],
  ['isStale', false, refused({ code: 'route-full' }, 'route-gravel')],
  ['isStale', true, refused({ code: 'shift-full' })],
  ['isStale', false, refused({ code: 'shift-full' }, 'volunteer')],
  ['isStale', false, refused({ code: 'else' })],
  ['isStale', false, refused({})],
]);
