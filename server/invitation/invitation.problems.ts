import { problemsOf } from '#server/platform/problems/problem-error.ts';

export const invitationProblem = problemsOf({
  'too-many-invitations': {
    status: 429,
    title: 'You’ve sent enough invitations for today',
    detail:
      'A peloton can invite 200 people a day. No invitations were sent. Send fewer, wait until tomorrow, or share your link.',
    securityEvent: 'rate-limited',
  },
  'invitation-link-broken': {
    status: 404,
    title: 'This link is broken',
    detail: 'Part of the link is missing. Open it again from the invitation, or copy the whole link.',
  },
});
