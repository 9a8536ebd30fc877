import { problemsOf } from '#server/platform/problems/problem-error.ts';

export const shiftLeadProblem = problemsOf({
  'shift-not-led': {
    status: 403,
    title: 'You don’t lead this shift',
    detail: 'Only the leads of a shift see who’s in it. Check which shifts you lead now.',
  },
  'nobody-in-shift': {
    status: 409,
    title: 'There’s no one to write to',
    detail: 'No one else has a place on this shift yet. Write once someone has signed up.',
  },
  'too-many-shift-letters': {
    status: 429,
    title: 'You’ve sent three e-mails today',
    detail: 'You can send a shift three e-mails a day. Send this one tomorrow.',
  },
});
