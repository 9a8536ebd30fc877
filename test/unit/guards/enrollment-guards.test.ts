import { enrollmentMachine } from '#machines/registration/enrollment.machine.ts';
import { testGuards } from '#test/support/guard-table.ts';

const chosen = { signature: false, gravel: true, challenger: false, volunteer: false };
const unchosen = { ...chosen, gravel: false };
const available = { hasOpenRegistration: false, isOpen: true, isBlocked: false, isSomethingLeft: true };
const taking = (more: object = {}, changed: object = {}) => ({
  context: {
    choice: chosen,
    startsAtOnce: true,
    isConfirmedEarly: true,
    view: { myRegistration: { available: { ...available, ...changed } } },
    ...more,
  },
});
const visiting = taking({ view: { myRegistration: null } });

testGuards(enrollmentMachine, [
  ['hasChosen', true, taking()],
  ['hasChosen', false, taking({ choice: unchosen })],
  ['isSignedIn', true, taking()],
  ['isSignedIn', false, visiting],
  ['canStartAtOnce', true, taking()],
  ['canStartAtOnce', false, taking({ startsAtOnce: false })],
  ['canStartAtOnce', false, visiting],
  ['canStartAtOnce', false, taking({}, { hasOpenRegistration: true })],
  ['canStartAtOnce', false, taking({ choice: unchosen })],
  ['isConfirmedEarly', true, taking()],
  ['isConfirmedEarly', false, taking({ isConfirmedEarly: false })],
  ['isConfirmedEarly', false, taking({ choice: unchosen })],
  ['isClosed', false, taking()],
  ['isClosed', true, taking({}, { isOpen: false })],
  ['isClosed', true, taking({}, { isBlocked: true })],
  ['isClosed', false, visiting],
  ['isNothingLeft', false, taking()],
  ['isNothingLeft', true, taking({}, { isSomethingLeft: false })],
  ['isNothingLeft', false, visiting],
  ['isWentOn', true, { params: { error: { status: 412 } } }],
  ['isWentOn', false, { params: { error: { status: 409 } } }],
  ['hasOpenRegistration', false, taking()],
  ['hasOpenRegistration', true, taking({}, { hasOpenRegistration: true })],
  ['hasOpenRegistration', false, visiting],
]);
