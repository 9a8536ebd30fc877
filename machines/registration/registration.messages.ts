import type { FormStep, RegistrationMeta } from './registration.types.ts';

const question = (heading: string): RegistrationMeta => ({ heading, focus: 'heading', announce: heading });

const questions: Record<FormStep, RegistrationMeta> = {
  participation: question('How do you want to take part?'),
  profile: question('Who are you, and whom do we call?'),
  'route-signature': question('Which Ride Weekend route is yours?'),
  'route-gravel': question('Which Gravel Day route is yours?'),
  volunteer: question('When can you lend a hand?'),
  'activity-goals': question('What will you take on?'),
  fundraising: question('How high do you want to climb?'),
  'additional-info': question('What fits you?'),
  waiver: question('Read and sign the waiver'),
  fee: question('Pay the registration fee'),
};

const quiet = (heading: string, announce: string): RegistrationMeta => ({ heading, focus: 'none', announce });

/** What each state tells a person: its heading, where focus goes, and what a screen reader says. */
export const meta = {
  ...questions,
  loading: quiet('Your registration', 'Loading your registration.'),
  unavailable: {
    heading: 'We couldn’t load your registration',
    focus: 'heading',
    announce: 'Your registration could not be loaded.',
  },
  checkingCode: quiet('Checking your code', 'Checking your code.'),
  tokenizing: quiet('Checking your card', 'Checking your card.'),
  saving: quiet('Saving', 'Saving.'),
  paying: quiet('Paying the fee', 'Your payment is on its way. Please wait.'),
  confirming: {
    heading: 'We’re asking your bank how it went',
    focus: 'heading',
    announce: 'Your payment has not been confirmed yet. We keep asking; you will not be charged twice.',
  },
  unresolved: {
    heading: 'Your bank hasn’t answered yet',
    focus: 'heading',
    announce: 'We still don’t know whether your card was charged. We will write to you as soon as we do.',
  },
  completing: quiet('Finishing your registration', 'Finishing your registration.'),
  stalled: {
    heading: 'One last thing didn’t go through',
    focus: 'heading',
    announce: 'Everything is saved, but your registration is not finished yet. Try again.',
  },
  expired: {
    heading: 'Please login again.',
    focus: 'heading',
    announce: 'Your session has ended. Sign in again to go on; nothing you typed is lost.',
  },
  completed: { heading: 'You’re in', focus: 'heading', announce: 'Your registration is complete.' },
} satisfies Record<string, RegistrationMeta>;
