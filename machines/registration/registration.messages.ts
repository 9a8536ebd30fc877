import { refusing } from '#machines/meta.ts';
import { messages } from '#machines/shell/messages.ts';
import type { FormStep, RegistrationMeta } from './registration.types.ts';

const question = (heading: string): RegistrationMeta =>
  refusing({ heading, focus: 'heading', announce: heading });

const questions: Record<FormStep, RegistrationMeta> = {
  participation: question('How do you want to take part?'),
  profile: question('About you, and your emergency contact'),
  'route-signature': question('Choose your Ride Weekend route'),
  'route-gravel': question('Choose your Gravel Day route'),
  volunteer: question('When can you help?'),
  'activity-goals': question('What’s your challenge?'),
  fundraising: question('How much do you want to raise?'),
  'additional-info': question('Your sizes, and a few details'),
  waiver: question('Read and sign the waiver'),
  fee: question('Pay the registration fee'),
};

/** Tells a person that another tab or device has continued their registration at other steps. */
export const changedElsewhere =
  'You went on with it in another tab or on another device. What you typed here is still here: check it, and save again.';

export const changedBeforePaying =
  'You went on with it in another tab or on another device. We didn’t charge anything: check the fee, then pay it.';

export const begunElsewhere =
  'Your registration went on in another tab or on another device. Look at it first, or choose again.';

const quiet = (heading: string, announce: string): RegistrationMeta => ({ heading, focus: 'none', announce });

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
  refreshing: quiet('Loading your registration', 'Loading your registration.'),
  elsewhere: {
    heading: 'Your registration went on elsewhere',
    focus: 'heading',
    announce: 'You saved this step in another tab or on another device. Choose what to keep.',
  },
  paying: quiet('Paying the fee', 'Your payment is on its way. Please wait.'),
  confirming: {
    heading: 'Checking with your bank',
    focus: 'heading',
    announce: 'Your payment isn’t confirmed yet. We’ll keep checking, and you won’t be charged twice.',
  },
  unresolved: {
    heading: 'Your bank hasn’t answered yet',
    focus: 'heading',
    announce: 'We still don’t know whether your card was charged. We’ll e-mail you as soon as we do.',
  },
  completing: quiet('Finishing your registration', 'Finishing your registration.'),
  stalled: {
    heading: 'We couldn’t finish your registration',
    focus: 'heading',
    announce: 'Everything is saved, but your registration is not finished yet. Try again.',
  },
  expired: {
    heading: messages.loginAgain,
    focus: 'heading',
    announce: 'Your session has ended. Sign in again to continue; nothing you typed is lost.',
  },
  completed: { heading: 'You’re in', focus: 'heading', announce: 'Your registration is complete.' },
} satisfies Record<string, RegistrationMeta>;
