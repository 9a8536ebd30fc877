import type { Schemas } from '#openapi/contract.gen.ts';

/** The steps that a person fills in, in order; a registration has those that it needs. The server does `complete`. */
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
] as const satisfies Exclude<Schemas['RegistrationStep'], 'complete'>[];

export type FormStep = (typeof formSteps)[number];
