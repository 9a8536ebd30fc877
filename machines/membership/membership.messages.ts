import { refusing } from '#machines/meta.ts';
import { messages } from '#machines/shell/messages.ts';
import type { Done, JoinState, MembershipMeta, Refusal } from './membership.types.ts';

const quiet = (heading: string, announce = ''): MembershipMeta => ({ heading, focus: 'none', announce });
const announced = (heading: string, announce = ''): MembershipMeta => ({ heading, focus: 'title', announce });

export const membershipMeta = {
  signedOut: quiet('Join this peloton'),
  looking: refusing(quiet('Join a peloton')),
  loading: quiet('One moment', 'Checking your membership.'),
  unavailable: announced('We couldn’t load this', 'Nothing has changed.'),
  refused: refusing(announced('You can’t ask to join now')),
  open: refusing(announced('Ask to join')),
  asking: quiet('Ask to join', 'Sending your request.'),
  joining: quiet('Join with a code', 'Checking your code.'),
  pending: refusing(announced('You asked to join')),
  withdrawalAsked: announced('Withdraw your request?'),
  withdrawing: quiet('Withdrawing your request', 'Withdrawing your request.'),
  rejected: refusing(announced('Not this time')),
  lapsed: refusing(announced('No one answered your request')),
  member: announced('You’re in this peloton'),
  offered: announced('Will you be the captain?'),
  answering: quiet('Sending your answer', 'Sending your answer.'),
  previewing: quiet('Leaving the peloton', 'Checking what changes.'),
  reviewing: announced('Leave the peloton?'),
  leaving: quiet('Leaving the peloton', 'Leaving the peloton.'),
  left: announced('You left the peloton'),
  expired: announced(messages.loginAgain, 'Your session has ended. Sign in again, and go on where you were.'),
} satisfies Record<string, MembershipMeta>;

/** Why a person can't ask to join, in one sentence. */
export const refusalText = (refusal: Refusal, elsewhere: JoinState['elsewhere']): string => {
  const other = elsewhere?.name ?? 'another peloton';
  switch (refusal) {
    case 'participants-only':
      return 'Pelotons are for people who take part this year. Register first, then come back here.';
    case 'not-accepting-members':
      return 'This peloton isn’t taking new requests right now. You can still join with a group code from its captain or an admin.';
    case 'member-elsewhere':
      return `You’re in ${other}. You can be in one peloton a year, so leave that one first.`;
    case 'requested-elsewhere':
      return `You asked ${other}. You can ask one peloton at a time: wait for their answer, or withdraw that request.`;
    default:
      return refusal satisfies never;
  }
};

/** The heading for a success, where nothing more could be loaded after it. */
export const doneHeadings: Partial<Record<Done, string>> = {
  joined: 'Your code went through',
  withdrawnElsewhere: 'You withdrew your other request',
  accepted: 'You’re the captain now',
  declined: 'You declined the captaincy',
};

/** How a person became a member or captain a moment ago. */
export const newsHeadings: Partial<Record<Done, string>> = {
  asked: 'You’re in',
  joined: 'You’re in',
  decided: 'You’re in',
  accepted: 'You’re the captain now',
};

/** What happened, in one sentence; empty if nothing did. */
export const doneText = (done: Done, { pelotonName, state, role, elsewhere }: JoinState): string => {
  switch (done) {
    case 'asked':
      return state === 'member'
        ? `No one rode with ${pelotonName} this year, so you’re its captain now.`
        : 'Your request is on its way.';
    case 'withdrawn':
      return 'You withdrew your request.';
    case 'withdrawnElsewhere':
      return 'You withdrew your other request.';
    case 'joined':
      if (state === 'pending')
        return 'This peloton removed you before, so your code sent a request instead. They’ll decide.';
      return `You’re in ${elsewhere?.name ?? pelotonName} now.`;
    case 'accepted':
      return `You’re the captain of ${pelotonName} now.`;
    case 'declined':
      return 'You declined the captaincy. Nothing else changes.';
    case 'decided':
      return state === 'member' && role !== 'captain' ? `You’re in ${pelotonName} now.` : '';
    case 'nothing':
      return '';
    default:
      return done satisfies never;
  }
};
