import { refusing } from '#machines/meta.ts';
import { messages } from '#machines/shell/messages.ts';
import type { FoundingMeta } from './founding.types.ts';

const step = (heading: string): FoundingMeta => ({ heading, focus: 'heading', announce: '' });

export const foundingMeta = {
  checking: { heading: 'Start a peloton', focus: 'none', announce: '' },
  unavailable: step('We couldn’t check your registration'),
  unregistered: step('Register first, then start a peloton'),
  member: step('You’re already in a peloton'),
  naming: refusing(step('What’s your peloton called?')),
  telling: refusing(step('Why do you ride together?')),
  planning: refusing(step('What’s your goal, and who can join?')),
  reviewing: step('Ready to roll?'),
  founding: { heading: 'Ready to roll?', focus: 'none', announce: 'Starting your peloton.' },
  expired: {
    heading: messages.loginAgain,
    focus: 'none',
    announce: 'Your session has ended. Sign in again to start your peloton; nothing you typed is lost.',
  },
  picturing: {
    ...step('Your peloton is rolling'),
    announce: 'Your peloton has started, and you’re its captain.',
  },
  inviting: step('Who rides with you?'),
} satisfies Record<string, FoundingMeta>;
