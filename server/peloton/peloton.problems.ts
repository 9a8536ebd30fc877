import { problemsOf } from '#server/platform/problems/problem-error.ts';

export const pelotonProblem = problemsOf({
  'peloton-not-found': {
    status: 404,
    title: 'We couldn’t find this peloton',
    detail: 'There is no peloton at this address. Search for it by name.',
  },
  'peloton-not-yours': {
    status: 403,
    title: 'This is for the peloton’s captain and admins',
    detail: 'Only a peloton’s captain and admins can see this. Ask one of them.',
  },
  'name-taken': {
    status: 409,
    title: 'This name is taken',
    detail: 'Another peloton already has this name. Choose a different one.',
  },
});
