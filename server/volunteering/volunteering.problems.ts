import { problemsOf } from '#server/platform/problems/problem-error.ts';

/** 409 where what is asked for was right and something else came first; 422 where it never was. */
export const volunteeringProblem = problemsOf({
  'not-a-volunteer': {
    status: 409,
    title: 'You’re not a volunteer this year',
    detail: 'Shifts are for volunteers. Register as one, and choose your shifts there.',
  },
  'shift-not-found': {
    status: 404,
    title: 'This shift is gone',
    detail: 'The shift was canceled. Look at the shifts that are left.',
  },
  'shift-begun': {
    status: 409,
    title: 'This shift has begun',
    detail: 'Nothing changes once a shift has begun. Talk to the lead on the spot.',
  },
  'shift-not-yours': {
    status: 409,
    title: 'You’re not in this shift',
    detail: 'You’re not in this shift any more. Look at your shifts as they are now.',
  },
  'shift-yours-already': {
    status: 409,
    title: 'You’re in this shift already',
    detail: 'You have a place in this shift. There is nothing left to do.',
  },
  'shift-taken': {
    status: 409,
    title: 'This shift is full',
    detail: 'The last place has just gone. You can wait for the next one that gets free.',
  },
  'shift-has-places': {
    status: 409,
    title: 'There is a place for you',
    detail: 'A place just got free. Take it, instead of waiting for one.',
  },
  'shift-clash': {
    status: 409,
    title: 'You can’t be in two places at once',
    detail: 'This is at the time of something else of yours. Choose another time.',
  },
  'shift-too-soon': {
    status: 409,
    title: 'This shift is less than 72 hours away',
    detail:
      'Up to 72 hours ahead you can give a place back or swap it. Can’t you come? Ask the lead to take you off.',
  },
  'shift-leavable': {
    status: 409,
    title: 'You can give this place back yourself',
    detail: 'You don’t need the lead for it. Give the place back, and somebody else gets it at once.',
  },
  'shift-to-confirm': {
    status: 409,
    title: 'This shift was changed',
    detail: 'The shift was changed since you asked. Tell us whether you still come, or give the place back.',
  },
  'leave-request-withdrawn': {
    status: 409,
    title: 'This person comes after all',
    detail: 'They asked to be taken off, and now say that they come. Look at the sheet as it is now.',
  },
  'person-not-in-shift': {
    status: 409,
    title: 'This person isn’t in the shift',
    detail: 'They have left the shift already. Look at the sheet as it is now.',
  },
  'removal-too-early': {
    status: 409,
    title: 'It’s too early to take somebody off',
    detail: 'Up to 72 hours before the shift volunteers give their places back themselves.',
  },
  'shifts-enough': {
    status: 409,
    title: 'You have twelve shifts',
    detail: 'Twelve shifts are the most that one person takes. Give one back, or swap it for this one.',
  },
  'shift-age': {
    status: 422,
    title: 'You are too young for this shift',
    detail: 'This shift is for older volunteers. Choose another one.',
  },
  'nothing-to-confirm': {
    status: 409,
    title: 'There is nothing to confirm',
    detail: 'This shift needs no answer from you now. Look at your shifts as they are now.',
  },
  'not-waiting': {
    status: 409,
    title: 'You don’t wait for this shift',
    detail: 'You’re not on this waiting list any more. Look at your shifts as they are now.',
  },
  'shift-code-unknown': {
    status: 404,
    title: 'This link doesn’t work any more',
    detail:
      'Whoever sent it isn’t in the shift any more, or a part of the link is missing. Ask them for a new one.',
  },
  'shift-organizers-only': {
    status: 403,
    title: 'For organizers',
    detail: 'Only an organizer can change or cancel a shift.',
  },
  'shift-times-wrong': {
    status: 422,
    title: 'These times can’t be',
    detail: 'A shift starts after now, and ends after its start.',
  },
  'shift-places-taken': {
    status: 409,
    title: 'More people are in this shift',
    detail: 'A shift can’t have fewer places than people who are in it.',
  },
});
