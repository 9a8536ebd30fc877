import { problemsOf } from '#server/platform/problems/problem-error.ts';

export const memberDeskProblem = problemsOf({
  'nobody-to-write-to': {
    status: 409,
    title: 'There is nobody to write to',
    detail: 'You’re the only member. Invite people, and write to them once they are in.',
  },
  'too-many-letters': {
    status: 429,
    title: 'Three letters went out today',
    detail: 'A peloton sends three letters within a day, so that each is read. Send this one tomorrow.',
  },
});
