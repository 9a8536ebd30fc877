import type { FoundingStep } from '#machines/founding/founding.types.ts';

/** The steps, as the way above them names them. */
export const stepLabels: Readonly<Record<FoundingStep, string>> = {
  naming: 'Name',
  telling: 'Story',
  planning: 'Goal and people',
  reviewing: 'Review',
};

/** A sentence under each question. */
export const stepLedes: Readonly<Record<FoundingStep, string>> = {
  naming: 'You can change it later. Four short steps, and you’re the captain.',
  telling: 'People join people. A sentence or two is plenty, and you can write it later.',
  planning: 'You can change both whenever you like.',
  reviewing: 'It’s free, and you can change everything later on your peloton’s page.',
};

/** What the button of a step does. */
export const submitText = (step: FoundingStep): string =>
  ({
    naming: 'Continue to your story',
    telling: 'Continue to goal and people',
    planning: 'Review your peloton',
    reviewing: 'Start your peloton',
  })[step];
