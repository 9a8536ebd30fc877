import { givingProblems } from './giving.problems.ts';
import { paymentProblems } from './payment.problems.ts';
import { peopleProblems } from './people.problems.ts';
import { platformProblems } from './platform.problems.ts';
import { registrationProblems } from './registration.problems.ts';

/** What is true of every problem with a code; `detail` tells the person what to do, and can be replaced. */
export type ProblemKind = { status: number; title: string; detail: string };

/** Every code the API can answer with. A code means one thing for good: apps and tests decide by it. */
export const problemKinds = {
  ...platformProblems,
  ...peopleProblems,
  ...paymentProblems,
  ...givingProblems,
  ...registrationProblems,
} satisfies Record<string, ProblemKind>;

export type ProblemCode = keyof typeof problemKinds;
