import { problemsOf } from '#server/platform/problems/problem-error.ts';

export const contentProblem = problemsOf({
  'page-not-found': {
    status: 404,
    title: 'We couldn’t find this page',
    detail: 'There is no page at this address. Go to the home page, or search for what you need.',
  },
  'drafts-not-yours': {
    status: 403,
    title: 'Drafts are for editors',
    detail: 'Your account can’t see drafts. Ask the office to let you preview them.',
  },
});
