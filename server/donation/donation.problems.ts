import { problemsOf } from '#server/platform/problems/problem-error.ts';

export const donationProblem = problemsOf({
  'donation-not-found': {
    status: 404,
    title: 'There is no such gift',
    detail: 'No gift was sent from here. You can send it now.',
  },
  'charge-changed': {
    status: 409,
    title: 'What you would be charged has changed',
    detail: 'Nothing was charged. Look at the amounts once more and confirm them.',
  },
  'recipient-not-found': {
    status: 404,
    title: 'We couldn’t find who this is for',
    detail: 'Nothing was charged. Search for them by name, or give to the general fund.',
  },
  'recipient-closed': {
    status: 409,
    title: 'They aren’t taking gifts any more',
    detail: 'Nothing was charged. Give to somebody else, or to the general fund.',
  },
  'donation-repeated': {
    status: 409,
    title: 'You gave just this a moment ago',
    detail: 'The same gift went through a few minutes ago. Confirm it if you mean to give again.',
  },
  'donation-in-progress': {
    status: 409,
    title: 'A gift like this is on its way',
    detail:
      'We are still finding out about the gift you sent before. Wait for it, so that you don’t pay twice.',
  },
  'donation-withdrawn': {
    status: 409,
    title: 'This try was closed',
    detail: 'It took too long to reach us, and was closed meanwhile. Nothing was charged: you can give now.',
  },
  'donor-list-private': {
    status: 404,
    title: 'This list is private',
    detail: 'Whoever gets the gifts keeps the list of who gave to themself.',
  },
});
