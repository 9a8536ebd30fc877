import { problemsOf } from '#server/platform/problems/problem-error.ts';

export const moderationProblem = problemsOf({
  'nothing-to-report': {
    status: 404,
    title: 'There’s nothing to report',
    detail: 'This isn’t on the page anymore. Reload the page.',
  },
  'report-own': {
    status: 409,
    title: 'This is yours',
    detail: 'You can change or remove it yourself.',
  },
  'report-not-found': {
    status: 404,
    title: 'Nothing is reported here',
    detail: 'Someone may have decided already. Reload the list.',
  },
  'organizers-only': {
    status: 403,
    title: 'For organizers',
    detail: 'Only an organizer can see and decide reports.',
  },
});
