import { problemsOf } from '#server/platform/problems/problem-error.ts';

/** 409 where a valid request came too late; 422 where it never was valid. */
export const volunteeringProblem = problemsOf({
  'not-a-volunteer': {
    status: 409,
    title: 'You’re not a volunteer this year',
    detail: 'Shifts are for volunteers. Register as one, and choose your shifts there.',
  },
  'shift-not-found': {
    status: 404,
    title: 'This shift was canceled',
    detail: 'Choose one of the other shifts.',
  },
  'shift-begun': {
    status: 409,
    title: 'This shift has started',
    detail: 'You can’t change a shift once it has started. Talk to the lead on site.',
  },
  'shift-not-yours': {
    status: 409,
    title: 'You’re not on this shift',
    detail: 'You’re not on this shift anymore. Reload your shifts.',
  },
  'shift-yours-already': {
    status: 409,
    title: 'You’re on this shift already',
    detail: 'You already have a place on this shift. You don’t have to do anything.',
  },
  'shift-taken': {
    status: 409,
    title: 'This shift is full',
    detail: 'Someone just took the last place. You can join the waiting list.',
  },
  'shift-has-places': {
    status: 409,
    title: 'There’s a place for you',
    detail: 'A place just opened up. You can take it right away.',
  },
  'shift-clash': {
    status: 409,
    title: 'You can’t be in two places at once',
    detail: 'You already have something at this time. Choose another time.',
  },
  'shift-too-soon': {
    status: 409,
    title: 'This shift is less than 72 hours away',
    detail:
      'You can give up or swap a place until 72 hours before. If you can’t come, ask the lead to take you off.',
  },
  'shift-leavable': {
    status: 409,
    title: 'You can give up this place yourself',
    detail: 'You don’t need the lead. Give up your place, and someone else can take it right away.',
  },
  'shift-to-confirm': {
    status: 409,
    title: 'This shift changed',
    detail: 'The shift changed since you asked. Tell us whether you’re still coming, or give up your place.',
  },
  'leave-request-withdrawn': {
    status: 409,
    title: 'This person is coming after all',
    detail: 'They asked to be taken off, and now say they’re coming. Reload the sheet.',
  },
  'person-not-in-shift': {
    status: 409,
    title: 'This person isn’t in the shift',
    detail: 'They’ve already left the shift. Reload the sheet.',
  },
  'removal-too-early': {
    status: 409,
    title: 'It’s too early to take someone off',
    detail: 'Until 72 hours before the shift, volunteers give up their places themselves.',
  },
  'shifts-enough': {
    status: 409,
    title: 'You have twelve shifts',
    detail: 'You can have up to twelve shifts. Give one up, or swap it for this one.',
  },
  'shift-age': {
    status: 422,
    title: 'You’re too young for this shift',
    detail: 'This shift is for older volunteers. Choose another one.',
  },
  'nothing-to-confirm': {
    status: 409,
    title: 'There’s nothing to confirm',
    detail: 'You don’t need to answer anything about this shift. Reload your shifts.',
  },
  'not-waiting': {
    status: 409,
    title: 'You’re not on this waiting list',
    detail: 'You’re not on this waiting list anymore. Reload your shifts.',
  },
  'shift-code-unknown': {
    status: 404,
    title: 'This link doesn’t work anymore',
    detail:
      'The person who sent it may have left the shift, or part of the link is missing. Ask them for a new one.',
  },
  'shift-organizers-only': {
    status: 403,
    title: 'For organizers',
    detail: 'Only an organizer can change or cancel a shift.',
  },
  'shift-times-wrong': {
    status: 422,
    title: 'These times don’t work',
    detail: 'A shift has to start in the future, and end after it starts.',
  },
  'shift-places-taken': {
    status: 409,
    title: 'More people are on this shift',
    detail: 'A shift can’t have fewer places than people who are in it.',
  },
});
