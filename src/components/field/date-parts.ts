export type DateParts = { month: string; day: string; year: string };

const two = (part: string) => (part.length === 1 ? `0${part}` : part);

/** Takes "1990-02-07" apart, and what was typed so far ("1990--7") too. */
export const partsOf = (value: string): DateParts => {
  const [year = '', month = '', day = ''] = value.split('-');
  return { month, day, year };
};

/**
 * The parts as one value: an ISO date when all are there, else what there is ("1990--7"), so that a half-typed date
 * survives a reload and still fails every check for a date. Nothing typed is the empty text.
 */
export const joined = ({ month, day, year }: DateParts) => {
  if (!month && !day && !year) return '';
  const complete = month && day && year.length === 4;
  return complete ? `${year}-${two(month)}-${two(day)}` : `${year}-${month}-${day}`;
};

/** What differs only by a leading zero is the same date: "1990-2-7" is "1990-02-07". */
export const sameDate = (a: string, b: string) => joined(partsOf(a)) === joined(partsOf(b));
