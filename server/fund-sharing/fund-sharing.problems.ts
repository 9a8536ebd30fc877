import { problemsOf } from '#server/platform/problems/problem-error.ts';

export const fundSharingProblem = problemsOf({
  'members-only': {
    status: 403,
    title: 'For members of the peloton',
    detail: 'Money is shared among those who ride together. Join the peloton, and come back.',
  },
  'sharing-closed': {
    status: 409,
    title: 'Fund sharing has ended',
    detail: 'Money could be shared until five days after the fundraising deadline. Nothing was moved.',
  },
  'balance-changed': {
    status: 409,
    title: 'The figures have changed',
    detail:
      'Money came in or went out since you looked. Nothing was moved: look at the new figures, and confirm again.',
  },
  'balance-too-low': {
    status: 409,
    title: 'There isn’t enough to share',
    detail: 'Nothing was moved. Share less, and try again.',
  },
  'receiver-not-member': {
    status: 422,
    title: 'Not a member of this peloton',
    detail:
      'Money can be shared with this year’s members of the peloton alone. Take the others out, and try again.',
  },
  'receiver-is-source': {
    status: 422,
    title: 'Nobody shares with themselves',
    detail: 'Choose somebody else.',
  },
  'receiver-twice': {
    status: 422,
    title: 'Somebody is named twice',
    detail: 'Give each person one line with the whole amount.',
  },
  'share-too-small': {
    status: 422,
    title: 'The amount is too small',
    detail: 'Share a dollar or more; less only where it is all that somebody still has to raise.',
  },
  'more-than-missing': {
    status: 422,
    title: 'More than they lack',
    detail:
      'Somebody would get more than they still have to raise. Share less with them, or choose to share beyond it.',
  },
  'share-not-found': {
    status: 404,
    title: 'There is no such share',
    detail: 'It isn’t one of yours. Load the list again.',
  },
  'share-taken-back': {
    status: 409,
    title: 'This share was taken back already',
    detail: 'Load the list again to see what happened.',
  },
  'undo-too-late': {
    status: 409,
    title: 'A day has passed',
    detail: 'A share can be taken back for 24 hours. Ask the person to share it with you.',
  },
  'receiver-left': {
    status: 409,
    title: 'They left the peloton',
    detail: 'Whoever leaves keeps their money, so this share stays.',
  },
  'receiver-has-less': {
    status: 409,
    title: 'They don’t have it any more',
    detail: 'Part of it was shared on, or a donation was refunded. The share stays.',
  },
  'owner-not-member': {
    status: 422,
    title: 'Not a member of this peloton',
    detail: 'You can ask this year’s members of your peloton alone.',
  },
  'request-open': {
    status: 409,
    title: 'They were asked already',
    detail: 'Wait for the answer, or take the other request back first.',
  },
  'asked-enough': {
    status: 429,
    title: 'Twenty requests went out today',
    detail: 'Wait for the answers, and ask again tomorrow.',
  },
  'undone-enough': {
    status: 429,
    title: 'Twenty shares with them were undone today',
    detail: 'They get an e-mail each time. Share with them again tomorrow.',
  },
  'share-request-not-found': {
    status: 404,
    title: 'There is no such request',
    detail: 'Nobody asked you for this. Load the page again.',
  },
  'share-request-settled': {
    status: 409,
    title: 'This request is settled',
    detail: 'It was answered, taken back, or sharing ended. Load the page again.',
  },
});
