import { problemsOf } from '#server/platform/problems/problem-error.ts';

export const membershipProblem = problemsOf({
  'participants-only': {
    status: 403,
    title: 'Register first',
    detail: 'Pelotons are for people who take part in this year’s event. Register, then come back.',
  },
  'not-accepting-members': {
    status: 409,
    title: 'This peloton takes no new members',
    detail:
      'Its captain has closed it to new requests. You can still join with a group code from its captain or an admin.',
  },
  'member-already': {
    status: 409,
    title: 'Already a member',
    detail: 'This person is already in the peloton. Reload the page.',
  },
  'member-elsewhere': {
    status: 409,
    title: 'In another peloton',
    detail: 'A person can be in one peloton a year. They have to leave the other one first.',
  },
  'requested-elsewhere': {
    status: 409,
    title: 'You asked another peloton',
    detail: 'You can ask one peloton at a time. Withdraw your other request, then ask again.',
  },
  'request-not-found': {
    status: 404,
    title: 'There is no such request',
    detail: 'This person hasn’t asked to join. Reload the list.',
  },
  'request-decided': {
    status: 409,
    title: 'This request is closed',
    detail: 'Someone answered it, or it was withdrawn or expired. Reload the page.',
  },
  'member-not-found': {
    status: 404,
    title: 'Not in this peloton',
    detail: 'This person isn’t a member this year. Reload the list.',
  },
  'person-not-registered': {
    status: 409,
    title: 'Not registered yet',
    detail:
      'This person doesn’t take part in this year’s event. Send them your group code: they can enter it when they register.',
  },
  'person-not-asked': {
    status: 409,
    title: 'They have to ask',
    detail: 'This person hasn’t asked to join you. Send them your group code: with it, they join right away.',
  },
  'asked-often': {
    status: 429,
    title: 'You’ve asked often enough today',
    detail: 'You can ask a peloton three times a day, and ten times in all. Try again tomorrow.',
  },
  'offered-often': {
    status: 429,
    title: 'The captaincy was offered five times today',
    detail: 'Talk it over, then offer it again tomorrow.',
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
    title: 'The captaincy is already offered to someone else',
    detail: 'Withdraw that offer first, or wait for the answer.',
  },
  'offer-ended': {
    status: 409,
    title: 'This offer has ended',
    detail: 'It was withdrawn, answered or expired. Reload the page.',
  },
});
