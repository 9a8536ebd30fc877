export const peopleProblems = {
  'person-not-found': {
    status: 404,
    title: 'We couldn’t find this person',
    detail: 'There is nobody at this address. They may have changed it.',
  },
  'contact-mismatch': {
    status: 422,
    title: 'This is not your sign-in',
    detail: 'The contact has to be made for the person who is signed in. Sign in again and try once more.',
  },
  'address-in-use': {
    status: 409,
    title: 'You have an account already',
    detail: 'You have an account with this e-mail address already. Sign in the way you did before.',
  },
  'registration-blocked': {
    status: 403,
    title: 'You can’t register just now',
    detail: 'Your account can’t register at the moment. Please write to us and we’ll sort it out.',
  },
  'peloton-not-found': {
    status: 404,
    title: 'We couldn’t find this peloton',
    detail: 'There is no peloton at this address. Search for it by name.',
  },
  'peloton-not-yours': {
    status: 403,
    title: 'This is for those who lead the peloton',
    detail: 'Only a peloton’s captain and admins see this. Ask them, or sign in as one of them.',
  },
  'name-taken': {
    status: 409,
    title: 'This name is taken',
    detail: 'Somebody else has this name already. Choose a different one.',
  },
  'donor-list-private': {
    status: 404,
    title: 'This list is private',
    detail: 'Whoever gets the gifts keeps the list of who gave to themself.',
  },
  'event-not-found': {
    status: 404,
    title: 'There is no event yet',
    detail: 'The next event has not been announced yet. Look in again soon.',
  },
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
  'ride-not-found': {
    status: 404,
    title: 'We couldn’t find this ride',
    detail: 'There is no such ride this year. Choose one of the rides of the event.',
  },
} as const;
