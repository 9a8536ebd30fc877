import { membershipMachine } from '#machines/membership/membership.machine.ts';
import { testGuards } from '#test/support/guard-table.ts';

const joined = { state: 'member', pelotonId: 'one', captaincyOffer: null, refusal: null };
const context = { publicId: 'ann', pelotonId: 'one', joinState: joined, preview: null };
const at = (joinState: object | null) => ({ context: { ...context, joinState } });
const state = (name: string) => at({ ...joined, state: name });
const leaving = (preview: object | null) => ({ context: { ...context, preview } });
const refused = (kind: string, status: number) => ({ params: { error: { kind, status } } });
const nobody = at(null);

testGuards(membershipMachine, [
  ['isVisitor', true, { context: { ...context, publicId: null } }],
  ['isVisitor', false, { context }],
  ['isLooking', true, { context: { ...context, pelotonId: null } }],
  ['isLooking', false, { context }],
  ['isOffered', true, at({ ...joined, captaincyOffer: {} })],
  ['isOffered', false, at(joined)],
  ['isOffered', false, nobody],
  ['isMember', true, state('member')],
  ['isMember', false, state('pending')],
  ['isMember', false, nobody],
  ['isPending', true, state('pending')],
  ['isPending', false, state('member')],
  ['isPending', false, nobody],
  ['isRejected', true, state('rejected')],
  ['isRejected', false, state('member')],
  ['isRejected', false, nobody],
  ['isLapsed', true, state('expired')],
  ['isLapsed', false, state('member')],
  ['isLapsed', false, nobody],
  ['isRefused', true, at({ ...joined, refusal: 'full' })],
  ['isRefused', false, at(joined)],
  ['isRefused', false, nobody],
  ['hasAskedElsewhere', true, at({ ...joined, refusal: 'requested-elsewhere' })],
  ['hasAskedElsewhere', false, at({ ...joined, refusal: 'full' })],
  ['hasAskedElsewhere', false, nobody],
  ['isHere', true, { context, params: { joinState: joined } }],
  ['isHere', false, { context, params: { joinState: { ...joined, pelotonId: 'two' } } }],
  ['isHere', true, { context: { ...context, pelotonId: null }, params: { joinState: joined } }],
  ['isUnchanged', true, { context, params: { joinState: { ...joined } } }],
  ['isUnchanged', false, { context, params: { joinState: { ...joined, state: 'pending' } } }],
  ['isUnchanged', false, { context: { ...context, joinState: null }, params: { joinState: joined } }],
  ['canLeave', true, leaving({ role: 'member', isLast: false })],
  ['canLeave', true, leaving({ role: 'captain', isLast: true })],
  ['canLeave', false, leaving({ role: 'captain', isLast: false })],
  ['canLeave', false, leaving(null)],
  ['isStillThere', true, leaving({ isLast: false })],
  ['isStillThere', false, leaving({ isLast: true })],
  ['isStillThere', true, leaving(null)],
  ['isOvertaken', true, refused('conflict', 409)],
  ['isOvertaken', true, refused('unauthorized', 403)],
  ['isOvertaken', false, refused('unauthorized', 401)],
]);
