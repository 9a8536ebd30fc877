import { problemsOf } from '#server/platform/problems/problem-error.ts';

export const donationProblem = problemsOf({
  'donation-not-found': {
    status: 404,
    title: 'We don’t have this gift',
    detail: 'No gift was sent from here. You can send it now.',
  },
  'charge-changed': {
    status: 409,
    title: 'What you would be charged has changed',
    detail: 'Nothing was charged. Check the amounts and confirm them again.',
  },
  'recipient-not-found': {
    status: 404,
    title: 'We couldn’t find who this is for',
    detail: 'Nothing was charged. Search for them by name, or give to the general fund.',
  },
  'recipient-closed': {
    status: 409,
    title: 'They aren’t taking gifts anymore',
    detail: 'Nothing was charged. Give to someone else, or to the general fund.',
  },
  'donation-repeated': {
    status: 409,
    title: 'You just gave this',
    detail: 'The same gift went through a few minutes ago. Confirm it if you mean to give again.',
  },
  'donation-in-progress': {
    status: 409,
    title: 'A gift like this is on its way',
    detail: 'We’re still checking on the gift you sent before. Please wait, so you don’t pay twice.',
  },
  'donation-withdrawn': {
    status: 409,
    title: 'This gift took too long',
    detail: 'It didn’t reach us in time. Nothing was charged, and you can give now.',
  },
  'donor-list-private': {
    status: 404,
    title: 'This list is private',
    detail: 'Whoever gets the gifts keeps this list private.',
  },
});
