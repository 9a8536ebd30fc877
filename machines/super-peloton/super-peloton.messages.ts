import { messages } from '#machines/shell/messages.ts';
import type { Ending, FamilyState, SuperPelotonContext, SuperPelotonMeta } from './super-peloton.types.ts';

const heading = 'Your super-peloton';
const quiet = (announce = ''): SuperPelotonMeta => ({ heading, announce });

/** What each state tells a person: its heading, and what a screen reader says. What is shown has a heading by its level. */
export const superPelotonMeta = {
  loading: quiet('Loading your super-peloton.'),
  unavailable: {
    heading: 'We couldn’t load your super-peloton',
    announce: 'Nothing has changed. Check your connection and try again.',
  },
  showing: quiet(),
  seeking: quiet('Searching for pelotons.'),
  confirming: quiet(),
  asking: quiet('Sending your request.'),
  agreeing: quiet('Joining the two pelotons.'),
  declining: quiet('Declining the request.'),
  withdrawing: quiet('Withdrawing your request.'),
  leaving: quiet('Separating the two pelotons.'),
  expired: {
    heading: messages.loginAgain,
    announce: 'Your session has ended. Sign in again to continue; nothing is lost.',
  },
  forbidden: {
    heading: 'You’re no longer the captain',
    announce: 'Someone else leads this peloton now, and answers its requests.',
  },
} satisfies Record<string, SuperPelotonMeta>;

/** The heading of the page. */
export const titleOf = ({ level, parent }: Pick<FamilyState, 'level' | 'parent'>): string => {
  if (level === 'super') return 'Your family of pelotons';
  return parent === null ? 'Join a super-peloton' : heading;
};

/** The result of the last action, in one sentence; empty before the first. */
export const doneText = ({ action, done, name }: SuperPelotonContext): string => {
  if (action === null || done === null) return '';
  const other = action.other.name;
  switch (done) {
    case 'asked':
      return `We told the captain of ${other}.`;
    case 'united':
      return `${name} and ${other} belong together now.`;
    case 'declined':
      return `You declined. We told the captain of ${other}.`;
    case 'withdrawn':
      return `You withdrew your request to ${other}.`;
    case 'left':
      return `${name} and ${other} no longer belong together.`;
    default:
      return done satisfies never;
  }
};

/** The question before an action, and its consequence. */
export const questionOf = (
  ending: Ending,
  { name, other, isSuper }: { name: string; other: string; isSuper: boolean },
): { title: string; text: string; keep: string; confirm: string } => {
  switch (ending) {
    case 'decline':
      return {
        title: `Decline ${other}?`,
        text: `Their captain gets an e-mail, without a reason, and can ask again in a week. You can ${
          isSuper ? 'invite' : 'ask'
        } them before that, if you change your mind.`,
        keep: 'Keep it open',
        confirm: 'Decline it',
      };
    case 'withdraw':
      return {
        title: `Withdraw your request to ${other}?`,
        text: 'They won’t be able to accept it anymore. You can ask them again in a week.',
        keep: 'Keep it open',
        confirm: 'Withdraw it',
      };
    case 'leave':
      return isSuper
        ? {
            title: `Part ways with ${other}?`,
            text: `Everyone keeps what they raised. The total of ${name} no longer counts ${other}, and both captains get an e-mail.`,
            keep: `Keep ${other}`,
            confirm: 'Part ways',
          }
        : {
            title: `Leave ${other}?`,
            text: `Everyone keeps what they raised. The total of ${other} no longer counts ${name}, and both captains get an e-mail.`,
            keep: 'Stay',
            confirm: 'Leave now',
          };
    default:
      return ending satisfies never;
  }
};
