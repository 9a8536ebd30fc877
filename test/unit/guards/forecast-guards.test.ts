import { forecastMachine } from '#machines/forecast/forecast.machine.ts';
import { testGuards } from '#test/support/guard-table.ts';

const failed = (kind: string, status: number | null = null) => ({ params: { error: { kind, status } } });

testGuards(forecastMachine, [
  ['isForbidden', true, failed('unauthorized', 401)],
  ['isForbidden', true, failed('unauthorized', 403)],
  ['isForbidden', false, failed('unexpected', 401)],
  ['isForbidden', false, failed('unauthorized', 404)],
  ['isRefused', true, failed('invalid')],
  ['isRefused', true, failed('conflict')],
  ['isRefused', false, failed('network')],
]);
