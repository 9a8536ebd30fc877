import { appMachine } from '#machines/app/app.machine.ts';
import { testGuards } from '#test/support/guard-table.ts';

const flows = [{ id: 'donation', key: 'one' }];
const stopping = (event: object) => ({ context: { flows }, event: { type: 'flow.stopped', ...event } });
const succeeded = { type: 'call.succeeded', change: 'profile' };
const failed = { type: 'call.failed', isHandled: true, status: 401, endsSession: true };
const other = { ...succeeded, ...failed, type: 'else' };

testGuards(appMachine, [
  ['hasFlow', true, stopping({ id: 'donation', key: 'one' })],
  ['hasFlow', true, stopping({ id: 'donation' })],
  ['hasFlow', false, stopping({ id: 'donation', key: 'two' })],
  ['hasFlow', false, stopping({ id: 'registration', key: 'one' })],
  ['hasFlow', false, stopping({})],
  ['hasFlow', false, { context: { flows: [{}] }, event: { type: 'else' } }],
  ['hasChange', true, { event: succeeded }],
  ['hasChange', false, { event: { ...succeeded, change: null } }],
  ['hasChange', false, { event: other }],
  ['isOffline', true, { context: { isOffline: true } }],
  ['isOffline', false, { context: { isOffline: false } }],
  ['isHandled', true, { event: failed }],
  ['isHandled', false, { event: { ...failed, isHandled: false } }],
  ['isHandled', false, { event: other }],
  ['isExpired', true, { event: failed }],
  ['isExpired', false, { event: { ...failed, status: 403 } }],
  ['isExpired', false, { event: other }],
  ['isSessionLost', true, { event: failed }],
  ['isSessionLost', false, { event: { ...failed, endsSession: false } }],
  ['isSessionLost', false, { event: other }],
]);
