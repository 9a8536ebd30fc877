import type { FoundingMeta } from './founding.types.ts';

const step = (heading: string): FoundingMeta => ({ heading, focus: 'heading', announce: '' });

/** What each state tells a person: its heading, where focus goes, and what a screen reader says. */
export const foundingMeta = {
  checking: { heading: 'Found a peloton', focus: 'none', announce: '' },
  unavailable: step('We couldn’t look you up'),
  unregistered: step('Register first, then found a peloton'),
  member: step('You ride with a peloton already'),
  naming: step('What is your peloton called?'),
  telling: step('Why do you ride together?'),
  planning: step('How far do you want to go?'),
  reviewing: step('Ready to roll?'),
  founding: { heading: 'Ready to roll?', focus: 'none', announce: 'Founding your peloton.' },
  expired: {
    heading: 'Please login again.',
    focus: 'none',
    announce: 'Your session has ended. Sign in again to found your peloton; nothing you typed is lost.',
  },
  picturing: { ...step('Your peloton rolls'), announce: 'Your peloton is founded, and you are its captain.' },
  inviting: step('Who rides with you?'),
} satisfies Record<string, FoundingMeta>;
