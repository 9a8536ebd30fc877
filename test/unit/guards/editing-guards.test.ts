import type { EditingContext } from '#machines/editing/editing.types.ts';
import { type FlowError, flowError } from '#machines/flow-error.ts';
import { pelotonMachine } from '#machines/peloton/peloton.machine.ts';
import { testGuards } from '#test/support/guard-table.ts';

const failed = (problem: FlowError | null) => ({
  context: { problem } satisfies Pick<EditingContext<never>, 'problem'>,
});
const of = (parts: object) => failed(flowError({ kind: 'unexpected', message: '', ...parts }));

testGuards(pelotonMachine, [
  ['isSignedOut', true, of({ kind: 'unauthorized', status: 401 })],
  ['isSignedOut', false, of({ kind: 'unauthorized', status: 403 })],
  ['isSignedOut', false, failed(null)],
  ['isStale', true, of({ status: 412 })],
  ['isStale', false, of({ status: 409 })],
  ['isStale', false, failed(null)],
  ['isOffline', true, of({ kind: 'network' })],
  ['isOffline', false, of({ kind: 'timeout' })],
  ['isOffline', false, failed(null)],
  ['isForbidden', true, of({ code: 'peloton-not-yours' })],
  ['isForbidden', false, of({ code: 'else' })],
  ['isForbidden', false, failed(null)],
]);
