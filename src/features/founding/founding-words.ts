import type { FoundingStep } from '#machines/founding/founding.types.ts';

/** The steps' names in the stepper. */
export const stepLabels: Readonly<Record<FoundingStep, string>> = {
  naming: 'Name',
  telling: 'Story',
  planning: 'Goal and people',
  reviewing: 'Review',
};

/** The text under each question. */
export const stepLedes: Readonly<Record<FoundingStep, string>> = {
  naming: 'You can change it later. Four short steps, and you’re the captain.',
  telling: 'People join people. A sentence or two is plenty, and you can write it later.',
  planning: 'You can change both whenever you like.',
  reviewing: 'It’s free, and you can change everything later on your peloton’s page.',
};

/** The text of a step's button. */
export const submitText = (step: FoundingStep): string =>
  ({
    naming: 'Continue to your story',
    telling: 'Continue to goal and people',
    planning: 'Review your peloton',
    reviewing: 'Start your peloton',
  })[step];
