import { problemsOf } from '#server/platform/problems/problem-error.ts';

export const organizationProblem = problemsOf({
  'organization-not-found': {
    status: 404,
    title: 'We couldn’t find this organization',
    detail: 'Nothing was charged. Search for it again, or type its name.',
  },
});
