type Address = { country: string | null; state: string | null };

/** What is missing beyond the contract's `Address`: a state in the US. Null when nothing is missing. */
export const stateProblem = ({ country, state }: Address): string | null =>
  country === 'US' && !state?.trim() ? 'Choose your state.' : null;
