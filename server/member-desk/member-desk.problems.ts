import { problemsOf } from '#server/platform/problems/problem-error.ts';

export const memberDeskProblem = problemsOf({
  'nobody-to-write-to': {
    status: 409,
    title: 'There’s no one to write to',
    detail: 'You’re the only member. Invite people, and write to them once they’ve joined.',
  },
  'too-many-letters': {
    status: 429,
    title: 'You’ve sent three e-mails today',
    detail: 'A peloton can send three e-mails a day. Send this one tomorrow.',
  },
});
