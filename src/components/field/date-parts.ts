export type DateParts = { month: string; day: string; year: string };

const two = (part: string) => (part.length === 1 ? `0${part}` : part);

/** Splits "1990-02-07", or an incomplete date ("1990--7"), into its parts. */
export const partsOf = (value: string): DateParts => {
  const [year = '', month = '', day = ''] = value.split('-');
  return { month, day, year };
};

/**
 * The parts as one value: an ISO date when complete, else the typed parts ("1990--7"). So an incomplete date survives a reload and fails
 * every date check. Without parts it is the empty text.
 */
export const joined = ({ month, day, year }: DateParts) => {
  if (!month && !day && !year) return '';
  const complete = month && day && year.length === 4;
  return complete ? `${year}-${two(month)}-${two(day)}` : `${year}-${month}-${day}`;
};

/** Ignores leading zeros: "1990-2-7" is "1990-02-07". */
export const sameDate = (a: string, b: string) => joined(partsOf(a)) === joined(partsOf(b));
