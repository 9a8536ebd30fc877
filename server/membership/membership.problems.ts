import { problemsOf } from '#server/platform/problems/problem-error.ts';

export const membershipProblem = problemsOf({
  'participants-only': {
    status: 403,
    title: 'Register first',
    detail: 'Pelotons are for people who take part in this year’s event. Register, and come back.',
  },
  'not-accepting-members': {
    status: 409,
    title: 'This peloton takes no new members',
    detail: 'Its captain has closed it to new requests. A group code from one of them still lets you in.',
  },
  'member-already': {
    status: 409,
    title: 'Already a member',
    detail: 'This person is in the peloton. Load the page again to see it.',
  },
  'member-elsewhere': {
    status: 409,
    title: 'In another peloton',
    detail: 'A person rides with one peloton a year. They have to leave the other one first.',
  },
  'requested-elsewhere': {
    status: 409,
    title: 'You asked another peloton',
    detail: 'You can ask one peloton at a time. Withdraw your other request, and ask again.',
  },
  'request-not-found': {
    status: 404,
    title: 'There is no such request',
    detail: 'This person hasn’t asked to join. Load the list again.',
  },
  'request-decided': {
    status: 409,
    title: 'This request is settled',
    detail: 'Somebody decided it, or it was withdrawn or expired. Load the page again.',
  },
  'member-not-found': {
    status: 404,
    title: 'Not in this peloton',
    detail: 'This person isn’t a member this year. Load the list again.',
  },
  'person-not-registered': {
    status: 409,
    title: 'Not registered yet',
    detail:
      'This person doesn’t take part in this year’s event. Send them your group code: they can enter it as they register.',
  },
  'person-not-asked': {
    status: 409,
    title: 'They have to ask',
    detail: 'This person hasn’t asked to join you. Send them your group code: it lets them in at once.',
  },
  'asked-often': {
    status: 429,
    title: 'You asked a lot today',
    detail: 'You can ask one peloton three times a day, and ten times in all. Try again tomorrow.',
  },
  'offered-often': {
    status: 429,
    title: 'The captaincy was offered five times today',
    detail: 'Talk it over among yourselves, and offer it again tomorrow.',
  },
  'admins-made-often': {
    status: 429,
    title: 'Twenty admins were made today',
    detail: 'Make more of them tomorrow. You can take the role away again at any time.',
  },
  'too-many-added': {
    status: 429,
    title: 'Fifty people were added today',
    detail: 'Add more tomorrow, or send them your group code.',
  },
  'captain-only': {
    status: 403,
    title: 'Only the captain can do this',
    detail: 'Ask the captain of the peloton.',
  },
  'captain-stays': {
    status: 409,
    title: 'The captain stays',
    detail: 'Nobody can remove the captain or change their role. The captain can hand the captaincy over.',
  },
  'captaincy-first': {
    status: 409,
    title: 'Hand over the captaincy first',
    detail: 'A peloton needs a captain. Offer the captaincy to a member, and leave once they have accepted.',
  },
  'offer-open': {
    status: 409,
    title: 'The captaincy is offered to somebody else',
    detail: 'Take that offer back first, or wait for the answer.',
  },
  'offer-ended': {
    status: 409,
    title: 'This offer has ended',
    detail: 'It was taken back, answered, or expired. Load the page again.',
  },
});
