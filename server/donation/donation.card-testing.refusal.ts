import { ProblemError } from '#server/platform/problems/problem-error.ts';

/** Seconds. */
const tenMinutes = 600;
export const hour = 3_600;

const span = (seconds: number): string =>
  seconds > hour ? 'in a day' : seconds > tenMinutes ? 'in an hour' : 'in ten minutes';

/** Nothing more is tried for so many seconds, which the person is told. */
export const tooManyAttempts = (seconds: number): ProblemError =>
  new ProblemError('too-many-attempts', {
    headers: { 'retry-after': String(seconds) },
    detail: `Nothing was charged. You can try again ${span(seconds)}, or write to us.`,
  });
