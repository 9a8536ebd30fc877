import { problemsOf } from '#server/platform/problems/problem-error.ts';

export const superPelotonProblem = problemsOf({
  'family-of-itself': {
    status: 422,
    title: 'A peloton can’t belong to itself',
    detail: 'Choose another peloton.',
  },
  'wrong-levels': {
    status: 422,
    title: 'These two can’t belong together',
    detail: 'A super-peloton holds pelotons, and no other super-peloton. A peloton holds none.',
  },
  'has-parent': {
    status: 409,
    title: 'Already in a super-peloton',
    detail: 'A peloton belongs to one super-peloton at a time. It has to leave that one first.',
  },
  'declined-lately': {
    status: 409,
    title: 'They declined a few days ago',
    detail: 'You can ask again a week after the answer. Until then, they can ask you.',
  },
  'withdrawn-lately': {
    status: 409,
    title: 'You withdrew your request a few days ago',
    detail: 'You can ask them again a week after that. Until then, they can ask you.',
  },
  'too-many-family-requests': {
    status: 409,
    title: 'Twenty of your requests are open',
    detail: 'Wait for some answers, or withdraw one. Then you can ask again.',
  },
  'family-request-not-found': {
    status: 404,
    title: 'There is no such request',
    detail: 'No one asked for this, or it was withdrawn. Reload the page.',
  },
  'family-request-decided': {
    status: 409,
    title: 'This request is closed',
    detail: 'Someone already answered or withdrew it. Reload the page.',
  },
});
