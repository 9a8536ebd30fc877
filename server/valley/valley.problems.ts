import { problemsOf } from '#server/platform/problems/problem-error.ts';

export const valleyProblem = problemsOf({
  'route-not-on-map': {
    status: 404,
    title: 'We couldn’t find this route',
    detail: 'There is no such route on the map this year. Choose one on the page of the rides.',
  },
});
