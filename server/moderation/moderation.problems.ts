import { problemsOf } from '#server/platform/problems/problem-error.ts';

export const moderationProblem = problemsOf({
  'nothing-to-report': {
    status: 404,
    title: 'There is nothing to report',
    detail: 'This is not on the page any more. Load the page again.',
  },
  'report-own': {
    status: 409,
    title: 'This is yours',
    detail: 'You can change or remove it yourself.',
  },
  'report-not-found': {
    status: 404,
    title: 'Nothing is reported here',
    detail: 'Somebody may have decided already. Load the list again.',
  },
  'organizers-only': {
    status: 403,
    title: 'For organizers',
    detail: 'Only an organizer can see and decide reports.',
  },
});
