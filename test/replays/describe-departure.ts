import type { Departure } from '@product/path-driver';

/** Where a replay departs, in a sentence. */
export const describeDeparture = (what: string, { recorded, reached }: Departure): string => {
  const instead =
    reached.length === 0 ? 'the machine doesn’t take it' : `now it goes to ${reached.join(' or ')}`;
  return `departs at ${what}: recorded ${recorded}, ${instead}`;
};
