import type { components } from '#openapi/contract.gen.ts';

/** The steps a person fills in, in the order a registration goes through those it has; `complete` is done by the server. */
export const formSteps = [
  'participation',
  'profile',
  'route-signature',
  'route-gravel',
  'volunteer',
  'activity-goals',
  'fundraising',
  'additional-info',
  'waiver',
  'fee',
] as const satisfies Exclude<components['schemas']['RegistrationStep'], 'complete'>[];

export type FormStep = (typeof formSteps)[number];
