import { problemsOf } from '#server/platform/problems/problem-error.ts';

export const invitationProblem = problemsOf({
  'too-many-invitations': {
    status: 429,
    title: 'That is enough invitations for today',
    detail:
      'A peloton can invite 200 people a day. Nobody was written to. Send fewer, or the rest tomorrow, or share your link.',
    securityEvent: 'rate-limited',
  },
  'invitation-link-broken': {
    status: 404,
    title: 'This link is broken',
    detail: 'A part of the link is missing. Open it from the invitation again, or copy all of it.',
  },
});
