import { expect, test } from 'vitest';
import {
  type FlowError,
  failureText,
  flowError,
  isFlowError,
  isRefusal,
  isUnauthorized,
  isUnclear,
  kindOfStatus,
  timedOut,
  toFlowError,
} from '#machines/flow-error.ts';

const failed = (kind: FlowError['kind'], status: number | null = null) =>
  flowError({ kind, status, message: 'No.' });

test.each([
  [null, 'network'],
  [401, 'unauthorized'],
  [403, 'unauthorized'],
  [402, 'declined'],
  [400, 'invalid'],
  [413, 'invalid'],
  [415, 'invalid'],
  [422, 'invalid'],
  [404, 'conflict'],
  [409, 'conflict'],
  [410, 'conflict'],
  [412, 'conflict'],
  [408, 'timeout'],
  [504, 'timeout'],
  [429, 'unexpected'],
  [500, 'unexpected'],
])('the status %s is a failure of the kind %s', (status, kind) => {
  expect(kindOfStatus(status)).toBe(kind);
});

// From the first row to each other one, only one condition changes.
test.each<[boolean, FlowError]>([
  [true, failed('unauthorized', 401)],
  [false, failed('unauthorized', 403)],
  [false, failed('unexpected', 401)],
])('the session is over (%s) after %o', (is, error) => {
  expect(isUnauthorized(error)).toBe(is);
});

test.each<[boolean, FlowError]>([
  [false, failed('unexpected')],
  [true, failed('network')],
  [true, failed('timeout')],
  [true, failed('unexpected', 500)],
  [false, failed('unexpected', 499)],
])('there is no clear answer (%s) after %o', (is, error) => {
  expect(isUnclear(error)).toBe(is);
});

test.each<[boolean, number | null]>([
  [true, 409],
  [true, 499],
  [false, 500],
  [false, 401],
  [false, 429],
  [false, null],
])('it is %s that the status %s refuses', (is, status) => {
  expect(isRefusal(failed('unexpected', status))).toBe(is);
});

const error = failed('conflict', 409);

test.each<[boolean, unknown]>([
  [true, error],
  [false, null],
  [false, 'text'],
  [false, Object.assign([], error)],
  [false, { ...error, message: 1 }],
  [false, { ...error, fields: null }],
  [false, { ...error, kind: 'else' }],
])('it is %s that %o is a failure', (is, value) => {
  expect(isFlowError(value)).toBe(is);
});

test('whatever a port rejects with becomes a failure', () => {
  const unknown = 'An Unexpected Error Occurred';
  expect(toFlowError(error)).toBe(error);
  expect(toFlowError(new Error('Boom'))).toEqual(flowError({ kind: 'unexpected', message: 'Boom' }));
  expect([new Error(''), '', undefined].map((thrown) => toFlowError(thrown).message)).toEqual([
    unknown,
    unknown,
    unknown,
  ]);
  expect(toFlowError('Boom').message).toBe('Boom');
  expect(toFlowError({}, 'Try again.').message).toBe('Try again.');
});

test('only a failure has a text, and a defect is thrown again', () => {
  expect(failureText(error)).toBe('No.');
  expect(() => failureText(new Error('Boom'))).toThrow('Boom');
});

test('a time limit is a failure without a status', () => {
  expect(timedOut('Late.')).toEqual({
    kind: 'timeout',
    status: null,
    code: null,
    message: 'Late.',
    fields: [],
  });
});
