import type { ProblemError } from '#server/platform/problems/problem-error.ts';
import { fraudProblem } from './fraud.problems.ts';
import { windows } from './fraud.rules.ts';

const span = (seconds: number): string =>
  seconds > windows.hour ? 'in a day' : seconds > windows.tenMinutes ? 'in an hour' : 'in ten minutes';

/** Refuses an attempt, and tells the person after how many seconds to try again. */
export const tooManyAttempts = (seconds: number): ProblemError =>
  fraudProblem('too-many-attempts', {
    headers: { 'retry-after': String(seconds) },
    detail: `Nothing was charged. You can try again ${span(seconds)}, or write to us.`,
  });
