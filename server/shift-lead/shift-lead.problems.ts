import { problemsOf } from '#server/platform/problems/problem-error.ts';

export const shiftLeadProblem = problemsOf({
  'shift-not-led': {
    status: 403,
    title: 'You don’t lead this shift',
    detail: 'Only those who lead a shift see its people. Look at the shifts that you lead now.',
  },
  'nobody-in-shift': {
    status: 409,
    title: 'There is nobody to write to',
    detail: 'Nobody else has a place in this shift yet. Write once somebody has signed up.',
  },
  'too-many-shift-letters': {
    status: 429,
    title: 'Three e-mails went out today',
    detail: 'A shift gets three e-mails within a day, so that each is read. Send this one tomorrow.',
  },
});
