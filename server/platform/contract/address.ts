import type { components } from '#openapi/contract.gen.ts';

type Address = Pick<components['schemas']['Address'], 'country' | 'state'>;

/** What an address needs beyond the contract's `Address`: a state in the US. Null when nothing is missing. */
export const stateProblem = ({ country, state }: Address): string | null =>
  country === 'US' && !state?.trim() ? 'Choose your state.' : null;
