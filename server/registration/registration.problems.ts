import { type CodeOf, problemsOf } from '#server/platform/problems/problem-error.ts';

const notAccepted = (title: string, detail: string) => ({ status: 422, title, detail });

/** On `registration/*`, 409 only means that the registration is completed, and 404 that none is in progress; all other refusals are 422. */
export const registrationProblem = problemsOf({
  'registration-blocked': {
    status: 403,
    title: 'You can’t register right now',
    detail: 'Your account can’t register at the moment. Please write to us and we’ll sort it out.',
  },
  'registration-completed': {
    status: 409,
    title: 'You are already registered',
    detail: 'This registration is complete. You can see it on your profile.',
  },
  'no-registration-in-progress': {
    status: 404,
    title: 'You have no registration in progress',
    detail: 'Start by choosing how you’d like to take part.',
  },
  'registration-closed': notAccepted(
    'Registration is closed',
    'Registration is not open now. The dates are on the event’s page.',
  ),
  'step-out-of-order': notAccepted(
    'There’s a step before this one',
    'Finish the earlier steps first. Everything you saved is still there.',
  ),
  'step-not-needed': notAccepted('This step isn’t for you', 'You don’t need this step for what you chose.'),
  'nothing-chosen': notAccepted('Choose how you’ll take part', 'Choose at least one way to take part.'),
  'already-registered': notAccepted('You already have this', 'You are already registered for this.'),
  'too-late-to-withdraw': notAccepted(
    'It’s too late to leave this ride',
    'The last day to leave this ride has passed. Write to us if you can’t ride.',
  ),
  'not-registered': notAccepted('You don’t have this', 'You are not registered for this.'),
  'route-full': notAccepted(
    'This route is full',
    'The last place on this route has just gone. Choose another route.',
  ),
  'route-not-open': notAccepted(
    'This route needs a code',
    'This route is kept for a sponsor’s riders. Enter their code.',
  ),
  'route-of-other-ride': notAccepted(
    'This route belongs to another ride',
    'Choose a route of the ride you registered for.',
  ),
  'shift-full': notAccepted(
    'This shift is full',
    'The last place on this shift has just gone. Choose another one.',
  ),
  'shift-unknown': notAccepted('We couldn’t find this shift', 'This shift was canceled. Choose another one.'),
  'shift-overlap': notAccepted(
    'These shifts overlap',
    'You can’t be in two places at once. Choose other times.',
  ),
  'shift-ride-clash': notAccepted(
    'This is during your ride',
    'You can’t ride and help at the same time. Choose another shift.',
  ),
  'ride-shift-clash': notAccepted(
    'Your shift is at the same time',
    'You can’t ride and help at the same time. Choose another route, or give the shift back first.',
  ),
  'too-young': notAccepted(
    'You’re too young for this',
    'Riders must be at least 12 on the first day of the event, volunteers at least 14.',
  ),
  'guardian-required': notAccepted(
    'A guardian has to sign too',
    'Riders under 18 need the signature of a parent or guardian.',
  ),
  'waiver-outdated': notAccepted(
    'The waiver has changed',
    'Please read the new text of the waiver and sign it again.',
  ),
  'commitment-too-low': notAccepted(
    'This is below the minimum for your routes',
    'Commit to the minimum for your routes, or more.',
  ),
  'payment-method-required': notAccepted(
    'A payment method is needed',
    'Riders save a payment method, in case they’re short at the deadline. Add one to continue.',
  ),
  'fee-not-paid': notAccepted(
    'You still have to pay the fee',
    'Pay the registration fee first, then finish.',
  ),
  'fee-processing': notAccepted(
    'Your payment is still being checked',
    'We’re checking whether your payment went through. Wait a moment and try again.',
  ),
  'fee-already-paid': notAccepted('The fee is already paid', 'Your fee is paid. You won’t be charged again.'),
  'fee-changed': notAccepted('The fee has changed', 'The amount has changed. Check the new amount first.'),
  'group-code-unknown': notAccepted(
    'We don’t recognize this group code',
    'We don’t recognize this group code. Check it with your captain and try again.',
  ),
  'group-code-expired': notAccepted(
    'This group code has expired',
    'This group code has expired. Ask your captain for a new one.',
  ),
  'group-code-used-up': notAccepted(
    'This group code is used up',
    'Everyone this group code was for has used it. Ask your captain for a new one.',
  ),
  'group-code-conflict': notAccepted(
    'This code is for another peloton',
    'This code is for another peloton, and you can ride with one a year. Remove it, or use a code from the same peloton.',
  ),
  'discount-code-unknown': notAccepted(
    'We don’t recognize this discount code',
    'We don’t recognize this discount code. Check it and try again.',
  ),
  'discount-code-expired': notAccepted(
    'This discount code has expired',
    'This discount code has expired. Continue without it, or try another.',
  ),
  'discount-code-used-up': notAccepted(
    'This discount code is used up',
    'This discount code is used up. Continue without it, or try another.',
  ),
  'sponsor-code-unknown': notAccepted(
    'We don’t recognize this sponsor code',
    'We don’t recognize this sponsor code. Check it with your sponsor.',
  ),
  'sponsor-code-expired': notAccepted(
    'This sponsor code has expired',
    'This sponsor code has expired. Ask your sponsor for a new one.',
  ),
  'sponsor-code-used-up': notAccepted(
    'This sponsor code is used up',
    'Everyone this sponsor code was for has used it. Ask your sponsor for a new one.',
  ),
});

export type RegistrationProblemCode = CodeOf<typeof registrationProblem>;
