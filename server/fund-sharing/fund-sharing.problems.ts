import { problemsOf } from '#server/platform/problems/problem-error.ts';

export const fundSharingProblem = problemsOf({
  'members-only': {
    status: 403,
    title: 'For members of the peloton',
    detail: 'Only members can share a peloton’s money. Join the peloton, then come back.',
  },
  'sharing-closed': {
    status: 409,
    title: 'Fund sharing has ended',
    detail: 'You could share money until five days after the fundraising deadline. No money moved.',
  },
  'balance-changed': {
    status: 409,
    title: 'The figures have changed',
    detail:
      'Money came in or went out since you looked. No money moved: check the new figures and confirm again.',
  },
  'balance-too-low': {
    status: 409,
    title: 'There isn’t enough to share',
    detail: 'No money moved. Share less and try again.',
  },
  'receiver-not-member': {
    status: 422,
    title: 'Not a member of this peloton',
    detail: 'You can only share with this year’s members of the peloton. Remove the others and try again.',
  },
  'receiver-is-source': {
    status: 422,
    title: 'You can’t share with yourself',
    detail: 'Choose someone else.',
  },
  'receiver-twice': {
    status: 422,
    title: 'Someone is listed twice',
    detail: 'Give each person one line with the whole amount.',
  },
  'share-too-small': {
    status: 422,
    title: 'The amount is too small',
    detail: 'Share a dollar or more. You can share less only if that’s all someone still has to raise.',
  },
  'more-than-missing': {
    status: 422,
    title: 'More than they need',
    detail:
      'Someone would get more than they still have to raise. Share less with them, or choose to share more than they need.',
  },
  'share-not-found': {
    status: 404,
    title: 'There is no such share',
    detail: 'It isn’t one of yours. Reload the list.',
  },
  'share-taken-back': {
    status: 409,
    title: 'This share was already taken back',
    detail: 'Reload the list to see what happened.',
  },
  'undo-too-late': {
    status: 409,
    title: 'A day has passed',
    detail: 'A share can be taken back for 24 hours. Ask the person to share it with you.',
  },
  'receiver-left': {
    status: 409,
    title: 'They left the peloton',
    detail: 'People who leave keep their money, so this share stays.',
  },
  'receiver-has-less': {
    status: 409,
    title: 'They don’t have it anymore',
    detail: 'Part of it was shared on, or a donation was refunded. The share stays.',
  },
  'owner-not-member': {
    status: 422,
    title: 'Not a member of this peloton',
    detail: 'You can only ask this year’s members of your peloton.',
  },
  'request-open': {
    status: 409,
    title: 'You already asked them',
    detail: 'Wait for their answer, or withdraw the other request first.',
  },
  'asked-enough': {
    status: 429,
    title: 'Twenty requests went out today',
    detail: 'Wait for the answers, then ask again tomorrow.',
  },
  'undone-enough': {
    status: 429,
    title: 'Twenty shares with them were undone today',
    detail: 'They get an e-mail each time. You can share with them again tomorrow.',
  },
  'share-request-not-found': {
    status: 404,
    title: 'There is no such request',
    detail: 'No one asked you for this. Reload the page.',
  },
  'share-request-settled': {
    status: 409,
    title: 'This request is closed',
    detail: 'It was answered or withdrawn, or sharing ended. Reload the page.',
  },
});
