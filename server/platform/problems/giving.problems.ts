export const givingProblems = {
  'donation-not-found': {
    status: 404,
    title: 'There is no such gift',
    detail: 'No gift was sent from here. You can send it now.',
  },
  'giving-year-empty': {
    status: 404,
    title: 'You gave nothing in that year',
    detail:
      'Choose a year in which you gave. Gifts under another e-mail address are summed up for that address.',
  },
  'recurring-donation-not-found': {
    status: 404,
    title: 'There is no such monthly gift',
    detail: 'It may have ended. Your monthly gifts say which there are.',
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
  'proof-of-work-needed': {
    status: 428,
    title: 'One moment',
    detail:
      'Nothing was charged. Your browser has to do a small piece of work first; then it sends your gift.',
  },
  'authentication-needed': {
    status: 428,
    title: 'Your bank wants to know that it is you',
    detail:
      'Nothing was charged. Confirm with your bank that this card is yours, or pay with PayPal, Google Pay or Apple Pay.',
  },
  'too-many-attempts': {
    status: 429,
    title: 'Too many tries',
    detail: 'Nothing was charged. Wait a few minutes before you try again, or write to us.',
  },
  'organization-not-found': {
    status: 404,
    title: 'We couldn’t find this organization',
    detail: 'Nothing was charged. Search for it again, or type its name.',
  },
} as const;
